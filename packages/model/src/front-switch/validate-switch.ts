import { normaliseRef, refForm } from '../id/normalise-ref.ts';
import { parseTimestamp } from '../timestamp/timestamp.ts';
import { accept, type Check, checkFields, refuse, type Validated } from '../validation/check.ts';
import { isRecord } from '../wire/fields.ts';

/** A switch to record, as it is sent. */
export interface SwitchInput {
  /** ISO with `Z`, as the service requires. */
  timestamp?: string;
  /** Short ids or uuids in front order; empty is a switch-out. */
  members: string[];
}

/**
 * Checks a switch and turns it into what is sent. Both keys are required; `timestamp: 'optional'` leaves the time to the service.
 * A timestamp with an offset is turned into `Z`, one with `Z` is kept to the last digit. Members may be references or objects with
 * an `id`. Never throws.
 */
export function validateSwitch(
  input: unknown,
  { timestamp: need = 'required' }: { readonly timestamp?: 'required' | 'optional' } = {},
): Validated<SwitchInput> {
  return checkFields<SwitchInput>(
    input,
    { timestamp, members },
    need === 'required' ? ['timestamp', 'members'] : ['members'],
  );
}

const timestamp: Check<string> = (value) => {
  const text = value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString() : value;
  const ms = typeof text === 'string' ? parseTimestamp(text.trim()) : null;
  if (typeof text !== 'string' || ms === null) return refuse('Timestamp must be a valid date');
  return accept(text.trim().endsWith('Z') ? text.trim() : new Date(ms).toISOString());
};

const members: Check<string[]> = (value) => {
  if (!Array.isArray(value)) return refuse('Must provide an array of members.');
  const refs = value.map(memberRef);
  const known = refs.filter((ref) => ref !== null);
  if (known.length < refs.length) return refuse('Members must be member IDs');
  // The service refuses the same reference twice (code 40003).
  return new Set(known).size < known.length ? refuse('Duplicate members in member list.') : accept(known);
};

/** References in a body have to be exact, so they are normalised here. */
function memberRef(value: unknown): string | null {
  const id = isRecord(value) ? value.id : value;
  const ref = typeof id === 'string' ? normaliseRef(id) : '';
  const form = refForm(ref);
  return form === 'id' || form === 'uuid' ? ref : null;
}
