/** What an address prepares: names, ids or uuids separated by commas, the name of a saved front, and a time. All as written. */
export interface SwitchSearch {
  members?: string;
  /** Only this device knows its members. */
  front?: string;
  at?: string;
}

/** Reads the search parameters of `/switch`; never fails. */
export function readSwitchSearch(search: Record<string, unknown>): SwitchSearch {
  const members = textOf(search.members);
  const front = textOf(search.front);
  const at = textOf(search.at);
  return {
    ...(members !== null && { members }),
    ...(front !== null && { front }),
    ...(at !== null && { at }),
  };
}

/** Whether an address prepares a switch. */
export function preparesSwitch({ members, front, at }: SwitchSearch): boolean {
  return members !== undefined || front !== undefined || at !== undefined;
}

/** A repeated parameter is a list, and digits are numbers. */
function textOf(value: unknown): string | null {
  if (Array.isArray(value)) return textOf(value.map((item) => textOf(item) ?? '').join(','));
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  return text === '' ? null : text;
}
