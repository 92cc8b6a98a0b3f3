import type { Person } from '../history-data.ts';
import { insightWords } from '../words.ts';

/** What a picture shows: whose time, or the switches of everybody, and when. Without a name, the time of somebody. */
export function pictureSubtitle(
  person: Person | null,
  period: string,
  write: (person: Person) => string,
): string {
  const whose = person === null ? insightWords.everyone : write(person) || insightWords.member;
  return `${whose}, ${period}`;
}
