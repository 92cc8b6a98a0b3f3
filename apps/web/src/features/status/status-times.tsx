import type { SystemView } from '../../cache/naming/system-view.ts';
import { useNow } from '../../state/use-now.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import styles from './status-times.module.css';
import { statusWords } from './words.ts';

interface StatusTimesProps {
  view: SystemView;
  showLastSwitch: boolean;
  showUpdateTime: boolean;
  /** Leaves the age of what can not be renewed to another place. */
  hideStale?: boolean;
}

/** Younger than this, what can not be renewed is as good as new, and the line above all systems tells it anyway. */
const NOTABLE_AGE_MS = 10 * 60_000;
const TICK_MS = 60_000;

/**
 * The times of one system, as the options ask for them. When what is shown can not be renewed and grows old, its age is
 * told whatever the options say. A line that is asked for keeps its place while its time is on its way.
 */
export function StatusTimes({ view, showLastSwitch, showUpdateTime, hideStale = false }: StatusTimesProps) {
  const { lastSwitch, updatedAtMs, staleSinceMs } = view;
  const isLoading = view.note?.kind === 'loading';
  const hasLastSwitch = showLastSwitch && (isLoading || lastSwitch !== null);
  const hasUpdateTime = showUpdateTime && (isLoading || updatedAtMs !== null);
  const oldAge = staleSinceMs !== null && !showUpdateTime && !hideStale && <OldAge sinceMs={staleSinceMs} />;
  if (!hasLastSwitch && !hasUpdateTime) return oldAge;
  return (
    <div className={styles.times}>
      {hasLastSwitch && lastSwitch !== null && (
        <RelativeTime at={lastSwitch} prefix={statusWords.lastSwitch} />
      )}
      {hasUpdateTime && updatedAtMs !== null && (
        <RelativeTime
          at={updatedAtMs}
          prefix={staleSinceMs === null ? statusWords.updatedAt : statusWords.lastKnown}
        />
      )}
      {oldAge}
    </div>
  );
}

/** The age of what can not be renewed, from when it is worth knowing. */
function OldAge({ sinceMs }: { sinceMs: number }) {
  const nowMs = useNow(TICK_MS);
  if (nowMs - sinceMs < NOTABLE_AGE_MS) return null;
  return (
    <span className={styles.times}>
      <RelativeTime at={sinceMs} prefix={statusWords.lastKnown} />
    </span>
  );
}
