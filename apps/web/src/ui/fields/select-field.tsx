import { ChevronDown } from 'lucide-react';
import { cx } from '../layout/class-names.ts';
import fieldStyles from './field.module.css';
import type { FieldWords } from './field.tsx';
import styles from './select-field.module.css';
import { useFieldIds } from './use-field-ids.ts';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
}

interface SelectFieldProps<Value extends string> extends Omit<FieldWords, 'errorMessage'> {
  options: readonly SelectOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** `row` puts the choice beside its words, as settings have it. */
  layout?: 'stack' | 'row';
  /** Not as wide as the longest option, for which all of them are measured. */
  isWidthFixed?: boolean;
}

/** One of many from a list; the platform's own list, which phones show at full size. */
export function SelectField<Value extends string>({
  label,
  description,
  options,
  value,
  onChange,
  layout = 'stack',
  isWidthFixed = false,
}: SelectFieldProps<Value>) {
  const { id, descriptionId, aria } = useFieldIds({ description });
  return (
    <div className={layout === 'row' ? fieldStyles.row : fieldStyles.field}>
      <div className={fieldStyles.rowWords}>
        <label className={fieldStyles.label} htmlFor={id}>
          {label}
        </label>
        {description && (
          <div id={descriptionId} className={fieldStyles.description}>
            {description}
          </div>
        )}
      </div>
      <div className={cx(styles.box, isWidthFixed && styles.fixed)}>
        <select
          {...aria}
          id={id}
          className={cx(fieldStyles.control, styles.select)}
          value={value}
          onChange={(event) => {
            const chosen = options[event.currentTarget.selectedIndex];
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" className={styles.arrow} />
      </div>
    </div>
  );
}
