import { memo } from 'react';
import { Card } from '../../../ui/layout/card.tsx';
import { cx } from '../../../ui/layout/class-names.ts';
import { stack } from '../../../ui/layout/layout.ts';
import { Foreign } from '../../../ui/text/foreign.tsx';
import type { HistoryData } from '../history-data.ts';
import styles from '../insight.module.css';
import { ListLink, useListLinks } from '../list-link.tsx';
import { insightWords } from '../words.ts';
import { FiguresTable, sortedFigures } from './member-figures.tsx';
import { daysOf, type ShownStatistics, shareMode } from './shown-statistics.ts';

const words = insightWords.statistics;

interface GroupsPartProps {
  shown: ShownStatistics;
  data: HistoryData;
}

/** The time in which any member of a group fronted. Empty if no group did. */
export const GroupsPart = memo(function GroupsPart({ shown, data }: GroupsPartProps) {
  const { search, ask, answer } = shown;
  const links = useListLinks(data.lookedUpId);
  const days = daysOf(shown);
  const byId = new Map(answer.groups.map((it) => [it.id, it]));
  const rows = data.groups.flatMap(({ id, name }) => {
    const own = byId.get(id);
    return own === undefined ? [] : { figures: own, name };
  });
  if (rows.length === 0) return null;
  return (
    <Card as="section" className={cx(stack(4), styles.below)}>
      <h2>{words.groups}</h2>
      <p className={styles.soft}>{words.groupsHint}</p>
      <FiguresTable
        label={words.groups}
        head={insightWords.group}
        rows={sortedFigures(rows, search.sort ?? 'name')}
        nameOf={({ figures, name }) => (
          <ListLink key={figures.id} links={links} days={days} groupId={figures.id}>
            <Foreign>{name}</Foreign>
          </ListLink>
        )}
        of={answer.figures}
        mode={{ ...shareMode(search, data), isFlat: false }}
        beforeMs={null}
        nowMs={ask.nowMs}
      />
    </Card>
  );
});
