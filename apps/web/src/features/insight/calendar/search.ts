import { readMember } from '../read-member.ts';

/** The state of the calendar in the address. What is absent has its default: this month, all switches. */
export interface CalendarSearch {
  readonly view?: 'year';
  /** The shown month, as `2026-05`; its year in the view of a year. */
  readonly at?: string;
  /** Whose time is shown, by short id; all switches if absent. */
  readonly of?: string;
}

/** Reads the search of an address; invalid parts count as absent. */
export function readCalendarSearch(search: Record<string, unknown>): CalendarSearch {
  return {
    ...(search.view === 'year' && { view: 'year' }),
    ...(typeof search.at === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(search.at) && { at: search.at }),
    ...readMember(search.of),
  };
}
