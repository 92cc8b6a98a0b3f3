import type { Validated } from '@frontboard/model';

/**
 * The form of a membership: for each possible member, by uuid, whether it is one. A separate field for each, so that the changes of two
 * sides are merged one by one and none undoes another.
 */
export type MembershipValues = Readonly<Record<string, boolean>>;

/** What is sent: only what differs, each reference once. */
export interface MembershipChange {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/** The values in which those of `all` that are in `chosen` are members. */
export function membershipValues(all: readonly string[], chosen: readonly string[]): MembershipValues {
  const isIn = new Set(chosen);
  return Object.fromEntries(all.map((ref) => [ref, isIn.has(ref)]));
}

/** Those that are members. */
export function chosenOf(values: MembershipValues): readonly string[] {
  return Object.keys(values).filter((ref) => values[ref] === true);
}

/** What of `changed` is to be added and removed. It is always valid. */
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
