import type { FrontSwitch } from '@frontboard/model';
import type { FrontMember } from '../../session/front-member.ts';
import type { SwitchCopy } from './types.ts';

/** A member with all its names. */
export interface NamedMember {
  readonly uuid: string | null;
  readonly id: string;
  readonly name: string;
}

interface ListedSwitch extends Pick<FrontSwitch, 'timestamp' | 'memberIds'> {
  readonly id: string | null;
  /** Null when only their ids are known. */
  readonly members: readonly NamedMember[] | null;
}

/** A switch as a person saw it. */
export function switchCopyOf({ id, timestamp, memberIds, members }: ListedSwitch): SwitchCopy {
  const front = namedMembers(memberIds, members ?? []);
  return { switchId: id ?? '', timestamp, members: front, isWhole: members !== null || front.length === 0 };
}

/** Members by uuid or short id. An unknown one has the given reference. */
export function namedMembers(refs: readonly string[], known: readonly NamedMember[]): readonly FrontMember[] {
  return refs.map((ref) => {
    const member = known.find(({ uuid, id }) => uuid === ref || id === ref);
    return { uuid: member?.uuid ?? ref, id: member?.id ?? ref, name: member?.name ?? ref };
  });
}
