import { isDayKey } from '@frontboard/model';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useDraftText } from './use-draft-text.ts';

interface DayFieldProps {
  label: string;
  /** As `2026-05-03`, from the address; undefined for none. */
  value: string | undefined;
  onChange: (day: string | undefined) => void;
  errorMessage?: string | undefined;
}

/** A day in the address. A partly typed day, such as one of the year 20, is not a day yet. */
export function DayField({ label, value, onChange, errorMessage }: DayFieldProps) {
  const [text, setText] = useDraftText(value ?? '', (next) =>
    onChange(isDayKey(next) && /^[12]/.test(next) ? next : undefined),
  );
  return <TextField type="date" label={label} value={text} onChange={setText} errorMessage={errorMessage} />;
}
