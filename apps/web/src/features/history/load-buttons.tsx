import { useRef } from 'react';
import type { SwitchHistory } from '../../sync/history/switch-history.ts';
import { describeError } from '../../text/errors/describe-error.ts';
import { LeavingButton } from '../../ui/buttons/leaving-button.tsx';
import { useFocusHandedOn } from '../../ui/focus/use-focus-handed-on.ts';
import { TryAgain } from '../../ui/wait/try-again.tsx';
import styles from './load-buttons.module.css';
import { historyScreenWords } from './words.ts';

const words = historyScreenWords.state;

/** The buttons that stop and continue the loading. When one leaves, the focus moves to what replaces it, or to the next button of their line. */
export function LoadButtons({ history }: { history: SwitchHistory }) {
  const { state, error, isOnDemand, pause, resume, retry } = history;
  const box = useRef<HTMLDivElement>(null);
  const next = () => box.current?.parentElement?.querySelector('button');
  const isPaused = state === 'paused';
  return (
    <div ref={box} className={styles.buttons}>
      {(isPaused || state === 'loading') && (
        <LeavingButton size="small" handFocusTo={next} onClick={isPaused ? resume : pause}>
          {isPaused ? (isOnDemand ? words.loadOlder : words.resume) : words.pause}
        </LeavingButton>
      )}
      {error !== null && (isOnDemand || !isPaused) && (
        <Retry handFocusTo={next} untilMs={describeError(error).retryAtMs} onRetry={retry} />
      )}
    </div>
  );
}

interface RetryProps {
  handFocusTo: () => HTMLElement | null | undefined;
  untilMs: number | undefined;
  onRetry: () => void;
}

function Retry({ handFocusTo, ...retry }: RetryProps) {
  const box = useFocusHandedOn<HTMLDivElement>(handFocusTo);
  return (
    <div ref={box} className={styles.buttons}>
      <TryAgain size="small" {...retry} />
    </div>
  );
}
