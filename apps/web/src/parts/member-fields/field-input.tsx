import { listWords } from '../../lists/words.ts';
import { LONGEST_FIELD_VALUE, type OwnField, problemOfValue } from '../../session/local/member-fields.ts';
import { TextBox } from '../../ui/form/text-box.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { fieldWords as words } from './words.ts';

const YES_NO = [
  { value: '', label: words.empty },
  { value: 'yes', label: listWords.local.yes },
  { value: 'no', label: listWords.local.no },
] as const;

interface FieldInputProps {
  field: OwnField;
  value: string;
  onChange: (value: string) => void;
  /** Whether problems are shown: not while a first value is typed. */
  isChecked: boolean;
}

/** The control for a value of a field. What does not fit stays in it. */
export function FieldInput({ field, value, onChange, isChecked }: FieldInputProps) {
  const { name, kind, choices } = field;
  if (kind === 'yes-no')
    return (
      <SegmentedControl
        label={name}
        layout="row"
        options={YES_NO}
        value={YES_NO.find((it) => it.value === value)?.value ?? null}
        onChange={onChange}
      />
    );
  if (kind === 'choice') {
    // A choice that was removed since is still what the member has.
    const all = value === '' || choices.includes(value) ? choices : [value, ...choices];
    return (
      <SelectField
        label={name}
        options={[{ value: '', label: words.empty }, ...all.map((it) => ({ value: it, label: it }))]}
        value={value}
        onChange={onChange}
      />
    );
  }
  const problem = isChecked ? problemOfValue(field, value) : null;
  return (
    <TextBox
      label={name}
      value={value}
      onChange={onChange}
      errors={problem === null ? [] : [textOf(problem)]}
      type={kind === 'date' ? 'date' : 'text'}
      inputMode={kind === 'number' ? 'decimal' : kind === 'link' ? 'url' : 'text'}
      {...(kind === 'text' && { limit: LONGEST_FIELD_VALUE })}
    />
  );
}

function textOf(problem: keyof typeof words.problems): string {
  return problem === 'long' ? words.problems.long(LONGEST_FIELD_VALUE) : words.problems[problem];
}
