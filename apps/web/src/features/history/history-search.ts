import { isDayKey, isShortId } from '@frontboard/model';
import { type Role, readNotedFilter } from '../../session/local/roles.ts';
import { isEntryId } from './entry-ids.ts';

/** The state of the history screen in the address. */
export interface HistorySearch {
  /** Short ids of members who front together, separated by commas. */
  with?: string | undefined;
  /** Short id of a group: one of its members is fronting. */
  group?: string | undefined;
  show?: 'alone' | 'switch-outs' | undefined;
  /** A mark that a note on this device has, of the entry or of one of its members. */
  mark?: string | undefined;
  /** A role that a member has in the entry, as noted on this device: one of the members in `with`, or anyone if that is empty. */
  role?: Role | undefined;
  /** A text to find in names, and in notes on this device. */
  q?: string | undefined;
  /** The first and the last shown day, as `2026-05-03`, in the shown zone. */
  from?: string | undefined;
  to?: string | undefined;
  /** The day that the list is scrolled to. It is not a filter. */
  day?: string | undefined;
  /** Days and times are those of the system's time zone. */
  zone?: 'system' | undefined;
  /** Id of the entry whose details are open. */
  entry?: string | undefined;
  /** The form of a forgotten switch is open. */
  add?: true | undefined;
}

/** What the address says, and the way to change it. */
export interface HistoryAddress {
  search: HistorySearch;
  /** `isStep`: Back leads to what was there before. Keep the function. */
  onSearch: (search: HistorySearch, isStep?: boolean) => void;
}

/** Reads the search parameters of a history; never fails. */
export function readHistorySearch(search: Record<string, unknown>): HistorySearch {
  const ids = textOf(search.with).split(',').filter(isShortId);
  const group = textOf(search.group);
  const q = textOf(search.q);
  const entry = textOf(search.entry);
  const { show, zone } = search;
  return {
    ...(ids.length > 0 && { with: [...new Set(ids)].join(',') }),
    ...(isShortId(group) && { group }),
    ...((show === 'alone' || show === 'switch-outs') && { show }),
    ...readNotedFilter(search),
    ...(q !== '' && { q }),
    ...(isDayKey(search.from) && { from: search.from }),
    ...(isDayKey(search.to) && { to: search.to }),
    ...(isDayKey(search.day) && { day: search.day }),
    ...(zone === 'system' && { zone }),
    ...(isEntryId(entry) && { entry }),
    ...(search.add === true && { add: true }),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
