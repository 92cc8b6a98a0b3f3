import type { PeopleIn } from '../../../parts/ribbon/person.ts';
import { DrawnRibbon } from '../../../parts/ribbon/ribbon.tsx';
import { ribbonText } from '../../../parts/ribbon/ribbon-text.ts';
import { dateFormat } from '../../../platform/device-format.ts';
import { localDayOf } from '../../../platform/local-day.ts';
import { nameParts } from '../../../text/list-names.ts';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { clockOptions } from '../../../ui/time/format-moment.ts';
import { ListLink, useListLinks } from '../list-link.tsx';
import { insightWords } from '../words.ts';
import { columnName } from './column-names.ts';
import type { ColumnUnit } from './columns-of.ts';
import { type DrawnColumn, whoIn } from './drawn-columns.ts';
import styles from './who-was-here.module.css';

const words = insightWords.statistics.who;
const MOST_NAMES = 24;

interface ColumnCardProps {
  column: DrawnColumn;
  unit: ColumnUnit;
  peopleIn: PeopleIn;
  /** Whose time is shown; null for all. */
  memberId: string | null;
  nowMs: number;
  lookedUpId: string | null;
}

/** A column of the picture by itself: its ribbon, who was in front and when, and the way to its switches. */
export function ColumnCard({ column, unit, peopleIn, memberId, nowMs, lookedUpId }: ColumnCardProps) {
  const links = useListLinks(lookedUpId);
  const { period, parts, content } = column;
  const clock = dateFormat(clockOptions());
  const text =
    parts === null
      ? whoIn(column, MOST_NAMES)
      : ribbonText(parts, period, {
          nowMs,
          namesIn: (ids, max) =>
            nameParts(
              peopleIn(ids).map(({ name }) => name),
              max,
            ),
          time: (atMs) => clock.format(atMs),
        });
  return (
    <div className={styles.card}>
      <div className={styles.cardHead}>
        <h3>{columnName(column, unit)}</h3>
        <ListLink
          links={links}
          memberIds={memberId === null ? [] : [memberId]}
          days={{ from: localDayOf(period.fromMs), to: localDayOf(period.toMs - 1) }}
        >
          {words.open}
        </ListLink>
      </div>
      <DrawnRibbon {...content} label={null} />
      <p role="status">
        <Foreign>{text}</Foreign>
      </p>
    </div>
  );
}
