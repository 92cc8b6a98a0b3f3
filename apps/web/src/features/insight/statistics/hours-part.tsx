import type { Period } from '@frontboard/insight';
import { useMemo } from 'react';
import { useInsight } from '../../../sync/insight/use-insight.ts';
import { formatExact } from '../../../ui/format-time.ts';
import type { HistoryData } from '../history-data.ts';
import { MemberChoice } from '../member-choice.tsx';
import { insightWords } from '../words.ts';
import { HourMap } from './hour-map.tsx';

const NO_HOURS: readonly number[] = new Array<number>(168).fill(0);

interface HoursPartProps {
  data: HistoryData;
  period: Period;
  /** The known part of the period. */
  known: Period;
  nowMs: number;
  timeZone: string;
  /** Null: all switches. */
  memberId: string | null;
  onMember: (memberId: string | null) => void;
}

/** When in the week there were switches, or when a member fronted. */
export function HoursPart({ data, period, known, nowMs, timeZone, memberId, onMember }: HoursPartProps) {
  const ask = useMemo(() => ({ period, nowMs, timeZone, memberId }), [period, nowMs, timeZone, memberId]);
  const { answer } = useInsight(data.key, data.source, 'hours', ask);
  return (
    <HourMap
      hours={answer ?? NO_HOURS}
      isTime={memberId !== null}
      person={memberId === null ? null : (data.people.get(memberId) ?? null)}
      period={insightWords.picture.period(formatExact(known.fromMs), formatExact(known.toMs))}
      tools={
        <MemberChoice
          label={insightWords.statistics.hoursOf}
          people={data.people}
          value={memberId}
          onChange={onMember}
        />
      }
    />
  );
}
