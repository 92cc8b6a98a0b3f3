import { useId } from 'react';
import { ownListWords } from '../../lists/entries/words.ts';
import { LONGEST_FIELD_VALUE, type problemOfValue } from '../../session/local/field-values.ts';
import type { OwnField } from '../../session/local/member-fields.ts';
import fieldStyles from '../../ui/fields/field.module.css';
import { FieldErrorText } from '../../ui/fields/field.tsx';
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextBox } from '../../ui/form/text-box.tsx';
import { fieldWords as words } from './words.ts';

const YES_NO = [
  { value: '', label: words.empty },
  { value: 'yes', label: ownListWords.yes },
  { value: 'no', label: ownListWords.no },
] as const;

interface FieldInputProps {
  field: OwnField;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with the value; null while nothing is said about it. */
  problem: ReturnType<typeof problemOfValue>;
}

/** The control for a value of a field. What does not fit stays in it. */
export function FieldInput({ field, value, onChange, problem }: FieldInputProps) {
  const { name, kind, choices } = field;
  const errorMessage = problem === null ? null : textOf(problem);
  if (kind === 'yes-no') return <YesNoInput {...{ name, value, onChange, errorMessage }} />;
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
  // A control for days can't show anything else, and nobody could take it out.
  const isOtherText = kind === 'date' && !isDayLike(value);
  return (
    <TextBox
      label={name}
      value={value}
      onChange={onChange}
      description={isOtherText ? words.noDay : undefined}
      errors={errorMessage === null ? [] : [errorMessage]}
      type={kind === 'date' && !isOtherText ? 'date' : 'text'}
      inputMode={kind === 'number' ? 'decimal' : kind === 'link' ? 'url' : 'text'}
      {...(kind === 'text' && { limit: LONGEST_FIELD_VALUE })}
    />
  );
}

interface YesNoInputProps extends Pick<FieldInputProps, 'value' | 'onChange'> {
  name: string;
  errorMessage: string | null;
}

function YesNoInput({ name, value, onChange, errorMessage }: YesNoInputProps) {
  const errorId = useId();
  const chosen = YES_NO.find((it) => it.value === value);
  return (
    <div className={fieldStyles.field}>
      <SegmentedControl
        label={name}
        layout="row"
        description={chosen === undefined ? words.former(value) : undefined}
        errorId={errorMessage === null ? undefined : errorId}
        options={YES_NO}
        value={chosen?.value ?? null}
        onChange={onChange}
      />
      <FieldErrorText id={errorId}>{errorMessage}</FieldErrorText>
    </div>
  );
}

/** Whether it is what a control for days can have: nothing, or a day, of which the year may have been typed half. */
function isDayLike(value: string): boolean {
  return value === '' || /^\d{4,6}-\d\d-\d\d$/.test(value);
}

function textOf(problem: keyof typeof words.problems): string {
  return problem === 'long' ? words.problems.long(LONGEST_FIELD_VALUE) : words.problems[problem];
}
