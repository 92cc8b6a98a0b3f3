import { facePicture, type Member, memberLabel, recordKey } from '@frontboard/model';
import type { NamingOptions } from '../../cache/naming/system-view.ts';
import type { MemberStates } from '../../session/local/member-states.ts';
import { UNKNOWN_MEMBER } from '../../sync/insight/questions.ts';
import { sortedByName } from '../../text/by-name.ts';
import { nameOrSomeone } from '../../text/list-names.ts';
import { ribbonWords } from './ribbon-words.ts';

/** A member as the pictures of a history show them. */
export interface Person {
  /** The short id. */
  readonly id: string;
  readonly name: string;
  /** Null for a state, too: it is drawn hatched. */
  readonly color: string | null;
  /** It stands for a state, such as asleep, and is not counted as one of the members. */
  readonly isState?: boolean | undefined;
  /** Their picture; absent without one. */
  readonly pictureUrl?: string | undefined;
  /** When they were added, if it is shared. */
  readonly createdAt?: string | undefined;
  /** The messages of all time; absent if the number isn't shared. */
  readonly messageCount?: number | undefined;
}

/** The members of a history by short id, in the order of their names. `isOwn`: all are known, so that an unknown one is a former member; otherwise it is someone. `states`: of the own ones. */
export function peopleOf(
  members: readonly Member[] | null,
  naming: NamingOptions,
  isOwn: boolean,
  states: MemberStates,
): ReadonlyMap<string, Person> {
  const unknown = isOwn ? ribbonWords.former : nameOrSomeone(null);
  const people: Person[] = (members ?? []).map((member) => ({
    id: member.id,
    name: nameOrSomeone(memberLabel(member, naming).name),
    ...lookOf(member, states),
    pictureUrl: facePicture(member) ?? undefined,
    createdAt: member.createdAt ?? undefined,
    messageCount: member.messageCount ?? undefined,
  }));
  people.push({ id: UNKNOWN_MEMBER, name: unknown, color: null });
  return new Map(sortedByName(people).map((person) => [person.id, person]));
}

function lookOf(member: Member, states: MemberStates): Pick<Person, 'color' | 'isState'> {
  const isState = states[recordKey(member)] === 'not-a-person';
  return isState ? { color: null, isState } : { color: member.color };
}

/** The people of a front by name; all members who must not be distinguished are one of them. */
export type PeopleIn = (memberIds: readonly string[]) => readonly Person[];

/** Finds the people of fronts among the people of a history. */
export function createPeopleIn(people: ReadonlyMap<string, Person>): PeopleIn {
  const order = new Map([...people.values()].map((person, index) => [person, index]));
  // Asked for each front and each slice of a picture, thousands of times: without an array for each member.
  return (memberIds) => {
    const found: Person[] = [];
    for (const id of memberIds) {
      const person = people.get(id) ?? people.get(UNKNOWN_MEMBER);
      if (person !== undefined) found.push(person);
    }
    if (found.length < 2) return found;
    return [...new Set(found)].sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
  };
}
