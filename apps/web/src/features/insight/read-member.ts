import type { HistoryData } from './history-data.ts';

/** Reads whose time an address shows: a short id, or the sign for all members that must not be distinguished. */
export function readMember(of: unknown): { readonly of?: string } {
  return typeof of === 'string' && /^[a-z?]{1,12}$/.test(of) ? { of } : {};
}

/** Whose time a view shows; null for all, also for somebody whom its choice of members does not have. */
export function shownMember(of: string | undefined, people: HistoryData['people']): string | null {
  return of !== undefined && people.has(of) ? of : null;
}
