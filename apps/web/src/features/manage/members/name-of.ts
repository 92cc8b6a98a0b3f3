import type { Member } from '@frontboard/model';

/** A member's name as Discord shows it, with whatever is written in it: the display name, or else the name. */
export function nameOf({ displayName, name }: Pick<Member, 'displayName' | 'name'>): string {
  return displayName?.trim() || name;
}
