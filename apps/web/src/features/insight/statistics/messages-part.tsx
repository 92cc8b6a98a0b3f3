import { memo } from 'react';
import { byName } from '../../../text/by-name.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { cx } from '../../../ui/layout/class-names.ts';
import { stack } from '../../../ui/layout/layout.ts';
import { formatCount } from '../../../ui/numbers/format-count.ts';
import { DataTable } from '../data-table.tsx';
import type { HistoryData } from '../history-data.ts';
import styles from '../insight.module.css';
import { PersonName } from '../person-name.tsx';
import { insightWords } from '../words.ts';

const words = insightWords.statistics;

/** The messages of each member as totals, always by name: a count says nothing about a member. Nothing where none is shared. */
export const MessagesPart = memo(function MessagesPart({ people }: Pick<HistoryData, 'people'>) {
  const rows = [...people.values()].flatMap((person) =>
    person.messageCount === undefined ? [] : { person, count: person.messageCount },
  );
  if (rows.length === 0) return null;
  return (
    <Card as="section" className={cx(stack(4), styles.below)}>
      <h2>{words.messages}</h2>
      <p className={styles.soft}>{words.messagesHint}</p>
      <p>{words.messagesTotal(rows.reduce((sum, { count }) => sum + count, 0))}</p>
      <DataTable
        label={words.messages}
        columns={[
          {
            head: insightWords.member,
            cell: ({ person }) => <PersonName person={person} />,
            compare: (one, other) => byName(one.person, other.person),
          },
          { head: words.messages, cell: ({ count }) => formatCount(count), figure: ({ count }) => count },
        ]}
        rows={rows}
        keyOf={({ person }) => person.id}
      />
    </Card>
  );
});
