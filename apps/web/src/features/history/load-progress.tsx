import { parseTimestamp } from '@frontboard/model';
import type { SwitchHistory } from '../../sync/history/switch-history.ts';
import { Button } from '../../ui/button.tsx';
import { formatCount } from '../../ui/format-count.ts';
import { formatDay } from '../../ui/format-day.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import styles from './history-screen.module.css';
import { LoadButtons } from './load-buttons.tsx';
import { historyScreenWords } from './words.ts';

const words = historyScreenWords.state;

/** How much of the history is loaded, and the buttons that stop, continue and check again. */
export function LoadProgress({ history }: { history: SwitchHistory }) {
  const { state, error, loadedCount, loadedBackTo, checkedAtMs, recheckAll } = history;
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
      <LoadButtons history={history} />
      {state === 'complete' && !isFailed && (
        <Button size="small" variant="quiet" title={words.checkAllHint} onClick={recheckAll}>
          {words.checkAll}
        </Button>
      )}
    </div>
  );
}
