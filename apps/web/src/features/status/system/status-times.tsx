import type { SystemView } from '../../../cache/naming/system-view.ts';
import { useNow } from '../../../state/use-now.ts';
import { useFrontUpdatedAt } from '../../../sync/refresher/status.ts';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { statusWords } from '../words.ts';
import styles from './status-times.module.css';

interface StatusTimesProps {
  view: SystemView;
  showLastSwitch: boolean;
  showUpdateTime: boolean;
  /** Another place shows the age of data that cannot be fetched again. */
  hideStale?: boolean;
}

/** Newer data that cannot be fetched again is still current, and the line above all systems shows it anyway. */
const NOTABLE_AGE_MS = 10 * 60_000;
const TICK_MS = 60_000;

/**
 * The times of one system, by the options. If the data cannot be fetched again and gets old, its age is
 * shown whatever the options say. A chosen line reserves its space while its time is loading.
 */
export function StatusTimes({ hideStale = false, ...times }: StatusTimesProps) {
  if (times.showUpdateTime || (times.view.isStale && !hideStale)) return <TimesWithAge {...times} />;
  return times.showLastSwitch && <Times {...times} updatedAtMs={null} />;
}

/** Only what shows the age of its data renders again with each answer. */
function TimesWithAge(times: Omit<TimesProps, 'updatedAtMs'>) {
  return <Times {...times} updatedAtMs={useFrontUpdatedAt(times.view.id)} />;
}

interface TimesProps extends Omit<StatusTimesProps, 'hideStale'> {
  /** Null if the age is unknown or not to be shown. */
  updatedAtMs: number | null;
}

function Times({ view, showLastSwitch, showUpdateTime, updatedAtMs }: TimesProps) {
  const { lastSwitch, isStale } = view;
  const isLoading = view.note?.kind === 'loading';
  const hasLastSwitch = showLastSwitch && (isLoading || lastSwitch !== null);
  const hasUpdateTime = showUpdateTime && (isLoading || updatedAtMs !== null);
  const notableAge = updatedAtMs !== null && !showUpdateTime && <NotableAge sinceMs={updatedAtMs} />;
  if (!hasLastSwitch && !hasUpdateTime) return notableAge;
  return (
    <div className={styles.times}>
      {hasLastSwitch && lastSwitch !== null && (
        <RelativeTime at={lastSwitch} prefix={statusWords.lastSwitch} />
      )}
      {hasUpdateTime && updatedAtMs !== null && (
        <RelativeTime at={updatedAtMs} prefix={isStale ? statusWords.lastKnown : statusWords.updatedAt} />
      )}
      {notableAge}
    </div>
  );
}

/** The age of data that cannot be fetched again, once it matters. */
function NotableAge({ sinceMs }: { sinceMs: number }) {
  const nowMs = useNow(TICK_MS);
  if (nowMs - sinceMs < NOTABLE_AGE_MS) return null;
  return (
    <span className={styles.times}>
      <RelativeTime at={sinceMs} prefix={statusWords.lastKnown} />
    </span>
  );
}
