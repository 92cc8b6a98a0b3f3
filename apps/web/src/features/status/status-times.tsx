import type { SystemView } from '../../data/followed/system-view.ts';
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

/**
 * The times of one system, as the options ask for them. When what is shown can not be renewed, its age is told
 * whatever the options say. A line that is asked for keeps its place while its time is on its way.
 */
export function StatusTimes({ view, showLastSwitch, showUpdateTime, hideStale = false }: StatusTimesProps) {
  const isLoading = view.note?.kind === 'loading';
  const isStale = view.staleSinceMs !== null && !hideStale;
  if (!showLastSwitch && !showUpdateTime && !isStale) return null;
  return (
    <div className={styles.times}>
      {showLastSwitch && (isLoading || view.lastSwitch !== null) && (
        <span className={styles.time}>
          {view.lastSwitch !== null && <RelativeTime at={view.lastSwitch} prefix={statusWords.lastSwitch} />}
        </span>
      )}
      {(showUpdateTime || isStale) && (
        <span className={styles.time}>
          {view.updatedAtMs !== null && (
            <RelativeTime
              at={view.updatedAtMs}
              prefix={isStale ? statusWords.lastKnown : statusWords.updatedAt}
            />
          )}
        </span>
      )}
    </div>
  );
}
