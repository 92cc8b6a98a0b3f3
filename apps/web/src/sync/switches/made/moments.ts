import { timestampSortKey } from '@frontboard/model';

/** A time in a comparable form; the service returns more or fewer digits than were sent. */
export function momentOf({ timestamp }: { readonly timestamp: string }): string {
  return timestampSortKey(timestamp) ?? '';
}

/** Whether two timestamps are the same time. */
export function isSameMoment(one: string, other: string): boolean {
  return momentOf({ timestamp: one }) === momentOf({ timestamp: other });
}

/** Order counts: the same members in another order are another switch. */
export function isSameList(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((item, index) => item === right[index]);
}
