import { formatExact } from '../../ui/format-time.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx';
import formStyles from './edit-form.module.css';
import { clockOf, fromLocalText, offsetText, textOfTime, timesOfLocal } from './local-time-text.ts';
import { localTimeWords as words } from './local-time-words.ts';

/**
 * A date and time in the device's zone, to the second. Where the clocks are put back, it asks which of two times is meant; where they are put forward, it says
 * that there is no such time.
 */
export function LocalTimeField({ value, onChange, ...field }: Omit<TextFieldProps, 'type' | 'step'>) {
  const times = timesOfLocal(value);
  const which = value === clockOf(value) ? 'first' : 'second';
  const meant = fromLocalText(value);
  return (
    <>
      <TextField
        {...field}
        type="datetime-local"
        step={1}
        value={clockOf(value)}
        onChange={(text) => onChange(textOfTime(text, which))}
      />
      {times.length > 1 && (
        <SegmentedControl
          label={words.twice}
          options={(['first', 'second'] as const).map((one, index) => ({
            value: one,
            label: words[one](offsetText(times[index] ?? 0)),
          }))}
          value={which}
          onChange={(one) => onChange(textOfTime(value, one))}
        />
      )}
      {times.length === 0 && meant !== null && (
        <p role="status" className={formStyles.warning}>
          {words.never(formatExact(Date.parse(meant)))}
        </p>
      )}
    </>
  );
}
