import { parseTimestamp } from '@frontboard/model';
import { deviceZone } from '../../platform/device-format.ts';
import { formatDay } from '../../ui/time/format-day.ts';
import type { HistoryData } from './history-data.ts';
import styles from './insight.module.css';
import { insightWords as words } from './words.ts';

interface HistoryNoteProps {
  data: HistoryData;
  /** The start of what is shown, in milliseconds since 1970. */
  fromMs: number;
  /** What is to be known of a time between two switches whose others are not loaded yet. */
  gap?: string;
}

/** The zone of the days and hours, and which switches of what is shown are not loaded yet. */
export function HistoryNote({ data, fromMs, gap = words.gap }: HistoryNoteProps) {
  const loadedMs = parseTimestamp(data.loadedBackTo);
  const backToMs = loadedMs !== null && loadedMs > fromMs ? loadedMs : null;
  return (
    <p className={styles.soft} role="note">
      {words.zone(deviceZone())}{' '}
      {backToMs !== null && words.partial(data.source.switches.length, formatDay(backToMs, 'long'))}{' '}
      {[...data.unknownAfter].some(Number.isFinite) && gap}
    </p>
  );
}
