import { useId } from 'react';
import fieldStyles from '../fields/field.module.css';
import { tiedTo } from '../fields/field.tsx';
import { stack } from '../layout/layout.ts';
import styles from './choice-list.module.css';
import { ChangedMark, type ControlWords, FieldErrors, hasErrors } from './form-field.tsx';

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  /** The effect of choosing it. */
  description?: string;
}

interface ChoiceListProps<Value extends string> extends ControlWords {
  name: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of few, each with a sentence. Native radio buttons: arrow keys move between them. */
export function ChoiceList<Value extends string>({
  label,
  description,
  errors,
  isChanged,
  name,
  choices,
  value,
  onChange,
}: ChoiceListProps<Value>) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      {...tiedTo({
        descriptionId: Boolean(description) && `${id}-description`,
        errorId: hasErrors(errors) && `${id}-errors`,
      })}
      className={fieldStyles.field}
    >
      <span id={`${id}-label`} className={fieldStyles.label}>
        {label}
        <ChangedMark isChanged={isChanged} />
      </span>
      {description && (
        <div id={`${id}-description`} className={fieldStyles.description}>
          {description}
        </div>
      )}
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              aria-describedby={choice.description ? `${id}-${choice.value}` : undefined}
              checked={choice.value === value}
              className={styles.radio}
              onChange={() => onChange(choice.value)}
            />
            <span className={stack(0)}>
              <span className={fieldStyles.label}>{choice.label}</span>
              {choice.description && (
                <span id={`${id}-${choice.value}`} className={fieldStyles.description}>
                  {choice.description}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldErrors id={`${id}-errors`} errors={errors} />
    </div>
  );
}
