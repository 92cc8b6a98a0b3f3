import { parseTimestamp } from '@frontboard/model';
import { DayField } from '../../lists/filters/day-field.tsx';
import type { SwitchHistory } from '../../sync/history/switch-history.ts';
import { formatDay } from '../../ui/time/format-day.ts';
import type { HistoryLines } from './history-lines.ts';
import { historyScreenWords } from './words.ts';

const words = historyScreenWords.filters;

interface JumpFieldProps {
  lines: HistoryLines;
  history: SwitchHistory;
  /** As `2026-05-03`; undefined for none. */
  day: string | undefined;
  onDay: (day: string | undefined) => void;
}

/** Scrolls to a date. */
export function JumpField({ lines, history, day, onDay }: JumpFieldProps) {
  const index = day === undefined ? 0 : lines.indexOfDay(day);
  const backToMs = parseTimestamp(history.loadedBackTo);
  const problem =
    backToMs === null ? words.nothingEarlier : words.notLoadedYet(formatDay(backToMs, 'medium'));
  return (
    <DayField
      label={words.jump}
      value={day}
      errorMessage={index < 0 ? problem : undefined}
      onChange={onDay}
    />
  );
}
