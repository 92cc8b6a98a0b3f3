import type { ReactNode } from 'react';
import fieldStyles from '../fields/field.module.css';
import { FieldErrorText } from '../fields/field.tsx';
import { useFieldIds } from '../fields/use-field-ids.ts';
import { cx } from '../layout/class-names.ts';
import { bar } from '../layout/layout.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import styles from './form.module.css';
import { formWords } from './words.ts';

/** The props of every control of a form beside its value. */
export interface ControlWords {
  label: string;
  /** One sentence under the label. */
  description?: ReactNode;
  /** What is wrong and how to correct it; several messages are shown below each other. */
  errors?: readonly string[] | undefined;
  /** Differs from the saved value. */
  isChanged?: boolean | undefined;
}

/** The ids that connect the parts of a control, and the attributes of its input element. */
export interface ControlParts {
  id: string;
  descriptionId: string;
  errorId: string;
  aria: ReturnType<typeof useFieldIds>['aria'];
}

/** The ids of a control and its texts; see `FormField`. */
export function useControl({
  description,
  errors,
}: Pick<ControlWords, 'description' | 'errors'>): ControlParts {
  return useFieldIds({ description, errorMessage: hasErrors(errors) ? errors : undefined });
}

interface FormFieldProps extends ControlWords {
  parts: ControlParts;
  /** The length of the text and its limit, in UTF-16 units as the service counts them. */
  count?: { length: number; limit: number | undefined };
  children: ReactNode;
}

/** The frame of a control: its label, whether it was changed, a sentence, its length, and its errors. */
export function FormField({ label, description, errors, isChanged, parts, count, children }: FormFieldProps) {
  const { id, descriptionId, errorId } = parts;
  const limit = count?.limit;
  return (
    <div className={fieldStyles.field}>
      <div className={bar(3, 'baseline')}>
        <span>
          <label className={fieldStyles.label} htmlFor={id}>
            {label}
          </label>
          <ChangedMark isChanged={isChanged} />
        </span>
        {count && limit !== undefined && (
          <span className={cx(styles.count, count.length > limit && styles.over)}>
            <span aria-hidden="true">{formWords.count(count.length, limit)}</span>
            <VisuallyHidden>{formWords.spokenCount(count.length, limit)}</VisuallyHidden>
          </span>
        )}
      </div>
      {description && (
        <div id={descriptionId} className={fieldStyles.description}>
          {description}
        </div>
      )}
      {children}
      <FieldErrors id={errorId} errors={errors} />
    </div>
  );
}

/** A dot beside a label: this differs from the saved value. */
export function ChangedMark({ isChanged }: Pick<ControlWords, 'isChanged'>) {
  if (isChanged !== true) return null;
  return (
    <span className={styles.changed} title={formWords.changed}>
      <VisuallyHidden>({formWords.changed})</VisuallyHidden>
    </span>
  );
}

/** Whether there are errors. */
export function hasErrors(errors: ControlWords['errors']): boolean {
  return errors !== undefined && errors.length > 0;
}

/** The messages under a control, spoken when they appear. */
export function FieldErrors({ id, errors = [] }: { id: string; errors?: readonly string[] | undefined }) {
  return (
    <FieldErrorText id={id}>
      {errors.length === 0 ? null : (
        <span className={styles.errors}>
          {errors.map((message) => (
            <span key={message}>{message}</span>
          ))}
        </span>
      )}
    </FieldErrorText>
  );
}
