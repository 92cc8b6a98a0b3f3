import { MEMBER, type MemberWord } from '../text/member-word.ts';
import type { Preferences } from './preferences.ts';

/** What members are called by the person's choice; an own word counts once both its forms are there. */
export function memberWordOf(preferences: Preferences): MemberWord {
  const { memberWord } = preferences;
  if (memberWord !== 'own') return { one: memberWord, many: `${memberWord}s` };
  const one = preferences.ownMemberWord.trim();
  const many = preferences.ownMembersWord.trim();
  return one && many ? { one, many } : MEMBER;
}
