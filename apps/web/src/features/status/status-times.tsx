import type { SystemView } from '../../data/followed/system-view.ts';
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
  const isLoading = view.note?.kind === 'loading';
  const isStale = view.staleSinceMs !== null;
  const onlyStale = isStale && !showUpdateTime && !hideStale;
  if (!showLastSwitch && !showUpdateTime)
    return onlyStale ? <OldAge sinceMs={view.staleSinceMs} isAlone /> : null;
  return (
    <div className={styles.times}>
      {showLastSwitch && (isLoading || view.lastSwitch !== null) && (
        <span className={styles.time}>
          {view.lastSwitch !== null && <RelativeTime at={view.lastSwitch} prefix={statusWords.lastSwitch} />}
        </span>
      )}
      {showUpdateTime && (
        <span className={styles.time}>
          {view.updatedAtMs !== null && (
            <RelativeTime
              at={view.updatedAtMs}
              prefix={isStale ? statusWords.lastKnown : statusWords.updatedAt}
            />
          )}
        </span>
      )}
      {onlyStale && <OldAge sinceMs={view.staleSinceMs} />}
    </div>
  );
}

/** The age of what can not be renewed, from when it is worth knowing. */
function OldAge({ sinceMs, isAlone = false }: { sinceMs: number; isAlone?: boolean }) {
  const nowMs = useNow(TICK_MS);
  if (nowMs - sinceMs < NOTABLE_AGE_MS) return null;
  const age = <RelativeTime at={sinceMs} prefix={statusWords.lastKnown} />;
  return isAlone ? <div className={styles.times}>{age}</div> : age;
}
