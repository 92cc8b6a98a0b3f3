import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

export interface FieldWords {
  label: string;
  /** One sentence under the label. */
  description?: ReactNode;
  /** What is wrong and how to put it right; its presence marks the field invalid. */
  errorMessage?: ReactNode;
}

/**
 * Ties a control to the words about it: what it is for, and what is wrong with it. Nothing else marks a control as wrong, so that none is
 * without a message. The message is a description, too: not every screen reader knows `aria-errormessage`.
 */
export function tiedTo({
  descriptionId,
  errorId,
}: {
  descriptionId?: string | false | undefined;
  /** Only while something is wrong. */
  errorId?: string | false | undefined;
}) {
  return {
    'aria-describedby': [descriptionId, errorId].filter(Boolean).join(' ') || undefined,
    'aria-errormessage': errorId || undefined,
    'aria-invalid': errorId ? (true as const) : undefined,
  };
}

/** Ids that tie a control to its words, and the attributes the control carries. */
export function useFieldIds({ description, errorMessage }: Omit<FieldWords, 'label'>) {
  const id = useId();
  const descriptionId = `${id}-description`;
  const errorId = `${id}-error`;
  return {
    id,
    descriptionId,
    errorId,
    aria: tiedTo({
      descriptionId: Boolean(description) && descriptionId,
      errorId: Boolean(errorMessage) && errorId,
    }),
  };
}

/** The error under a field; its live region is always there, so that a new error is spoken. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} aria-live="polite" className={children ? styles.error : styles.noError}>
      {children}
    </div>
  );
}
