import type { Settings } from '../persistence/documents/settings.ts';
import { MEMBER, type MemberWord } from '../text/member-word.ts';

/** The word for members that the person has chosen; an own word counts once it has both forms. */
export function memberWordOf(settings: Settings): MemberWord {
  const { memberWord } = settings;
  if (memberWord !== 'own') return { one: memberWord, many: `${memberWord}s` };
  const one = settings.ownMemberWord.trim();
  const many = settings.ownMembersWord.trim();
  return one && many ? { one, many } : MEMBER;
}
