import type { ReactNode } from 'react';
import styles from './field.module.css';

export interface FieldWords {
  label: string;
  /** One sentence under the label. */
  description?: ReactNode;
  /** What is wrong and how to correct it; its presence marks the field invalid. */
  errorMessage?: ReactNode;
}

/**
 * Connects a control to its texts: its purpose, and its error. Nothing else marks a control as invalid, so that none is
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

/** The error under a field; its live region always exists, so that a new error is spoken. */
export function FieldErrorText({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} aria-live="polite" className={children ? styles.error : styles.noError}>
      {children}
    </div>
  );
}
