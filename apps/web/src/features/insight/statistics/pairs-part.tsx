import type { Pair } from '@frontboard/insight';
import { byName } from '../../../text/by-name.ts';
import { Card } from '../../../ui/card.tsx';
import { formatDuration } from '../../../ui/format-duration.ts';
import { DataTable } from '../data-table.tsx';
import type { HistoryData } from '../history-data.ts';
import styles from '../insight.module.css';
import { ListLink, type ShownDays } from '../list-link.tsx';
import { PersonName } from '../person-name.tsx';
import { insightWords } from '../words.ts';

const words = insightWords.statistics;

interface PairsPartProps {
  pairs: readonly Pair[];
  data: HistoryData;
  sort: 'name' | 'time';
  days: ShownDays | null;
}

/** Who fronted together, and how long. */
export function PairsPart({ pairs, data, sort, days }: PairsPartProps) {
  const named = pairs.map(({ memberIds, totalMs }) => {
    const both = memberIds.flatMap((id) => data.people.get(id) ?? []).sort(byName);
    return { key: memberIds.join(' '), both, totalMs, name: both.map(({ name }) => name).join(' ') };
  });
  const rows = sort === 'time' ? named : named.toSorted(byName);
  return (
    <Card as="section" className={styles.part}>
      <h2>{words.pairs}</h2>
      <p className={styles.soft}>{rows.length === 0 ? words.noPairs : words.pairsHint}</p>
      {rows.length > 0 && (
        <DataTable
          label={words.pairs}
          columns={[words.pairColumn, words.columns.total]}
          rows={rows}
          keyOf={({ key }) => key}
          cells={({ both, totalMs }) => [
            <ListLink
              key="both"
              lookedUpId={data.lookedUpId}
              days={days}
              memberIds={both.map(({ id }) => id)}
            >
              <span className={styles.both}>
                {both.map((person) => (
                  <PersonName key={person.id} person={person} />
                ))}
              </span>
            </ListLink>,
            formatDuration(totalMs),
          ]}
        />
      )}
    </Card>
  );
}
