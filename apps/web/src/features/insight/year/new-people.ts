import { parseTimestamp } from '@frontboard/model';
import type { Person } from '../../../parts/ribbon/person.ts';

/** A member who was added in a year. */
export interface NewPerson {
  readonly person: Person;
  readonly atMs: number;
}

/** Who was added in a year of the device's zone, in that order. Who does not share the date is not among them. */
export function newPeople(people: readonly Person[], year: number): readonly NewPerson[] {
  return people
    .flatMap((person): readonly NewPerson[] => {
      const atMs = parseTimestamp(person.createdAt ?? null);
      return atMs === null || new Date(atMs).getFullYear() !== year ? [] : [{ person, atMs }];
    })
    .sort((one, other) => one.atMs - other.atMs);
}
