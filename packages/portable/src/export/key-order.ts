import {
  type AnyFields,
  CONFIG_TABLE,
  GROUP_TABLE,
  MEMBER_TABLE,
  SYSTEM_TABLE,
  tableFields,
} from '@frontboard/model';

/** The order of the keys in a file of `pk;export`: null for a value, a list for an object with keys of its own. */
type KeyOrder = readonly (readonly [key: string, inner: readonly string[] | null])[];

/** The order of a table, which the file has too. */
function orderOf(table: AnyFields): KeyOrder {
  return tableFields(table)
    .filter(([key]) => !NEVER_IN_FILES.has(key))
    .map(([key, { settings = null }]) => [key, settings]);
}

/** In the API's answers and not in a file. A token is in no answer; if one ever is, it stays out of files. */
const NEVER_IN_FILES: ReadonlySet<string> = new Set(['system', 'token']);

export const SYSTEM_KEYS = orderOf(SYSTEM_TABLE);
export const CONFIG_KEYS = orderOf(CONFIG_TABLE);
export const MEMBER_KEYS = orderOf(MEMBER_TABLE);
export const GROUP_KEYS = orderOf(GROUP_TABLE);

/** The record with its keys in the order of the file. Keys that are newer than this program come after the known ones. */
export function inOrder(record: Readonly<Record<string, unknown>>, order: KeyOrder): Record<string, unknown> {
  const ordered: Record<string, unknown> = {};
  for (const [key, inner] of order) {
    const value = record[key];
    if (value === undefined) continue;
    ordered[key] =
      inner !== null && isObject(value)
        ? inOrder(
            value,
            inner.map((name) => [name, null]),
          )
        : value;
  }
  const known = new Set(order.map(([key]) => key));
  for (const [key, value] of Object.entries(record)) {
    if (!known.has(key) && !NEVER_IN_FILES.has(key)) ordered[key] = value;
  }
  return ordered;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
