import { compareInstants } from '../../../cache/switches/switch-order.ts';

/** Whether two timestamps are the same time. */
export function isSameMoment(one: string, other: string): boolean {
  return compareInstants(one, other) === 0;
}

/** Order counts: the same members in another order are another switch. */
export function isSameList(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((item, index) => item === right[index]);
}

/** The same members in any order: lists of switches have them in no certain order. No member is in a list twice. */
export function haveEqualMembers(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}
