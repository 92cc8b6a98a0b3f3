import styles from './secret-field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { VERBATIM_INPUT } from './verbatim-input.ts';

/** It is not a password of this site, so no program should offer to save or fill it. */
const NOT_A_PASSWORD = {
  type: 'text',
  ...VERBATIM_INPUT,
  'data-1p-ignore': true,
  'data-bwignore': true,
  'data-lpignore': 'true',
  'data-form-type': 'other',
} as const;

/** A field for a token or a passphrase: its letters are not shown, and nothing stores it. */
export function SecretField(props: Omit<TextFieldProps, 'type' | 'className'>) {
  return <TextField {...NOT_A_PASSWORD} {...props} className={styles.secret} />;
}
