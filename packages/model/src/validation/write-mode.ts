import { isRecord } from '../wire/fields.ts';

/** Whether something is made again or changed: what is required differs. */
export type WriteMode = 'create' | 'edit';

/** `[key]` where it has to be given: always when creating, and when editing only if the input wants to change it. */
export function requireOnCreate<const K extends string>(
  input: unknown,
  mode: WriteMode,
  key: K,
): readonly K[] {
  return mode === 'create' || (isRecord(input) && input[key] !== undefined) ? [key] : [];
}
