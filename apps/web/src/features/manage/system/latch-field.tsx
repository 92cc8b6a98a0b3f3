import type { BoundField } from '../../../sync/edit/types.ts';
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx';
import { ChangedMark } from '../../../ui/form/form-field.tsx';
import { TextBox } from '../../../ui/form/text-box.tsx';
import { stack } from '../../../ui/layout/layout.ts';
import type { LatchTimeout } from './settings-values.ts';
import styles from './system-screen.module.css';
import { ownSystemWords } from './words.ts';

const words = ownSystemWords.settings.latch;
const KINDS = [
  { value: 'default', label: words.default },
  { value: 'after', label: words.after },
  { value: 'never', label: words.never },
] as const;

/** How long without a message until the latch ends. */
export function LatchField({ name, value, onChange, onBlur, errors, isChanged }: BoundField<LatchTimeout>) {
  return (
    <div data-field={name} className={stack(2)}>
      <SegmentedControl
        label={ownSystemWords.settings.labels.latch_timeout}
        mark={<ChangedMark isChanged={isChanged} />}
        description={words.text}
        options={KINDS}
        value={value.kind}
        onChange={(kind) => onChange({ ...value, kind })}
      />
      {value.kind === 'after' && (
        <div className={styles.duration}>
          <TextBox
            label={words.hours}
            errors={errors}
            inputMode="decimal"
            value={value.hours}
            onBlur={onBlur}
            onChange={(hours) => onChange({ ...value, hours })}
          />
          <TextBox
            label={words.minutes}
            inputMode="decimal"
            value={value.minutes}
            onBlur={onBlur}
            onChange={(minutes) => onChange({ ...value, minutes })}
          />
        </div>
      )}
    </div>
  );
}
