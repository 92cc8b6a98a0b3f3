import { memo } from 'react';
import { formatExact } from '../../../ui/time/format-time.ts';
import type { HistoryData } from '../history-data.ts';
import { insightWords } from '../words.ts';
import { HourMap } from './hour-map.tsx';
import type { ShownStatistics } from './shown-statistics.ts';

interface HoursPartProps {
  shown: ShownStatistics;
  data: HistoryData;
}

/** When in the week there were switches, or when a member fronted. */
export const HoursPart = memo(function HoursPart({ shown, data }: HoursPartProps) {
  const { ask, answer } = shown;
  const { known } = answer.figures;
  return (
    <HourMap
      hours={answer.hours}
      isTime={ask.memberId !== null}
      person={ask.memberId === null ? null : (data.people.get(ask.memberId) ?? null)}
      period={insightWords.picture.period(formatExact(known.fromMs), formatExact(known.toMs))}
    />
  );
});
