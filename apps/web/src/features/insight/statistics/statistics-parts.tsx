import { memo } from 'react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { HistoryData } from '../history-data.ts';
import { useInTurn } from '../use-in-turn.ts';
import { insightWords } from '../words.ts';
import { DayBars } from './day-bars.tsx';
import { GroupsPart } from './groups-part.tsx';
import { HoursPart } from './hours-part.tsx';
import { MemberFiguresPart } from './member-figures-part.tsx';
import { MessagesPart } from './messages-part.tsx';
import { PairsPart } from './pairs-part.tsx';
import type { ShownStatistics } from './shown-statistics.ts';
import { WhoWasHere } from './who-was-here.tsx';

const words = insightWords.statistics;
const PARTS = 6;

interface StatisticsPartsProps {
  data: HistoryData;
  shown: ShownStatistics;
  /** The member whose hours are chosen, also before they are loaded; null: the switches of all. */
  memberId: string | null;
  /** Keep the function. */
  onMember: (memberId: string | null) => void;
}

/** What was counted in a period. The parts below the first follow a frame each. */
export const StatisticsParts = memo(function StatisticsParts({
  data,
  shown,
  memberId,
  onMember,
}: StatisticsPartsProps) {
  const [who = shown, members, hours, days, pairs, rest] = useInTurn(shown, PARTS);
  const { known } = who.answer.figures;
  if (known.fromMs >= known.toMs) return <EmptyState title={words.nothing} />;
  return (
    <>
      <WhoWasHere shown={who} data={data} />
      {members && <MemberFiguresPart shown={members} data={data} />}
      {hours && <HoursPart shown={hours} {...{ data, memberId, onMember }} />}
      {days && <DayBars shown={days} />}
      {pairs && <PairsPart shown={pairs} data={data} />}
      {rest && <GroupsPart shown={rest} data={data} />}
      {rest && <MessagesPart people={data.people} />}
    </>
  );
});
