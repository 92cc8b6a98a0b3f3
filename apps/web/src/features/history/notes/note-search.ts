import { recordKey } from '@frontboard/model';
import { fitsKeyWord, type SearchKeys } from '@frontboard/model/list';
import { createMatcher } from '../../../cache/naming/search.ts';
import { switchNoteWords } from '../../../parts/switch-notes/words.ts';
import type { SwitchNote } from '../../../session/local/local-tables.ts';
import type { Role } from '../../../session/local/roles.ts';
import { isSameMark, marksOf } from '../../../session/local/switch-notes.ts';
import type { FilterContext } from '../filter-entries.ts';
import type { EntryNames } from '../use-entry-names.ts';
import type { SwitchNotes } from './use-switch-notes.ts';

/** What the search of the own history finds under a key, as in the lists of own members: `mark:busy`, `note:tea`, `role:near`. */
const KEYS: SearchKeys<{ readonly note: SwitchNote; readonly roles: readonly Role[] }> = new Map([
  ['mark', ({ note }) => marksOf(note)],
  ['note', ({ note }) => [note.text].filter(Boolean)],
  // As it is stored, and as it is called.
  ['role', ({ roles }) => roles.flatMap((role) => [role, switchNoteWords.roles[role]])],
]);
const NOTHING: SwitchNote = { text: '', marks: [], atMs: 0, switchMs: 0, members: {} };

/** Searches what is written on this device about entries. It prepares each text once. `isKey`: none has any in another system's history. */
export function createNoteSearch(
  notes: SwitchNotes | null,
  names: EntryNames,
): Pick<FilterContext, 'hasNote' | 'isKey'> {
  const matchers = new Map<string, ReturnType<typeof createMatcher>>();
  const matcherOf = (text: string) => {
    const matcher = matchers.get(text) ?? createMatcher(text);
    matchers.set(text, matcher);
    return matcher;
  };
  /** What is noted about members who are in the system: nothing is said of former members. */
  const membersIn = ({ members }: SwitchNote) =>
    names.withUuids(new Set(Object.keys(members))).map((member) => {
      const { role = null, marks = [] } = members[recordKey(member)] ?? {};
      return { id: member.id, role, marks };
    });
  return {
    isKey: (key) => notes !== null && KEYS.has(key),
    hasNote(moment, search) {
      const note = notes?.noteOf(moment);
      if ('word' in search) {
        const known = note ?? NOTHING;
        const roles = search.word.key === 'role' ? membersIn(known).flatMap(({ role }) => role ?? []) : [];
        return fitsKeyWord(KEYS.get(search.word.key)?.({ note: known, roles }) ?? [], search.word);
      }
      if (note === undefined) return false;
      if ('text' in search) return matcherOf(search.text)({ ids: [], names: [note.text, ...marksOf(note)] });
      const { of = [] } = search;
      const meant = membersIn(note).filter(({ id }) => of.length === 0 || of.includes(id));
      if ('role' in search) return meant.some(({ role }) => role === search.role);
      const marks = of.length === 0 ? marksOf(note) : meant.flatMap((member) => member.marks);
      return marks.some((mark) => isSameMark(mark, search.mark));
    },
  };
}
