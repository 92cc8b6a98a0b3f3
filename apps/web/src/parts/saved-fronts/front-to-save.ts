import { type Member, recordKey } from '@frontboard/model';
import type { FrontMember } from '../../session/front-member.ts';
import { nameOrSomeone } from '../../text/list-names.ts';

/** A front as it is saved. */
export interface FrontToSave {
  readonly members: readonly FrontMember[];
  /** Whether they are in front order. */
  readonly isInOrder: boolean;
  /** How many of its members are no longer in the system. */
  readonly formerCount: number;
}

/** The front of a switch as it is saved. `known`: its members who are in the system; `nameOf`: what they are called. */
export function frontToSave(
  front: { readonly memberIds: readonly string[]; readonly isInOrder: boolean },
  known: readonly Member[],
  nameOf: (member: Member) => string | null,
): FrontToSave {
  return {
    members: known.map((member) => ({
      uuid: recordKey(member),
      id: member.id,
      name: nameOrSomeone(nameOf(member)),
    })),
    isInOrder: front.isInOrder || front.memberIds.length < 2,
    formerCount: front.memberIds.length - known.length,
  };
}
