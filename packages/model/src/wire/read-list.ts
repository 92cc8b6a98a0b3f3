import * as z from 'zod/mini';

/** An item of a list that could not be read: where it stood and why. The item itself is left out, it may hold anything. */
export interface RejectedItem {
  readonly index: number;
  readonly problems: readonly string[];
}

/** What `readList` made of a list. */
export interface ReadListResult<T> {
  /** False when the input was no list at all; `items` is empty then, and a caller usually treats it as a shape error. */
  readonly isList: boolean;
  readonly items: T[];
  readonly rejected: RejectedItem[];
}

/** Reads a list item by item, so that one bad item does not cost the others. Order is kept. Never throws. */
export function readList<T>(schema: z.ZodMiniType<T>, list: unknown): ReadListResult<T> {
  const items: T[] = [];
  const rejected: RejectedItem[] = [];
  if (!Array.isArray(list)) return { isList: false, items, rejected };
  list.forEach((item: unknown, index) => {
    const read = schema.safeParse(item);
    if (read.success) items.push(read.data);
    else rejected.push({ index, problems: read.error.issues.map((issue) => describeIssue(issue, item)) });
  });
  return { isList: true, items, rejected };
}

/**
 * A list inside a record, read item by item. It fails when the value is no list, or when items were sent and none could be
 * read: an empty list means something of its own (a switch without members is a switch-out) and must not appear by accident.
 */
export function lenientList<T>(schema: z.ZodMiniType<T>): z.ZodMiniType<T[]> {
  return z.pipe(
    z.unknown(),
    z.transform((value: unknown, context) => {
      const { isList, items, rejected } = readList(schema, value);
      if (isList && (items.length > 0 || rejected.length === 0)) return items;
      context.issues.push({
        code: 'custom',
        input: value,
        message: isList ? 'No item of the list could be read' : 'Expected array',
      });
      return z.NEVER;
    }),
  );
}

function describeIssue(issue: z.core.$ZodIssue, item: unknown): string {
  const path = issue.path.map(String).join('.');
  const missing = issue.code === 'invalid_type' && valueAt(item, issue.path) === undefined;
  return `${path === '' ? '' : `${path}: `}${missing ? 'Required' : issue.message}`;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}
