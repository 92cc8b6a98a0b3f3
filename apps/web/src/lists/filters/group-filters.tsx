import { type Group, groupLabel } from '@frontboard/model';
import type { MemberQuery } from '@frontboard/model/list';
import { useMemo } from 'react';
import { useNaming } from '../../cache/naming/use-naming.ts';
import { sortedByLabel } from '../../text/by-name.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { listWords } from '../words.ts';
import { filterWords } from './words.ts';

interface GroupFiltersProps {
  groups: readonly Group[];
  query: MemberQuery;
  onChange: (query: MemberQuery) => void;
}

/** Choosing a group adds it; the chosen groups are above the list, where they can be removed. */
export function GroupFilters({ groups, query, onChange }: GroupFiltersProps) {
  const naming = useNaming();
  const sorted = useMemo(() => sortedByLabel(groups, groupLabel), [groups]);
  const optionsFor = (chosen: readonly string[]) => [
    { value: '', label: chosen.length === 0 ? filterWords.anyGroup : filterWords.anotherGroup },
    ...sorted
      .filter(({ id, uuid }) => !chosen.includes(id) && !(uuid !== null && chosen.includes(uuid)))
      .map((group) => ({
        value: String(group.id),
        label: groupLabel(group, naming) || listWords.unknownGroup,
      })),
  ];
  return (
    <>
      <SelectField
        label={filterWords.inGroup}
        layout="row"
        options={optionsFor(query.groups)}
        value=""
        onChange={(id) => id !== '' && onChange({ ...query, groups: [...query.groups, id] })}
      />
      <SelectField
        label={filterWords.notInGroup}
        layout="row"
        options={optionsFor(query.notGroups)}
        value=""
        onChange={(id) => id !== '' && onChange({ ...query, notGroups: [...query.notGroups, id] })}
      />
    </>
  );
}
