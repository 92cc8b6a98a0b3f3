import { parseTimestamp } from '@frontboard/model';
import { deviceZone } from '../../platform/device-format.ts';
import { formatDay } from '../../ui/format-day.ts';
import type { HistoryData } from './history-data.ts';
import styles from './insight.module.css';
import { insightWords as words } from './words.ts';

/** The zone of the days and hours, and which switches are not loaded yet. */
export function HistoryNote({ data }: { data: HistoryData }) {
  const backToMs = parseTimestamp(data.loadedBackTo);
  return (
    <p className={styles.soft} role="note">
      {words.zone(deviceZone())}{' '}
      {backToMs !== null && words.partial(data.source.switches.length, formatDay(backToMs, 'long'))}{' '}
      {data.hasGap && words.gap}
    </p>
  );
}
