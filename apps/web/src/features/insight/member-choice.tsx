import { boundedText } from '@frontboard/model/text';
import { useMemo } from 'react';
import { byName } from '../../text/by-name.ts';
import { SelectField } from '../../ui/select-field.tsx';
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
  const options = useMemo(
    () => [
      { value: EVERYONE, label: words.everyone },
      ...[...people.values()].sort(byName).map(({ id, name }) => ({ value: id, label: boundedText(name) })),
    ],
    [people],
  );
  return (
    <SelectField
      label={label}
      layout="row"
      options={options}
      value={value !== null && people.has(value) ? value : EVERYONE}
      onChange={(id) => onChange(id === EVERYONE ? null : id)}
    />
  );
}
