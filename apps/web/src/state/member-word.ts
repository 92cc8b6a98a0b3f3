import type { Settings } from '../persistence/documents/settings.ts';
import { MEMBER, type MemberWord } from '../text/member-word.ts';

/** What members are called by the person's choice; an own word counts once both its forms are there. */
export function memberWordOf(settings: Settings): MemberWord {
  const { memberWord } = settings;
  if (memberWord !== 'own') return { one: memberWord, many: `${memberWord}s` };
  const one = settings.ownMemberWord.trim();
  const many = settings.ownMembersWord.trim();
  return one && many ? { one, many } : MEMBER;
}
