import { useRef } from 'react';
import { useSession } from '../../../session/hooks.ts';
import { type FetchStep, fetchStepOf } from '../../../sync/system-file/fetch-answers.ts';
import type { FetchPurpose } from '../../../sync/system-file/system-fetch.ts';
import { describeError } from '../../../text/errors/describe-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { cluster } from '../../../ui/layout/layout.ts';
import { soft } from '../../../ui/text/text-look.ts';
import { formatDay } from '../../../ui/time/format-day.ts';
import { TryAgain } from '../../../ui/wait/try-again.tsx';
import styles from './file.module.css';
import { useSystemFetch } from './use-system-fetch.ts';
import { fileWords } from './words.ts';

const words = fileWords.progress;

/** The progress of fetching, with buttons to pause, continue and cancel. Nothing if it runs for another purpose. */
export function FetchProgress({ purpose }: { purpose: FetchPurpose }) {
  const { fetch, state } = useSystemFetch();
  const { isStored } = useSession();
  const actions = useRef<HTMLDivElement>(null);
  if (state.state === 'idle' || state.purpose !== purpose) return null;
  const step = fetchStepOf(state.fetched);
  const failure = state.state === 'failed' ? describeError(state.error) : null;
  const resume = () => void fetch.resume();
  return (
    <div className={styles.section}>
      <p role="status">
        {failure !== null ? failure.title : state.state === 'paused' ? words.paused : stepText(step)}
      </p>
      {failure?.detail && <p className={soft}>{failure.detail}</p>}
      {/* Outside of the status: it changes with every page. */}
      <p className={soft}>{historyText(step)}</p>
      {state.state === 'running' && (
        <p className={soft}>{isStored ? words.elsewhere : words.elsewhereInSession}</p>
      )}
      <div ref={actions} className={cluster(3)}>
        {state.state === 'running' && <Button onClick={fetch.pause}>{words.pause}</Button>}
        {state.state === 'paused' && <Button onClick={resume}>{words.resume}</Button>}
        {failure !== null && (
          <TryAgain
            untilMs={failure.retryAtMs}
            onRetry={resume}
            handFocusTo={() => actions.current?.querySelector('button')}
          />
        )}
        <Button onClick={fetch.cancel}>{words.cancel}</Button>
      </div>
    </div>
  );
}

/** What is being fetched, in words. */
export function stepText({ at }: FetchStep): string {
  return at === 'history' ? words.historyStarts : words[at];
}

/** How far the history is, in words; null before it is asked for. */
export function historyText({ history }: FetchStep): string | null {
  if (history === null) return null;
  return words.history(history.count, formatDay(Date.parse(history.backTo), 'long'));
}
