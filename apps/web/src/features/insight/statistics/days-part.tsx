import type { Period } from '@frontboard/insight';
import { useMemo } from 'react';
import { localDayOf } from '../../../lists/day-key.ts';
import { useInsight } from '../../../sync/insight/use-insight.ts';
import type { HistoryData } from '../history-data.ts';
import { DayBars } from './day-bars.tsx';

interface DaysPartProps {
  data: HistoryData;
  /** The known part of the period. */
  known: Period;
  nowMs: number;
  timeZone: string;
}

/** The switches of each day. */
export function DaysPart({ data, known, nowMs, timeZone }: DaysPartProps) {
  const ask = useMemo(() => ({ period: known, nowMs, timeZone, memberId: null }), [known, nowMs, timeZone]);
  const { answer } = useInsight(data.key, data.source, 'days', ask);
  return <DayBars days={answer ?? []} first={localDayOf(known.fromMs)} last={localDayOf(known.toMs - 1)} />;
}
