import { recordKey } from '@frontboard/model';
import { createMatcher } from '../../../cache/naming/search.ts';
import { isSameMark, marksOf } from '../../../session/local/switch-notes.ts';
import type { FilterContext } from '../filter-entries.ts';
import type { EntryNames } from '../use-entry-names.ts';
import type { SwitchNotes } from './use-switch-notes.ts';

/** A function that searches what is written on this device about entries. It prepares each text once. */
export function createNoteSearch(notes: SwitchNotes | null, names: EntryNames): FilterContext['hasNote'] {
  const matchers = new Map<string, ReturnType<typeof createMatcher>>();
  const matcherOf = (text: string) => {
    const matcher = matchers.get(text) ?? createMatcher(text);
    matchers.set(text, matcher);
    return matcher;
  };
  return (moment, search) => {
    const note = notes?.noteOf(moment);
    if (note === undefined) return false;
    if ('text' in search) return matcherOf(search.text)({ ids: [], names: [note.text, ...marksOf(note)] });
    if ('mark' in search) return marksOf(note).some((mark) => isSameMark(mark, search.mark));
    const { role, of } = search;
    const ids = of.length > 0 ? of : moment.memberIds;
    return ids.some((id) => {
      const member = names.memberOf(id);
      return member !== null && note.members[recordKey(member)]?.role === role;
    });
  };
}
