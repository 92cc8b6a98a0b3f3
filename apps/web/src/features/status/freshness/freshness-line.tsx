import { CloudOff, RefreshCw } from 'lucide-react';
import { useContext, useState } from 'react';
import { useFollowed } from '../../../state/hooks.ts';
import { useNow } from '../../../state/use-now.ts';
import { useRefreshSummary, useSlowedDown } from '../../../sync/refresher/status.ts';
import { titleOnHover } from '../../../ui/text/title-on-hover.ts';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { formatExact } from '../../../ui/time/format-time.ts';
import { RunningTimes } from '../../../ui/time/relative-time.tsx';
import { statusWords } from '../words.ts';
import { describeFreshness } from './freshness.ts';
import styles from './freshness-line.module.css';

const TICK_MS = 10_000;
/** The remaining pause is shown in seconds. */
const PAUSE_TICK_MS = 1_000;

/** The age of the data and whether it can be fetched again. The exact time is shown on hover. */
export function FreshnessLine() {
  const summary = useRefreshSummary();
  const total = useFollowed().length;
  const now = useNow(summary.pausedUntilMs === null ? TICK_MS : PAUSE_TICK_MS);
  // The shared clock ticks rarely; data that arrived since its last tick must not seem to come from the future.
  const nowMs = Math.max(now, summary.newestMs ?? 0);
  const slowedDown = useSlowedDown();
  const peak = usePeak(summary.pending);
  const isRunning = useContext(RunningTimes);
  const { text, tone, busy } = describeFreshness(
    { ...summary, total, peak, slowedDown },
    nowMs,
    isRunning ? undefined : (atMs) => formatExact(atMs),
  );
  return (
    <span className={styles.line} data-tone={tone}>
      {tone === 'away' ? (
        <CloudOff aria-hidden="true" className={styles.icon} />
      ) : (
        <RefreshCw aria-hidden="true" className={styles.icon} data-busy={busy || undefined} />
      )}
      <span {...titleOnHover(() => (summary.newestMs === null ? '' : formatExact(summary.newestMs)))}>
        {text}
      </span>
      <SpokenChanges connection={connectionOf(summary)} />
    </span>
  );
}

/** The largest value since it was last 0. */
function usePeak(value: number): number {
  const [peak, setPeak] = useState(value);
  const next = value === 0 ? 0 : Math.max(peak, value);
  if (next !== peak) setPeak(next);
  return next;
}

type Connection = 'fine' | 'offline' | 'unreachable';

function connectionOf({
  online,
  serviceReachable,
}: {
  online: boolean;
  serviceReachable: boolean;
}): Connection {
  if (!online) return 'offline';
  return serviceReachable ? 'fine' : 'unreachable';
}

/** Announces only when the connection is lost and restored: a line that ticks would never be silent. */
function SpokenChanges({ connection }: { connection: Connection }) {
  const [former, setFormer] = useState(connection);
  const [spoken, setSpoken] = useState('');
  if (former !== connection) {
    setFormer(connection);
    setSpoken(connection === 'fine' ? statusWords.spoken.back : statusWords.spoken[connection]);
  }
  return (
    <VisuallyHidden>
      <span role="status">{spoken}</span>
    </VisuallyHidden>
  );
}
