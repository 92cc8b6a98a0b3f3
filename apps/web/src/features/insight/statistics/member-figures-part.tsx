import { memo } from 'react';
import { Card } from '../../../ui/card.tsx';
import type { HistoryData } from '../history-data.ts';
import styles from '../insight.module.css';
import { ListLink, useListLinks } from '../list-link.tsx';
import { PersonName } from '../person-name.tsx';
import { insightWords } from '../words.ts';
import { FiguresTable, sortedFigures } from './member-figures.tsx';
import { daysOf, type ShownStatistics, shareMode } from './shown-statistics.ts';
import { Summary } from './summary.tsx';

const words = insightWords.statistics;

interface MemberFiguresPartProps {
  shown: ShownStatistics;
  data: HistoryData;
}

/** What is counted, as a whole and for each member. */
export const MemberFiguresPart = memo(function MemberFiguresPart({ shown, data }: MemberFiguresPartProps) {
  const { search, ask, answer } = shown;
  const { figures, before } = answer;
  const links = useListLinks(data.lookedUpId);
  const days = daysOf(shown);
  const byId = new Map(figures.members.map((it) => [it.id, it]));
  const rows = [...data.people.values()].flatMap((person) => {
    const own = byId.get(person.id);
    if (own === undefined) return [];
    return { figures: own, name: person.name, person };
  });
  return (
    <>
      <Summary of={figures} before={before} />
      <Card as="section" className={styles.part}>
        <h2>{words.members}</h2>
        <p className={styles.soft}>{words.sessionHint}</p>
        <FiguresTable
          label={words.members}
          head={insightWords.member}
          rows={sortedFigures(rows, search.sort ?? 'name')}
          nameOf={({ person }) => (
            <ListLink links={links} days={days} memberIds={[person.id]}>
              <PersonName person={person} />
            </ListLink>
          )}
          of={figures}
          mode={shareMode(search)}
          nowMs={ask.nowMs}
          beforeMs={before && new Map(before.members.map(({ id, totalMs }) => [id, totalMs]))}
        />
      </Card>
    </>
  );
});
