import { type Group, groupLabel, type Member, recordKey } from '@frontboard/model';
import { useMemo } from 'react';
import { useNaming } from '../../cache/naming/use-naming.ts';
import { DayField } from '../../lists/filters/day-field.tsx';
import { MemberPicker } from '../../lists/picker/member-picker.tsx';
import { NoteFilters } from '../../parts/switch-notes/note-filters.tsx';
import { byName } from '../../text/by-name.ts';
import { SelectField, type SelectOption } from '../../ui/fields/select-field.tsx';
import { softSmall } from '../../ui/text/text-look.ts';
import styles from './history-screen.module.css';
import type { HistorySearch } from './history-search.ts';
import type { SwitchNotes } from './notes/use-switch-notes.ts';
import { membersIn, without } from './used-filters.ts';
import { historyScreenWords } from './words.ts';

const words = historyScreenWords.filters;
const ANY = '';
const SHOWS = [
  { value: 'all', label: words.shows.all },
  { value: 'alone', label: words.shows.alone },
  { value: 'switch-outs', label: words.shows['switch-outs'] },
] as const;

interface HistoryFiltersProps {
  search: HistorySearch;
  onSearch: (search: HistorySearch) => void;
  members: readonly Member[];
  groups: readonly Group[];
  isOwner: boolean;
  notes: SwitchNotes | null;
}

/** The filters of the history. */
export function HistoryFilters({ search, onSearch, members, groups, isOwner, notes }: HistoryFiltersProps) {
  const naming = useNaming();
  // The address contains short ids, as links from elsewhere do.
  const { idOf, keyOf } = useMemo(() => {
    const pairs = members.map((one) => [recordKey(one), one.id as string] as const);
    return { idOf: new Map(pairs), keyOf: new Map(pairs.map(([key, id]) => [id, key])) };
  }, [members]);
  const groupOptions = useMemo(
    () => sorted(groups.map((group) => ({ value: group.id, name: groupLabel(group, naming) || group.id }))),
    [groups, naming],
  );
  const chosenKeys = membersIn(search).map((id) => keyOf.get(id) ?? id);
  const setMembers = (value: readonly string[]) =>
    onSearch({ ...search, with: value.map((key) => idOf.get(key) ?? key).join(',') });
  return (
    <div className={styles.filters}>
      <div className={styles.members}>
        <MemberPicker
          label={words.members}
          members={members}
          value={chosenKeys}
          onChange={setMembers}
          isOwner={isOwner}
        />
      </div>
      {groups.length > 0 && (
        <SelectField
          label={words.group}
          options={[{ value: ANY, label: words.anyGroup }, ...groupOptions]}
          value={search.group ?? ANY}
          onChange={(group) => onSearch({ ...search, group })}
        />
      )}
      <SelectField
        label={words.show}
        options={SHOWS}
        value={search.show ?? 'all'}
        onChange={(show) => onSearch(show === 'all' ? without(search, 'show') : { ...search, show })}
      />
      {notes !== null && (
        <>
          <NoteFilters
            filter={search}
            marks={notes.marks}
            hasRoles={notes.hasRoles}
            onChange={(filter) => onSearch({ ...search, ...filter })}
          />
          <p role="note" className={softSmall}>
            {words.keysHint}
          </p>
        </>
      )}
      <DayField label={words.from} value={search.from} onChange={(from) => onSearch({ ...search, from })} />
      <DayField label={words.to} value={search.to} onChange={(to) => onSearch({ ...search, to })} />
    </div>
  );
}

function sorted(
  entries: readonly { readonly value: string; readonly name: string }[],
): readonly SelectOption<string>[] {
  return entries.toSorted(byName).map(({ value, name }) => ({ value, label: name }));
}
