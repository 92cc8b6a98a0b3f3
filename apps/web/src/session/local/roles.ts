/** What a member can be in a switch, beside their place in PluralKit's order. Apart from the tables, because an address can have one. */
export const ROLES = ['primary', 'cofronting', 'near'] as const;

export type Role = (typeof ROLES)[number];

/** What is filtered by, of what is noted on this device about switches. */
export interface NotedFilter {
  readonly mark?: string | undefined;
  readonly role?: Role | undefined;
}

/** Reads a filter from an address; never fails. */
export function readNotedFilter(search: Readonly<Record<string, unknown>>): NotedFilter {
  const mark = typeof search.mark === 'number' ? String(search.mark) : search.mark;
  const role = ROLES.find((it) => it === search.role);
  return {
    ...(typeof mark === 'string' && mark.trim() !== '' && { mark: mark.trim() }),
    ...(role !== undefined && { role }),
  };
}
