import type { FrontersResult } from '@frontboard/client';
import type { CachedMember } from '../../persistence/documents/cached-records.ts';
import type { Front } from '../status/types.ts';
import { frontOf } from './front-of.ts';

const NOBODY = { members: [], lastSwitch: null } as const;

/** The answer about the fronters of a system that is known to exist. */
export function frontOfAnswer(answer: FrontersResult): Front {
  if (answer.state === 'private') return { state: 'private', ...NOBODY };
  return answer.state === 'not-found' ? { state: 'never-switched', ...NOBODY } : frontOf(answer);
}

/**
 * The same front with everyone nameless who is not in the member list: members that the list leaves out, the viewer is not meant to
 * meet by way of a switch. Two of them can not be distinguished.
 *
 * @param listed the ids of the list, or null when no list is known or the viewer is the owner
 */
export function hideUnlisted(front: Front, listed: ReadonlySet<string> | null): Front {
  if (listed === null || front.members.every(({ id }) => listed.has(id))) return front;
  return { ...front, members: front.members.map((member) => (listed.has(member.id) ? member : SOMEONE)) };
}

/** What the views show as "Someone". */
const SOMEONE: CachedMember = {
  id: '',
  uuid: null,
  systemId: null,
  name: '',
  displayName: null,
  color: null,
  birthday: null,
  pronouns: null,
  avatarUrl: null,
  webhookAvatarUrl: null,
  bannerUrl: null,
  description: null,
  createdAt: null,
  updatedAt: null,
};
