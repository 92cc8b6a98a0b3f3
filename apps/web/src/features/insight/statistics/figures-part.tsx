import type { PeriodFigures } from '@frontboard/insight';
import { memo } from 'react';
import { calendarWords } from '../../../parts/calendar/calendar-words.ts';
import { listNames } from '../../../text/list-names.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { stack } from '../../../ui/layout/layout.ts';
import { formatDuration } from '../../../ui/time/format-duration.ts';
import type { HistoryData } from '../history-data.ts';
import styles from '../insight.module.css';
import { insightWords } from '../words.ts';
import { YearLink } from '../year-link.tsx';
import { countMembers } from './count-members.ts';
import { DayBars } from './day-bars.tsx';
import { GroupsPart } from './groups-part.tsx';
import { HoursPart } from './hours-part.tsx';
import { MessagesPart } from './messages-part.tsx';
import type { ShownStatistics } from './shown-statistics.ts';

const words = insightWords.statistics;

const MOST_STATES = 4;

interface FiguresPartProps {
  shown: ShownStatistics;
  data: HistoryData;
}

/** The period in a line of numbers, and behind a press what else was counted. */
export const FiguresPart = memo(function FiguresPart({ shown, data }: FiguresPartProps) {
  const { ask, answer } = shown;
  const { figures, before } = answer;
  return (
    <>
      {ask.memberId === null && (
        <Card as="section" aria-label={words.inFigures} className={stack(4)}>
          <h2>{words.inFigures}</h2>
          <p>{lineOf(figures, data)}</p>
          {before !== null && <p className={styles.soft}>{words.before(lineOf(before, data))}</p>}
          <div>
            <YearLink lookedUpId={data.lookedUpId}>{words.quilt}</YearLink>
          </div>
        </Card>
      )}
      <Disclosure title={words.more} isDrawnOnceOpened>
        <div className={stack(4)}>
          <HoursPart shown={shown} data={data} />
          <DayBars shown={shown} />
          <GroupsPart shown={shown} data={data} />
          <MessagesPart people={data.people} />
        </div>
      </Disclosure>
    </>
  );
});

function lineOf(figures: PeriodFigures, { people }: HistoryData): string {
  const { switches, switchOuts, noFronterMs } = figures;
  const { count, hasOthers, states } = countMembers(figures, people);
  return words.line([
    calendarWords.switches(switches),
    words.switchOuts(switchOuts),
    hasOthers ? words.memberCountAndSomeone(count) : words.memberCount(count),
    ...(states.length === 0 ? [] : [listNames(states, MOST_STATES)]),
    words.noFronterTime(formatDuration(noFronterMs)),
  ]);
}
