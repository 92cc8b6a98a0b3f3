import type { FrontersResult } from '@frontboard/client';
import * as v from 'valibot';
import {
  type CachedMember,
  cachedMemberSchema,
  toCachedMember,
} from '../../persistence/documents/cached-records.ts';
import type { Front } from '../status/types.ts';

/** The answer about the fronters of a system that is known to exist, as it is cached and shown. */
export function frontOf({ state, members, lastSwitch, switchId }: FrontersResult): Front {
  return {
    state: state === 'not-found' ? 'never-switched' : state,
    members: members.map(toCachedMember),
    lastSwitch,
    switchId,
  };
}

/**
 * The same front without the names of members that the member list leaves out: the viewer must not learn them from a switch. Two of them
 * can't be distinguished.
 *
 * @param listed the ids of the list, or null when no list is known or the viewer is the owner
 */
export function hideUnlisted(front: Front, listed: ReadonlySet<string> | null): Front {
  if (listed === null || front.members.every(({ id }) => listed.has(id))) return front;
  return { ...front, members: front.members.map((member) => (listed.has(member.id) ? member : SOMEONE)) };
}

/** What the views show as "Someone". */
const SOMEONE: CachedMember = { ...v.getDefaults(cachedMemberSchema), id: '', name: '' };
