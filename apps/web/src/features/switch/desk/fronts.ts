import type { FrontMember } from '../../../session/front-member.ts';
import { listNames } from '../../../text/list-names.ts';

/** More names are counted. */
const MOST_NAMES = 4;

/** Who is in a front, as a phrase: "Luna, Ash and one other". */
export function frontPhrase(members: readonly FrontMember[]): string {
  return listNames(
    members.map(({ name }) => name),
    MOST_NAMES,
  );
}

/** The members of both, each once: the first front in its order, then the new members. */
export function joinedFront(
  front: readonly FrontMember[],
  added: readonly FrontMember[],
): readonly FrontMember[] {
  return [...front, ...added.filter(({ uuid }) => !isIn(front, uuid))];
}

/** A front without one of its members. */
export function frontWithout(front: readonly FrontMember[], uuid: string): readonly FrontMember[] {
  return front.filter((member) => member.uuid !== uuid);
}

/** Whether a member is in a front. */
export function isIn(front: readonly FrontMember[], uuid: string): boolean {
  return front.some((member) => member.uuid === uuid);
}
