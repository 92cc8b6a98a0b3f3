import type { Pairs } from '@frontboard/insight';
import { memo } from 'react';
import type { Person } from '../../../parts/ribbon/person.ts';
import { byName, sortedByName } from '../../../text/by-name.ts';
import { listNames } from '../../../text/list-names.ts';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { DataTable } from '../data-table.tsx';
import { Duration } from '../duration.tsx';
import type { HistoryData } from '../history-data.ts';
import insightStyles from '../insight.module.css';
import { ListLink, useListLinks } from '../list-link.tsx';
import { PersonFace } from '../person-face.tsx';
import { PersonName } from '../person-name.tsx';
import { PictureFrame } from '../picture-frame.tsx';
import { insightWords } from '../words.ts';
import type { StatisticsSearch } from './search.ts';
import { daysOf, type ShownStatistics } from './shown-statistics.ts';
import styles from './together-part.module.css';

const words = insightWords.statistics;
/** Pairs with their faces; the table has all that were counted. */
const MOST_SHOWN = 7;
const FACE_PX = 32;

interface TogetherPartProps {
  shown: ShownStatistics;
  data: HistoryData;
}

/** Who was in front together, and how long. */
export const TogetherPart = memo(function TogetherPart({ shown, data }: TogetherPartProps) {
  const { search, ask, answer } = shown;
  const links = useListLinks(data.lookedUpId);
  const days = daysOf(shown);
  // The service's order is by time: those who were together longest are shown, by name.
  const longest = namedPairs(answer.pairs.longest.slice(0, MOST_SHOWN), data, search);
  return (
    <PictureFrame
      title={ask.memberId === null ? words.pairs : words.their.company}
      className={insightStyles.below}
      sentence={
        longest.length === 0
          ? data.isNoted
            ? insightWords.statistics.noted.none
            : ask.memberId === null
              ? words.noPairs
              : words.their.noCompany
          : answer.pairs.count > longest.length
            ? words.pairsCut(longest.length)
            : words.pairsHint
      }
      picture={
        <ul className={styles.pairs}>
          {longest.map(({ key, both, totalMs }) => (
            <li key={key} className={styles.pair}>
              <span aria-hidden="true" className={styles.faces}>
                {both.map((person) => (
                  <PersonFace key={person.id} person={person} size={FACE_PX} />
                ))}
              </span>
              <span className={styles.names}>
                <ListLink links={links} days={days} memberIds={both.map(({ id }) => id)}>
                  <Foreign>{listNames(both.map(({ name }) => name))}</Foreign>
                </ListLink>
              </span>
              <span className={styles.time}>
                <Duration ms={totalMs} />
              </span>
            </li>
          ))}
        </ul>
      }
      table={
        <>
          <PairsNote {...answer.pairs} />
          <PairsTable shown={shown} data={data} />
        </>
      }
    />
  );
});

/** Says that a table of pairs is cut, if it is. */
function PairsNote({ longest, count }: Pairs) {
  if (longest.length >= count) return null;
  return <p className={insightStyles.soft}>{words.pairsOf(longest.length, count)}</p>;
}

/** The pairs that were counted, up to an upper bound. */
function PairsTable({ shown, data }: TogetherPartProps) {
  const { search, answer } = shown;
  const links = useListLinks(data.lookedUpId);
  const days = daysOf(shown);
  return (
    <DataTable
      label={words.pairs}
      columns={[
        {
          head: words.pairColumn,
          cell: ({ both }) => (
            <ListLink links={links} days={days} memberIds={both.map(({ id }) => id)}>
              <span className={insightStyles.both}>
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
      rows={namedPairs(answer.pairs.longest, data, search)}
      keyOf={({ key }) => key}
    />
  );
}

export interface NamedPair {
  readonly key: string;
  readonly both: readonly Person[];
  readonly totalMs: number;
  readonly name: string;
}

/** Pairs with their people, by name or the longest first. */
export function namedPairs(
  pairs: Pairs['longest'],
  { people }: HistoryData,
  { sort }: StatisticsSearch,
): readonly NamedPair[] {
  const named = pairs.map(({ memberIds, totalMs }): NamedPair => {
    const both = sortedByName(memberIds.flatMap((id) => people.get(id) ?? []));
    return { key: memberIds.join(' '), both, totalMs, name: both.map(({ name }) => name).join(' ') };
  });
  return sort === 'time' ? named : sortedByName(named);
}
