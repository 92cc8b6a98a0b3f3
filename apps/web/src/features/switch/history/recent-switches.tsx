import { useDeferredValue } from 'react';
import type { OpenMode } from '../../../parts/switches/change/form-props.ts';
import { historyEditorWords } from '../../../parts/switches/history-editor-words.ts';
import { UndoableEdits } from '../../../parts/switches/undoable-edits.tsx';
import type { HistoryRow } from '../../../persistence/history/history-row.ts';
import { describeError } from '../../../text/errors/describe-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { softSmall } from '../../../ui/text/text-look.ts';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { TryAgain } from '../../../ui/wait/try-again.tsx';
import styles from './recent-switches.module.css';
import { SwitchList } from './switch-list.tsx';
import { useRecentSwitches } from './use-recent-switches.ts';
import { historyWords as words } from './words.ts';

/** The heading's, which gets the focus when a switch with the focus disappears. */
export const RECENT_SWITCHES_ID = 'recent-switches';

interface RecentSwitchesProps {
  /** The person chose an action for a switch. Keep the function. */
  onOpen: (listed: HistoryRow | null, mode: OpenMode) => void;
}

/** The newest switches of the own system, with the actions for each. Nothing without an own system. */
export function RecentSwitches({ onOpen }: RecentSwitchesProps) {
  const own = useRecentSwitches();
  const { state, rows, atMs, error, retry } = own;
  const hasRows = rows.length > 0;
  // The rows render when there is time: the front and the members come first.
  const isDrawn = useDeferredValue(hasRows);
  if (state === 'none') return null;
  return (
    <section aria-labelledby={RECENT_SWITCHES_ID} className={styles.section}>
      <h2 id={RECENT_SWITCHES_ID} tabIndex={-1}>
        {words.title}
      </h2>
      {(state === 'loading' || (hasRows && !isDrawn)) && <Loading />}
      {state === 'failed' && (
        <Quiet title={words.failed}>
          <TryAgain untilMs={describeError(error).retryAtMs} onRetry={retry} />
        </Quiet>
      )}
      {state === 'hidden' && <Quiet title={words.hidden}>{words.hiddenText}</Quiet>}
      {state === 'loaded' && rows.length === 0 && <Quiet title={words.empty}>{words.emptyText}</Quiet>}
      {state === 'loaded' && error !== null && atMs !== null && (
        <p role="status" className={softSmall}>
          <RelativeTime at={atMs} prefix={words.known} />. {words.stale}{' '}
          <TryAgain size="small" untilMs={describeError(error).retryAtMs} onRetry={retry} />
        </p>
      )}
      {state === 'loaded' && (
        <Button size="small" onClick={() => onOpen(null, 'edit')}>
          {historyEditorWords.add}
        </Button>
      )}
      <UndoableEdits fallback={() => document.getElementById(RECENT_SWITCHES_ID)} />
      {hasRows && isDrawn && <SwitchList {...own} labelledBy={RECENT_SWITCHES_ID} onOpen={onOpen} />}
    </section>
  );
}

function Loading() {
  return (
    <div aria-busy="true" className={styles.loading}>
      <VisuallyHidden>
        <span role="status">{words.loading}</span>
      </VisuallyHidden>
      <Skeleton height="3.5rem" />
      <Skeleton height="3.5rem" />
      <Skeleton height="3.5rem" />
    </div>
  );
}

function Quiet({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className={styles.quiet}>
      <p>{title}</p>
      <div className={softSmall}>{children}</div>
    </div>
  );
}
