import type { Period } from '@frontboard/insight';
import { useMemo } from 'react';
import { formatDuration } from '../../../ui/format-duration.ts';
import { formatExact } from '../../../ui/format-time.ts';
import { DataTable } from '../data-table.tsx';
import styles from '../insight.module.css';
import { PersonName } from '../person-name.tsx';
import { insightWords } from '../words.ts';
import { sessionsIn, type TimelineLane } from './lanes.ts';

const words = insightWords.timeline;
const MOST_ROWS = 300;

interface TimelineTableProps {
  lanes: readonly TimelineLane[];
  view: Period;
  /** Each lane is a group. */
  isGrouped: boolean;
}

/** The sessions in view as a table, the newest first. */
export function TimelineTable({ lanes, view, isGrouped }: TimelineTableProps) {
  const sessions = useMemo(() => sessionsIn(lanes, view), [lanes, view]);
  const rows = sessions.slice(0, MOST_ROWS);
  return (
    <>
      <p className={styles.soft}>{words.tableHint(rows.length, sessions.length)}</p>
      <DataTable
        label={words.title}
        columns={[
          isGrouped ? insightWords.group : insightWords.member,
          words.start,
          words.end,
          words.duration,
        ]}
        rows={rows}
        keyOf={({ person, startMs }) => `${person.id} ${startMs}`}
        cells={({ person, startMs, endMs }) => [
          <PersonName key={person.id} person={person} />,
          formatExact(startMs),
          formatExact(endMs),
          formatDuration(endMs - startMs),
        ]}
      />
    </>
  );
}
