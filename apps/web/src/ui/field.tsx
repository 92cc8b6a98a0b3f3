import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

export interface FieldWords {
  label: string;
  /** One sentence under the label. */
  description?: ReactNode;
  /** What is wrong and how to put it right; its presence marks the field invalid. */
  errorMessage?: ReactNode;
}

/** Ids that tie a control to its words, and the attributes the control carries. */
export function useFieldIds({ description, errorMessage }: Omit<FieldWords, 'label'>) {
  const id = useId();
  const descriptionId = `${id}-description`;
  const errorId = `${id}-error`;
  const described = [description && descriptionId, errorMessage && errorId].filter(Boolean).join(' ');
  return {
    id,
    descriptionId,
    errorId,
    aria: {
      'aria-describedby': described || undefined,
      'aria-invalid': errorMessage ? (true as const) : undefined,
    },
  };
}

/** The error under a field; its live region is always there, so that a new error is spoken. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} aria-live="polite" className={children ? styles.error : undefined}>
      {children}
    </div>
  );
}
