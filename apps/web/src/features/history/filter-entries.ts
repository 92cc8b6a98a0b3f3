import { type KeyWord, splitKeyWords } from '@frontboard/model/list';
import type { Role } from '../../session/local/roles.ts';
import type { Moment } from './entries.ts';
import type { EntryIndex } from './entry-index.ts';
import type { HistorySearch } from './history-search.ts';
import { membersIn } from './used-filters.ts';

export interface FilterContext {
  /** The first instant of a day in the shown zone, in ms. */
  readonly startOfDay: (key: string) => number;
  /** Short ids of the members of a group; null for an unknown group. */
  readonly groupMembers: (groupId: string) => ReadonlySet<string> | null;
  /** Short ids of the members whose names match a text. */
  readonly found: (text: string) => ReadonlySet<string>;
  /** Short ids of the members whom the viewer sees: nobody finds the others by their ids. Null for the owner. */
  readonly knownIds: ReadonlySet<string> | null;
  /** Whether what is written on this device about an entry matches; never for another system's. */
  readonly hasNote: (moment: Moment, search: NoteSearch) => boolean;
  /** Whether a word of the search text before a colon is a key of what is written on this device. */
  readonly isKey: (key: string) => boolean;
}

/** What is searched in notes: texts and marks, marks alone, roles, a word with a key. With `of`, only what is noted about members with these short ids. */
export type NoteSearch =
  | { readonly text: string }
  | { readonly mark: string; readonly of?: readonly string[] }
  | { readonly role: Role; readonly of: readonly string[] }
  | { readonly word: KeyWord };

/**
 * The entries that match a search; the same list if all match. A gap stays wherever it is in the period: its missing switches
 * may match.
 */
export function filterEntries(
  entries: EntryIndex,
  search: HistorySearch,
  context: FilterContext,
): EntryIndex {
  const together = membersIn(search);
  const isFindable = together.every((id) => context.knownIds?.has(id) ?? true);
  const group = search.group === undefined ? null : (context.groupMembers(search.group) ?? new Set());
  const { show, q = '', mark, role } = search;
  const { text, words } = splitKeyWords(q, context.isKey);
  const found = text.trim() === '' ? null : context.found(text);
  const period = periodIn(search, context);
  const isAll =
    together.length === 0 &&
    group === null &&
    found === null &&
    words.length === 0 &&
    [show, mark, role].every((part) => part === undefined);
  if (isAll && period === null) return entries;
  const { hasNote } = context;
  // Somebody may be near without being in front.
  const isNoted = (moment: Moment, id: string) =>
    (role !== undefined && hasNote(moment, { role, of: [id] })) ||
    (mark !== undefined && hasNote(moment, { mark, of: [id] }));
  const isMeant = (moment: Moment) => {
    const { memberIds } = moment;
    return (
      isFindable &&
      together.every((id) => memberIds.includes(id) || isNoted(moment, id)) &&
      (group === null || memberIds.some((id) => group.has(id))) &&
      (found === null || memberIds.some((id) => found.has(id)) || hasNote(moment, { text })) &&
      words.every((word) => hasNote(moment, { word })) &&
      (mark === undefined || hasNote(moment, { mark })) &&
      (role === undefined || hasNote(moment, { role, of: together })) &&
      (show !== 'alone' || memberIds.length === 1) &&
      (show !== 'switch-outs' || memberIds.length === 0)
    );
  };
  return entries.filter(
    (entry) =>
      (period === null ||
        ((entry.fromMs ?? Number.NEGATIVE_INFINITY) < period.endMs &&
          (entry.untilMs ?? Number.POSITIVE_INFINITY) > period.startMs)) &&
      (entry.kind === 'gap' || isMeant(entry)),
  );
}

/** From the start of the first day to the end of the last; a missing end is open. Null without both. */
function periodIn({ from, to }: HistorySearch, { startOfDay }: FilterContext) {
  if (from === undefined && to === undefined) return null;
  return {
    startMs: from === undefined ? Number.NEGATIVE_INFINITY : startOfDay(from),
    endMs: to === undefined ? Number.POSITIVE_INFINITY : startOfDay(dayAfter(to)),
  };
}

function dayAfter(key: string): string {
  return new Date(Date.parse(key) + 86_400_000).toISOString().slice(0, 10);
}
