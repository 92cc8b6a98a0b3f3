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
  /** The roles in a note, of members who are in the system: nothing is said of others. */
  const rolesIn = ({ members }: SwitchNote) =>
    names.withUuids(new Set(Object.keys(members))).flatMap((member) => {
      const role = members[recordKey(member)]?.role ?? null;
      return role === null ? [] : [{ id: member.id, role }];
    });
  return {
    isKey: (key) => notes !== null && KEYS.has(key),
    hasNote(moment, search) {
      const note = notes?.noteOf(moment);
      if ('word' in search) {
        const known = note ?? NOTHING;
        const roles = search.word.key === 'role' ? rolesIn(known).map(({ role }) => role) : [];
        return fitsKeyWord(KEYS.get(search.word.key)?.({ note: known, roles }) ?? [], search.word);
      }
      if (note === undefined) return false;
      if ('text' in search) return matcherOf(search.text)({ ids: [], names: [note.text, ...marksOf(note)] });
      if ('mark' in search) return marksOf(note).some((mark) => isSameMark(mark, search.mark));
      const { role, of } = search;
      return rolesIn(note).some((noted) => noted.role === role && (of.length === 0 || of.includes(noted.id)));
    },
  };
}
