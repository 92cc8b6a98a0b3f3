import type { FrontMember } from '../../session/front-member.ts';
import { listNames } from '../../text/list-names.ts';

/** More names are counted. */
const MOST_NAMES = 4;

/** Who is in a front, as a phrase: "Luna, Ash and one other". */
export function frontPhrase(members: readonly FrontMember[]): string {
  return listNames(
    members.map(({ name }) => name),
    MOST_NAMES,
  );
}

/** The members of both, each once: those of the first in their order, then the new ones. */
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

/** A front with one moved to a position of the others. */
export function frontMoved(
  front: readonly FrontMember[],
  uuid: string,
  toIndex: number,
): readonly FrontMember[] {
  const member = front.find((it) => it.uuid === uuid);
  return member === undefined ? front : frontWithout(front, uuid).toSpliced(toIndex, 0, member);
}

/** A front with some moved, in their order, before or after one of the others. */
export function frontMovedBeside(
  front: readonly FrontMember[],
  uuids: readonly string[],
  neighbour: string,
  side: 'before' | 'after',
): readonly FrontMember[] {
  const rest = front.filter(({ uuid }) => !uuids.includes(uuid));
  const index = rest.findIndex(({ uuid }) => uuid === neighbour);
  const moved = uuids.flatMap((uuid) => front.find((member) => member.uuid === uuid) ?? []);
  return index < 0 ? front : rest.toSpliced(index + (side === 'after' ? 1 : 0), 0, ...moved);
}
