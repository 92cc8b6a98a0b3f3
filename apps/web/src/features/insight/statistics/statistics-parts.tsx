import { memo, useCallback } from 'react';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { useInTurn } from '../../../ui/use-in-turn.ts';
import type { HistoryData } from '../history-data.ts';
import { insightWords } from '../words.ts';
import { EachOfYou } from './each-of-you.tsx';
import { FiguresPart } from './figures-part.tsx';
import type { StatisticsSearch } from './search.ts';
import type { ShownStatistics } from './shown-statistics.ts';
import styles from './statistics-parts.module.css';
import { TheirHead, TheirSessions } from './their-time.tsx';
import { TogetherPart } from './together-part.tsx';
import { UsualDayPart } from './usual-day-part.tsx';
import { WhoWasHere } from './who-was-here.tsx';

const words = insightWords.statistics;
const PARTS = 3;

interface StatisticsPartsProps {
  data: HistoryData;
  shown: ShownStatistics;
  /** Keep the function. */
  onChange: (changes: Partial<Record<keyof StatisticsSearch, unknown>>) => void;
}

/** What was counted in a period. The parts below the first follow a frame each. */
export const StatisticsParts = memo(function StatisticsParts({
  data,
  shown,
  onChange,
}: StatisticsPartsProps) {
  const [who = shown, each, side] = useInTurn(shown, PARTS);
  const { known } = who.answer.figures;
  const { memberId } = who.ask;
  const person = memberId === null ? undefined : data.people.get(memberId);
  const showAll = useCallback(() => onChange({ of: undefined }), [onChange]);
  if (known.fromMs >= known.toMs) return <EmptyState title={words.nothing} />;
  return (
    <div className={styles.parts}>
      {person && <TheirHead shown={who} data={data} person={person} onAll={showAll} />}
      <div className={styles.main}>
        <WhoWasHere shown={who} data={data} />
        {each && each.ask.memberId === null && <EachOfYou shown={each} {...{ data, onChange }} />}
        {each && each.ask.memberId !== null && <TheirSessions shown={each} />}
      </div>
      <div className={styles.side}>
        {side && <UsualDayPart shown={side} data={data} />}
        {side && <TogetherPart shown={side} data={data} />}
      </div>
      {/* It counts the switches and groups of everybody. */}
      {side && data.isNoted !== true && <FiguresPart shown={side} data={data} />}
    </div>
  );
});
