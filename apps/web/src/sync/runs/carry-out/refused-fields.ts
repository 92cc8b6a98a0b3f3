import { hasErrorCode } from '@frontboard/client';
import type { LeftParts } from '../run.ts';

/** The fields among `keys` that the service refuses, with its messages. Rejects with `error` when it refuses anything else. */
export function refusedFieldsOf(error: unknown, keys: readonly string[]): LeftParts {
  const entries = hasErrorCode(error, 'invalidModel') ? Object.entries(error.fieldErrors) : [];
  const known = entries.filter(([key]) => keys.includes(key));
  if (known.length === 0) throw error;
  return Object.fromEntries(
    known.map(([key, problems]) => [
      key,
      { why: 'refused', detail: problems.map(({ message }) => message).join(' ') },
    ]),
  );
}
