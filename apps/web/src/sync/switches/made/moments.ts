import { compareInstants } from '../../../cache/switches/switch-order.ts';

/** Whether two timestamps are the same time. */
export function isSameMoment(one: string, other: string): boolean {
  return compareInstants(one, other) === 0;
}

/** Order counts: the same members in another order are another switch. */
export function isSameList(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((item, index) => item === right[index]);
}
