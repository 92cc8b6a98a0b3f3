import type { Validated } from '@frontboard/model';
import type { EditOptions } from '../edit/types.ts';
import type { MembershipChange, MembershipSide } from './membership-writes.ts';

/**
 * The form of a membership: for each possible member, by uuid, whether it is one. A separate field for each, so that the changes of two
 * sides are merged one by one and none undoes another.
 */
export type MembershipValues = Readonly<Record<string, boolean>>;

/** A value for each of `all`: true for the ones in `chosen`. */
export function membershipValues(all: readonly string[], chosen: readonly string[]): MembershipValues {
  const isIn = new Set(chosen);
  return Object.fromEntries(all.map((ref) => [ref, isIn.has(ref)]));
}

/** The members: the keys whose value is true. */
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

/** Which membership is edited, and what is known of it. */
export interface MembershipOptions {
  readonly side: 'members-of-group' | 'groups-of-member';
  /** The uuid of the group whose members, or of the member whose groups, are edited. */
  readonly uuid: string;
  /** Uuids of all that could be members. */
  readonly all: readonly string[];
  /** Uuids of those that are, as far as known. */
  readonly chosen: readonly string[];
  /** Called with the number of chosen records that no longer existed when they were sent. */
  readonly onGone: (count: number) => void;
}

/** A membership as a form edits it. */
type MembershipEdit = Omit<EditOptions<MembershipValues, MembershipChange>, 'isOwnPicture'>;

/** How the membership that `ends` reads and writes is edited. Keep it as long as its form is open. */
export function createMembershipEdit(ends: MembershipSide): (options: MembershipOptions) => MembershipEdit {
  /** The service's list, read just before sending. */
  let latest: readonly string[] = [];
  return ({ side, uuid, all, chosen, onGone }) => {
    const saved = membershipValues(all, chosen);
    return {
      key: `${side}:${uuid}`,
      saved,
      initial: saved,
      validate: validateMembership,
      async fetchLatest() {
        latest = await ends.fetchLatest();
        return membershipValues(all, latest);
      },
      async send({ add, remove }) {
        const gone = await ends.send({ add, remove });
        if (gone.length > 0) onGone(gone.length);
        const isOut = new Set([...remove, ...gone]);
        latest = [...latest, ...add].filter((ref) => !isOut.has(ref));
        return membershipValues(all, latest);
      },
    };
  };
}
