import type { Period, ShareMode } from '@frontboard/insight';
import { localDayOf } from '../../../lists/day-key.ts';
import type { Questions, StatisticsAnswer } from '../../../sync/insight/questions.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Foreign } from '../../../ui/foreign.tsx';
import { formatExact } from '../../../ui/format-time.ts';
import type { HistoryData } from '../history-data.ts';
import styles from '../insight.module.css';
import { ListLink, type ShownDays } from '../list-link.tsx';
import { PersonName } from '../person-name.tsx';
import { insightWords } from '../words.ts';
import { DaysPart } from './days-part.tsx';
import { HoursPart } from './hours-part.tsx';
import { FiguresTable, sortedFigures } from './member-figures.tsx';
import { MessagesPart } from './messages-part.tsx';
import { PairsPart } from './pairs-part.tsx';
import type { StatisticsChoiceProps } from './period-choice.tsx';
import { readStatisticsSearch } from './search.ts';
import { Summary } from './summary.tsx';

const words = insightWords.statistics;

interface StatisticsPartsProps extends StatisticsChoiceProps {
  data: HistoryData;
  ask: Questions['statistics']['ask'];
  answer: StatisticsAnswer;
}

/** The results for a period. */
export function StatisticsParts({ data, ask, answer, search, onSearch }: StatisticsPartsProps) {
  const { figures, before, groups, pairs } = answer;
  const { known } = figures;
  if (known.fromMs >= known.toMs) {
    return <EmptyState title={words.nothing} />;
  }
  const sort = search.sort ?? 'name';
  const mode: ShareMode = { isFlat: search.flat === true, countsNoFronter: search.noFronter !== 'out' };
  const beforeMs = before && new Map(before.members.map(({ id, totalMs }) => [id, totalMs]));
  const { lookedUpId } = data;
  const days = search.period === 'all' ? null : daysOf(ask.period);
  const members = figures.members.flatMap((it) => {
    const person = data.people.get(it.id);
    if (person === undefined) return [];
    const shown = (
      <ListLink key={it.id} {...{ lookedUpId, days }} memberIds={[it.id]}>
        <PersonName person={person} />
      </ListLink>
    );
    return [{ figures: it, name: person.name, shown }];
  });
  const names = new Map(data.groups.map(({ id, name }) => [id, name]));
  const groupRows = groups.map((it) => {
    const name = names.get(it.id) ?? '';
    const shown = (
      <ListLink key={it.id} {...{ lookedUpId, days }} groupId={it.id}>
        <Foreign>{name}</Foreign>
      </ListLink>
    );
    return { figures: it, name, shown };
  });
  return (
    <>
      <p className={styles.soft}>{words.counted(formatExact(known.fromMs), formatExact(known.toMs))}</p>
      <Summary of={figures} before={before} />
      <Card as="section" className={styles.part}>
        <h2>{words.members}</h2>
        <p className={styles.soft}>{words.sessionHint}</p>
        <FiguresTable
          label={words.members}
          head={insightWords.member}
          rows={sortedFigures(members, sort)}
          of={figures}
          mode={mode}
          beforeMs={beforeMs}
        />
      </Card>
      <HoursPart
        data={data}
        period={ask.period}
        known={known}
        nowMs={ask.nowMs}
        timeZone={ask.timeZone}
        memberId={search.of ?? null}
        onMember={(of) => onSearch(readStatisticsSearch({ ...search, of: of ?? undefined }))}
      />
      <DaysPart data={data} known={known} nowMs={ask.nowMs} timeZone={ask.timeZone} />
      <PairsPart {...{ pairs, data, sort, days }} />
      {groupRows.length > 0 && (
        <Card as="section" className={styles.part}>
          <h2>{words.groups}</h2>
          <p className={styles.soft}>{words.groupsHint}</p>
          <FiguresTable
            label={words.groups}
            head={insightWords.group}
            rows={sortedFigures(groupRows, sort)}
            of={figures}
            mode={{ ...mode, isFlat: false }}
            beforeMs={null}
          />
        </Card>
      )}
      <MessagesPart people={data.people} />
    </>
  );
}

/** The days of a period, in the zone of the device. */
function daysOf({ fromMs, toMs }: Period): ShownDays {
  return { from: localDayOf(fromMs), to: localDayOf(toMs - 1) };
}
