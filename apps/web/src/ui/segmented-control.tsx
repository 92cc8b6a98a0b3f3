import { type ReactNode, useId } from 'react';
import { cx } from './class-names.ts';
import fieldStyles from './field.module.css';
import styles from './segmented-control.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
}

interface SegmentedControlProps<Value extends string> {
  label: string;
  description?: ReactNode;
  options: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** `hidden` speaks the label only; `row` puts the choice beside its words. */
  layout?: 'stack' | 'row' | 'hidden';
  /** Icons alone where the screen is narrow; the labels are still spoken. */
  isCompact?: boolean;
}

/** One of few, all in sight. Native radio buttons underneath: arrow keys move between them. */
export function SegmentedControl<Value extends string>({
  label,
  description,
  options,
  value,
  onChange,
  layout = 'stack',
  isCompact = false,
}: SegmentedControlProps<Value>) {
  const id = useId();
  const words = (
    <div className={fieldStyles.rowWords}>
      <span id={`${id}-label`} className={fieldStyles.label}>
        {label}
      </span>
      {description && (
        <span id={`${id}-description`} className={fieldStyles.description}>
          {description}
        </span>
      )}
    </div>
  );
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={layout === 'row' ? fieldStyles.row : layout === 'stack' ? styles.stack : undefined}
    >
      {layout === 'hidden' ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      <div className={cx(styles.segments, isCompact && styles.compact)}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              name={id}
              className={styles.input}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            <span className={styles.label}>{option.label}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
