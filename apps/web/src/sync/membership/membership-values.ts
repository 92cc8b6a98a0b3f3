import type { Validated } from '@frontboard/model';

/**
 * The form of a membership: for each that could be in, by uuid, whether it is. A field of its own for each, so that what two
 * sides change is joined one by one and nobody's change undoes another's.
 */
export type MembershipValues = Readonly<Record<string, boolean>>;

/** What is sent: only what differs, each reference once. */
export interface MembershipChange {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/** The values where of `all` those in `chosen` are in. */
export function membershipValues(all: readonly string[], chosen: readonly string[]): MembershipValues {
  const isIn = new Set(chosen);
  return Object.fromEntries(all.map((ref) => [ref, isIn.has(ref)]));
}

/** Those that are in. */
export function chosenOf(values: MembershipValues): readonly string[] {
  return Object.keys(values).filter((ref) => values[ref] === true);
}

/** What of `changed` is to be put in and taken out. There is nothing to be wrong with it. */
export function validateMembership(
  values: MembershipValues,
  changed: readonly string[],
): Extract<Validated<MembershipChange>, { ok: true }> {
  const refs = [...new Set(changed)];
  return {
    ok: true,
    value: {
      add: refs.filter((ref) => values[ref] === true),
      remove: refs.filter((ref) => values[ref] !== true),
    },
  };
}
