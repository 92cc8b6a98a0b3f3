import type { Period } from '@frontboard/insight';
import { useMemo } from 'react';
import { byName } from '../../../text/by-name.ts';
import { DataTable } from '../data-table.tsx';
import styles from '../insight.module.css';
import { PersonName } from '../person-name.tsx';
import { sessionColumns } from '../session-columns.tsx';
import { insightWords } from '../words.ts';
import { type LaneSession, sessionsIn, type TimelineLane } from './lanes.ts';

const words = insightWords.timeline;
const MOST_ROWS = 300;

interface TimelineTableProps {
  lanes: readonly TimelineLane[];
  view: Period;
  /** Each lane is a group. */
  isGrouped: boolean;
  /** Until when the lanes go. */
  nowMs: number;
}

/** The sessions in view as a table, the newest first. */
export function TimelineTable({ lanes, view, isGrouped, nowMs }: TimelineTableProps) {
  const sessions = useMemo(() => sessionsIn(lanes, view), [lanes, view]);
  const rows = sessions.slice(0, MOST_ROWS);
  return (
    <>
      <p className={styles.soft}>{words.tableHint(rows.length, sessions.length)}</p>
      <DataTable
        label={words.title}
        columns={[
          {
            head: isGrouped ? insightWords.group : insightWords.member,
            cell: ({ person }) => <PersonName person={person} />,
            compare: (one, other) => byName(one.person, other.person),
          },
          ...sessionColumns<LaneSession>(({ startMs, endMs }) => ({ fromMs: startMs, toMs: endMs }), nowMs),
        ]}
        rows={rows}
        keyOf={({ person, startMs }) => `${person.id} ${startMs}`}
      />
    </>
  );
}
