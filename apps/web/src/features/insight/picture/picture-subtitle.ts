import type { Person } from '../../../parts/ribbon/person.ts';
import { insightWords } from '../words.ts';

/** What a picture shows: whose time, or all switches, and when. Without a name, the time of a member. */
export function pictureSubtitle(
  person: Person | null,
  period: string,
  write: (person: Person) => string,
): string {
  const whose = person === null ? insightWords.everyone : write(person) || insightWords.member;
  return `${whose}, ${period}`;
}
