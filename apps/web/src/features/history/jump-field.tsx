import { parseTimestamp } from '@frontboard/model';
import { useState } from 'react';
import type { SwitchHistory } from '../../sync/history/switch-history.ts';
import { formatDay } from '../../ui/format-day.ts';
import { TextField } from '../../ui/text-field.tsx';
import { type HistoryLine, lineOfDay } from './days.ts';
import { historyScreenWords } from './words.ts';

const words = historyScreenWords.filters;

interface JumpFieldProps {
  lines: readonly HistoryLine[];
  history: SwitchHistory;
  onJump: (lineIndex: number) => void;
}

/** Leads to a date. */
export function JumpField({ lines, history, onJump }: JumpFieldProps) {
  const [value, setValue] = useState('');
  const isDate = /^[12]\d{3}-\d\d-\d\d$/.test(value);
  const index = isDate ? lineOfDay(lines, value) : 0;
  const backToMs = parseTimestamp(history.loadedBackTo);
  const problem =
    backToMs === null ? words.nothingEarlier : words.notLoadedYet(formatDay(backToMs, 'medium'));
  return (
    <TextField
      label={words.jump}
      type="date"
      value={value}
      errorMessage={index < 0 ? problem : undefined}
      onChange={(next) => {
        setValue(next);
        if (!/^[12]\d{3}-\d\d-\d\d$/.test(next)) return;
        const at = lineOfDay(lines, next);
        onJump(at < 0 ? lines.length - 1 : at);
      }}
    />
  );
}
