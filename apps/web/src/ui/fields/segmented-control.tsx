import { type ReactNode, useId } from 'react';
import { stack } from '../layout/layout.ts';
import fieldStyles from './field.module.css';
import { tiedTo } from './field.tsx';
import styles from './segmented-control.module.css';

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  /** Identifies it for a shortcut. */
  shortcut?: string;
}

interface SegmentedControlProps<Value extends string> {
  label: string;
  /** Something beside the label, such as that it was changed. */
  mark?: ReactNode;
  description?: ReactNode;
  /** The id of the message beside it; only while something is wrong. */
  errorId?: string | undefined;
  options: readonly Segment<Value>[];
  /** Null: nothing is chosen yet. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** `row` puts the choice beside its words. */
  layout?: 'stack' | 'row';
}

/** One of few, all visible. Native radio buttons: arrow keys move between them. */
export function SegmentedControl<Value extends string>({
  label,
  mark,
  description,
  errorId,
  options,
  value,
  onChange,
  layout = 'stack',
}: SegmentedControlProps<Value>) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      {...tiedTo({ descriptionId: description ? `${id}-description` : undefined, errorId })}
      className={layout === 'row' ? fieldStyles.row : stack(2)}
    >
      <div className={fieldStyles.rowWords}>
        <span>
          <span id={`${id}-label`} className={fieldStyles.label}>
            {label}
          </span>
          {mark}
        </span>
        {description && (
          <span id={`${id}-description`} className={fieldStyles.description}>
            {description}
          </span>
        )}
      </div>
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              name={id}
              className={styles.input}
              checked={option.value === value}
              data-shortcut={option.shortcut}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            {option.label}
          </label>
        ))}
      </div>
    </div>
  );
}
