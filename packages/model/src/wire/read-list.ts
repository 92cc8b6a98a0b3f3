import * as v from 'valibot';

/** An item of a list that could not be read: its position and the reason. The item itself is left out, because it may contain anything. */
export interface RejectedItem {
  readonly index: number;
  readonly problems: readonly string[];
}

/** The result of `readList`. */
export interface ReadListResult<T> {
  /** False if the input was not a list; `items` is empty then, and a caller usually treats it as a shape error. */
  readonly isList: boolean;
  readonly items: T[];
  readonly rejected: RejectedItem[];
}

/** Reads a list item by item, so that one bad item does not affect the others. Keeps the order. Never throws. */
export function readList<T>(schema: v.GenericSchema<unknown, T>, list: unknown): ReadListResult<T> {
  const items: T[] = [];
  const rejected: RejectedItem[] = [];
  if (!Array.isArray(list)) return { isList: false, items, rejected };
  list.forEach((item: unknown, index) => {
    const read = v.safeParse(schema, item);
    if (read.success) items.push(read.output);
    else rejected.push({ index, problems: read.issues.map((issue) => describeIssue(issue)) });
  });
  return { isList: true, items, rejected };
}

/**
 * A list inside a record, read item by item. It fails if the value is not a list, or if items were sent and none could be
 * read: an empty list has its own meaning (a switch without members is a switch-out) and must not appear by accident.
 */
export function lenientList<T>(schema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T[]> {
  return v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const { isList, items, rejected } = readList(schema, dataset.value);
      if (isList && (items.length > 0 || rejected.length === 0)) return items;
      addIssue({ message: isList ? 'No item of the list could be read' : 'Expected array' });
      return NEVER;
    }),
  );
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  return `${path === null ? '' : `${path}: `}${issue.received === 'undefined' ? 'Required' : issue.message}`;
}
