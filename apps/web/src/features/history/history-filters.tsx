import type { Group, Member } from '@frontboard/model';
import { groupLabel } from '@frontboard/model';
import { useMemo } from 'react';
import { useNaming } from '../../cache/naming/use-naming.ts';
import { DayField } from '../../lists/day-field.tsx';
import { byName } from '../../text/by-name.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SelectField, type SelectOption } from '../../ui/select-field.tsx';
import styles from './history-screen.module.css';
import { countFilters, type HistorySearch, membersIn } from './history-search.ts';
import type { EntryNames } from './use-entry-names.ts';
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
  names: EntryNames;
  deviceZone: string;
  /** Null where it is unknown or the same. */
  systemZone: string | null;
}

/** What of the history is shown. */
export function HistoryFilters({ search, onSearch, members, groups, names, ...zones }: HistoryFiltersProps) {
  const naming = useNaming();
  const people = useMemo(
    () => sorted(members.map((one) => ({ value: one.id, name: names.nameOf(one) }))),
    [members, names],
  );
  const groupOptions = useMemo(
    () => sorted(groups.map((group) => ({ value: group.id, name: groupLabel(group, naming) || group.id }))),
    [groups, naming],
  );
  const chosen = membersIn(search);
  const setMember = (index: number, id: string) => {
    const ids = index < chosen.length ? chosen.with(index, id) : [...chosen, id];
    onSearch({ ...search, with: ids.filter((it) => it !== ANY).join(',') });
  };
  const count = countFilters({ ...search, q: undefined });
  return (
    <Disclosure title={count === 0 ? words.title : words.titleWith(count)} isInitiallyOpen={count > 0}>
      <div className={styles.filters}>
        {[...chosen, ANY].map((id, index) => (
          <SelectField
            // Its place says what it is for.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            label={index === 0 ? words.member : words.together}
            options={[{ value: ANY, label: index === 0 ? words.anyone : words.anyoneElse }, ...people]}
            value={id}
            onChange={(value) => setMember(index, value)}
          />
        ))}
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
        <DayField label={words.from} value={search.from} onChange={(from) => onSearch({ ...search, from })} />
        <DayField label={words.to} value={search.to} onChange={(to) => onSearch({ ...search, to })} />
        {zones.systemZone !== null && (
          <SelectField
            label={words.zone}
            options={[
              { value: 'device', label: words.deviceZone(zones.deviceZone) },
              { value: 'system', label: words.systemZone(zones.systemZone) },
            ]}
            value={search.zone ?? 'device'}
            onChange={(zone) =>
              onSearch(zone === 'device' ? without(search, 'zone') : { ...search, zone: 'system' })
            }
          />
        )}
      </div>
    </Disclosure>
  );
}

function without(search: HistorySearch, key: keyof HistorySearch): HistorySearch {
  const { [key]: _, ...rest } = search;
  return rest;
}

function sorted(
  entries: readonly { readonly value: string; readonly name: string }[],
): readonly SelectOption<string>[] {
  return entries.toSorted(byName).map(({ value, name }) => ({ value, label: name }));
}
