import { type ReactNode, useId } from 'react';
import fieldStyles from './field.module.css';
import { type FieldWords, tiedTo } from './field.tsx';
import styles from './toggle-switch.module.css';

interface ToggleSwitchProps extends Omit<FieldWords, 'errorMessage'> {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  isDisabled?: boolean | undefined;
  /** Something beside the label, such as that it was changed. */
  mark?: ReactNode;
  /** The id of the error message. */
  errorId?: string | undefined;
}

/** On or off, with immediate effect. The whole row can be pressed. */
export function ToggleSwitch({
  label,
  description,
  isSelected,
  onChange,
  isDisabled = false,
  mark,
  errorId,
}: ToggleSwitchProps) {
  const id = useId();
  return (
    <label className={styles.row}>
      <span className={fieldStyles.rowWords}>
        <span>
          <span id={`${id}-label`} className={styles.label}>
            {label}
          </span>
          {mark}
        </span>
        {description && (
          <span id={`${id}-description`} className={fieldStyles.description}>
            {description}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles.input}
        checked={isSelected}
        aria-checked={isSelected}
        disabled={isDisabled}
        aria-labelledby={`${id}-label`}
        {...tiedTo({ descriptionId: Boolean(description) && `${id}-description`, errorId })}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span aria-hidden="true" className={styles.track} />
    </label>
  );
}
