import { isRecord } from '../wire/fields.ts';

/** Whether something is created or changed: the required fields differ. */
export type WriteMode = 'create' | 'edit';

/** `[key]` if it is required: always when creating, and when editing only if the input contains it. */
export function requireOnCreate<const K extends string>(
  input: unknown,
  mode: WriteMode,
  key: K,
): readonly K[] {
  return mode === 'create' || (isRecord(input) && input[key] !== undefined) ? [key] : [];
}
