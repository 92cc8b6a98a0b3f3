import { parseTimestamp } from '@frontboard/model';
import type { SwitchHistory } from '../../sync/history/switch-history.ts';
import { describeError } from '../../text/errors/describe-error.ts';
import { Button } from '../../ui/button.tsx';
import { formatCount } from '../../ui/format-count.ts';
import { formatDay } from '../../ui/format-day.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { TryAgain } from '../../ui/wait/try-again.tsx';
import styles from './history-screen.module.css';
import { historyScreenWords } from './words.ts';

const words = historyScreenWords.state;

/** How much of the history is there, and the ways to stop, go on and check again. */
export function LoadProgress({ history }: { history: SwitchHistory }) {
  const { state, error, loadedCount, loadedBackTo, checkedAtMs, pause, resume, recheckAll } = history;
  const backToMs = parseTimestamp(loadedBackTo);
  const isFailed = error !== null;
  const title =
    state === 'complete'
      ? isFailed
        ? words.newestFailed
        : words.complete
      : { loading: words.loadingOlder, paused: words.paused, failed: words.failed }[state];
  return (
    <div className={styles.state}>
      <p>
        <span role="status">{title}</span>
        {': '}
        {words.count(formatCount(loadedCount))}
        {backToMs !== null && `, ${words.backTo(formatDay(backToMs, 'medium'))}`}
        {state === 'complete' && checkedAtMs !== null && (
          <>
            {' · '}
            <RelativeTime at={checkedAtMs} prefix={words.checked} />
          </>
        )}
      </p>
      {state === 'loading' && (
        <Button size="small" onClick={pause}>
          {words.pause}
        </Button>
      )}
      {state === 'paused' && (
        <Button size="small" onClick={resume}>
          {words.resume}
        </Button>
      )}
      {isFailed && state !== 'paused' && (
        <TryAgain size="small" untilMs={describeError(error).retryAtMs} onRetry={resume} />
      )}
      {state === 'complete' && !isFailed && (
        <Button size="small" variant="quiet" title={words.checkAllHint} onClick={recheckAll}>
          {words.checkAll}
        </Button>
      )}
    </div>
  );
}
