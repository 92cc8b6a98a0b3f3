import { useId, useState } from 'react';
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx';
import { TextField, type TextFieldProps } from '../../ui/fields/text-field.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { formatExact } from '../../ui/time/format-time.ts';
import formStyles from './edit-form.module.css';
import { clockOf, fromLocalText, offsetText, textOfTime, timesOfLocal } from './local-time-text.ts';
import { localTimeWords as words } from './local-time-words.ts';

/**
 * A date and time in the device's zone, to the second. Where the clocks are put back, it asks which of two times is meant; where they are put forward, it says
 * that there is no such time.
 */
export function LocalTimeField({ value, onChange, ...field }: Omit<TextFieldProps, 'type' | 'step'>) {
  const noteId = useId();
  const times = timesOfLocal(value);
  const isTwice = times.length > 1;
  /** Which of two times was meant last: a browser reports every step while a time is typed, and few of them exist twice. */
  const [lastMeant, setLastMeant] = useState<'first' | 'second'>('first');
  const inText = value === clockOf(value) ? 'first' : 'second';
  const which = isTwice ? inText : lastMeant;
  const meant = fromLocalText(value);
  const never = times.length === 0 && meant !== null && words.never(formatExact(Date.parse(meant)));
  const type = (text: string) => {
    setLastMeant(which);
    onChange(textOfTime(text, which));
  };
  return (
    <>
      <TextField
        {...field}
        aria-describedby={isTwice || never ? noteId : undefined}
        type="datetime-local"
        step={1}
        value={clockOf(value)}
        onChange={type}
      />
      {/* Spoken when it fills, so it is always there. */}
      <p id={noteId} role="status" className={never ? formStyles.warning : formStyles.spoken}>
        {isTwice ? <VisuallyHidden>{words.twice}</VisuallyHidden> : never}
      </p>
      {isTwice && (
        <SegmentedControl
          label={words.twice}
          options={(['first', 'second'] as const).map((one, index) => ({
            value: one,
            label: words[one](offsetText(times[index] ?? 0)),
          }))}
          value={inText}
          onChange={(one) => onChange(textOfTime(value, one))}
        />
      )}
    </>
  );
}
