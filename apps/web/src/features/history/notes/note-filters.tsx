import { useSettings } from '../../../state/hooks.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { type HistorySearch, without } from '../history-search.ts';
import { ROLE_OPTIONS } from './role-options.ts';
import type { SwitchNotes } from './use-switch-notes.ts';
import { entryNoteWords } from './words.ts';

const words = entryNoteWords.filters;
const ANY = '';

interface NoteFiltersProps {
  search: HistorySearch;
  onSearch: (search: HistorySearch) => void;
  notes: SwitchNotes;
}

/** The filters by what is written on this device; nothing while nothing is. Discreet mode has no list of marks. */
export function NoteFilters({ search, onSearch, notes }: NoteFiltersProps) {
  const isDiscreet = useSettings(({ discreet }) => discreet);
  const { mark, role } = search;
  const marks = mark === undefined || notes.marks.includes(mark) ? notes.marks : [...notes.marks, mark];
  return (
    <>
      {marks.length > 0 && !isDiscreet && (
        <SelectField
          label={words.mark}
          options={[{ value: ANY, label: words.anyMark }, ...marks.map((value) => ({ value, label: value }))]}
          value={mark ?? ANY}
          onChange={(next) => onSearch(next === ANY ? without(search, 'mark') : { ...search, mark: next })}
        />
      )}
      {(notes.hasRoles || role !== undefined) && (
        <SelectField
          label={words.role}
          options={[{ value: ANY, label: words.anyRole }, ...ROLE_OPTIONS]}
          value={role ?? ANY}
          onChange={(next) => onSearch(next === ANY ? without(search, 'role') : { ...search, role: next })}
        />
      )}
    </>
  );
}
