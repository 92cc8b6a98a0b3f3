import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../layout/class-names.ts';
import styles from './field.module.css';
import { FieldErrorText, type FieldWords } from './field.tsx';
import { useFieldIds } from './use-field-ids.ts';

export interface TextFieldProps
  extends FieldWords,
    Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value' | 'children'> {
  value: string;
  onChange: (value: string) => void;
  /** Something beside the input, such as a button. */
  after?: ReactNode;
}

/** One line of text with its label, an explanation and an error. */
export function TextField({
  label,
  description,
  errorMessage,
  value,
  onChange,
  after,
  className,
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps) {
  const { id, descriptionId, errorId, aria } = useFieldIds({ description, errorMessage });
  const { 'aria-describedby': ownText } = aria;
  return (
    <div className={cx(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {description && (
        <div id={descriptionId} className={styles.description}>
          {description}
        </div>
      )}
      <div className={styles.inputRow}>
        <input
          autoComplete="off"
          {...rest}
          {...aria}
          aria-describedby={[ownText, describedBy].filter(Boolean).join(' ') || undefined}
          id={id}
          className={styles.control}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {after}
      </div>
      <FieldErrorText id={errorId}>{errorMessage}</FieldErrorText>
    </div>
  );
}
