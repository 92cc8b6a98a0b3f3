import { boundedText } from '@frontboard/model/text';
import { useDeferredValue, useMemo } from 'react';
import type { Person } from '../../parts/ribbon/person.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import type { HistoryData } from './history-data.ts';
import { insightWords as words } from './words.ts';

/** Not an id of a member. */
const EVERYONE = '';

interface MemberChoiceProps {
  label: string;
  people: HistoryData['people'];
  /** Null: all switches. */
  value: string | null;
  onChange: (memberId: string | null) => void;
}

/** All switches, or one member, by name. */
export function MemberChoice({ label, people, value, onChange }: MemberChoiceProps) {
  const all = useMemo(() => [EVERYBODY, ...[...people.values()].map(optionOf)], [people]);
  const chosen = value === null ? undefined : people.get(value);
  // Hundreds of options follow what is seen without opening the list.
  const options = useDeferredValue(all, chosen === undefined ? [EVERYBODY] : [EVERYBODY, optionOf(chosen)]);
  return (
    <SelectField
      label={label}
      layout="row"
      isWidthFixed
      options={options}
      value={chosen?.id ?? EVERYONE}
      onChange={(id) => onChange(id === EVERYONE ? null : id)}
    />
  );
}

const EVERYBODY = { value: EVERYONE, label: words.everyone };

function optionOf({ id, name }: Person) {
  return { value: id, label: boundedText(name) };
}
