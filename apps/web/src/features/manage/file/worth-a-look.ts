import type { Group, Member } from '@frontboard/model';
import { isFilled } from '@frontboard/model/list';

/** What a person may want to look at after an import: how many records, and the filter that lists them. */
export type WorthALook =
  | {
      readonly kind: 'picture' | 'hidden';
      readonly count: number;
      readonly to: '/manage/members';
      readonly search: { readonly hasNot?: 'avatar'; readonly privacy?: 'hidden' };
    }
  | {
      readonly kind: 'empty';
      readonly count: number;
      readonly to: '/manage/groups';
      readonly search: { readonly hasNot: 'members' };
    };

/** What an import often leaves open; only what the system has. The counts agree with the lists that the links lead to. */
export function worthALook(members: readonly Member[], groups: readonly Group[]): readonly WorthALook[] {
  const all: readonly WorthALook[] = [
    {
      kind: 'picture',
      count: members.filter(({ avatarUrl }) => !isFilled(avatarUrl)).length,
      to: '/manage/members',
      search: { hasNot: 'avatar' },
    },
    {
      kind: 'hidden',
      count: members.filter(({ privacy }) => privacy?.visibility === 'private').length,
      to: '/manage/members',
      search: { privacy: 'hidden' },
    },
    {
      kind: 'empty',
      count: groups.filter(({ memberRefs }) => memberRefs?.length === 0).length,
      to: '/manage/groups',
      search: { hasNot: 'members' },
    },
  ];
  return all.filter(({ count }) => count > 0);
}
