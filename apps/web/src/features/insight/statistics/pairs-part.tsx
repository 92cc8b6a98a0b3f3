import { memo } from 'react';
import { byName, sortedByName } from '../../../text/by-name.ts';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { DataTable } from '../data-table.tsx';
import { Duration } from '../duration.tsx';
import type { HistoryData } from '../history-data.ts';
import styles from '../insight.module.css';
import { ListLink, useListLinks } from '../list-link.tsx';
import { PersonName } from '../person-name.tsx';
import { insightWords } from '../words.ts';
import { daysOf, type ShownStatistics } from './shown-statistics.ts';

const words = insightWords.statistics;

interface PairsPartProps {
  shown: ShownStatistics;
  data: HistoryData;
}

/** Who fronted together, and how long. */
export const PairsPart = memo(function PairsPart({ shown, data }: PairsPartProps) {
  const { search, answer } = shown;
  const links = useListLinks(data.lookedUpId);
  const days = daysOf(shown);
  const named = answer.pairs.map(({ memberIds, totalMs }) => {
    const both = sortedByName(memberIds.flatMap((id) => data.people.get(id) ?? []));
    return { key: memberIds.join(' '), both, totalMs, name: both.map(({ name }) => name).join(' ') };
  });
  const rows = search.sort === 'time' ? named : sortedByName(named);
  return (
    <Card as="section" className={cx(styles.part, styles.below)}>
      <h2>{words.pairs}</h2>
      <p className={styles.soft}>{rows.length === 0 ? words.noPairs : words.pairsHint}</p>
      {rows.length > 0 && (
        <DataTable
          label={words.pairs}
          columns={[
            {
              head: words.pairColumn,
              cell: ({ both }) => (
                <ListLink links={links} days={days} memberIds={both.map(({ id }) => id)}>
                  <span className={styles.both}>
                    {both.map((person) => (
                      <PersonName key={person.id} person={person} />
                    ))}
                  </span>
                </ListLink>
              ),
              compare: byName,
            },
            {
              head: words.columns.total,
              cell: ({ totalMs }) => <Duration ms={totalMs} />,
              figure: ({ totalMs }) => totalMs,
            },
          ]}
          rows={rows}
          keyOf={({ key }) => key}
        />
      )}
    </Card>
  );
});
