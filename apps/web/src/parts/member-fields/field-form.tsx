import { searchKey } from '@frontboard/model/list';
import { useEffect, useState } from 'react';
import { LONGEST_FIELD_NAME } from '../../session/local/field-values.ts';
import { FIELD_KINDS, type FieldDefinition } from '../../session/local/local-tables.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { useFocusHandedOn } from '../../ui/focus/use-focus-handed-on.ts';
import { Form } from '../../ui/form/form.tsx';
import { InlineFormFoot } from '../../ui/form/inline-form-foot.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextBox } from '../../ui/form/text-box.tsx';
import { stack } from '../../ui/layout/layout.ts';
import { fieldWords } from './words.ts';

const words = fieldWords.dialog;
const KINDS = FIELD_KINDS.map((value) => ({ value, label: words.kinds[value] }));

interface FieldFormProps {
  /** Undefined for a new one. */
  field: FieldDefinition | undefined;
  /** The names of the others. */
  taken: readonly string[];
  onSave: (field: Omit<FieldDefinition, 'place'>) => void;
  onCancel: () => void;
  /** Where the focus goes when the form leaves. */
  handFocusTo: () => HTMLElement | null;
}

/** The name, kind and choices of a field. */
export function FieldForm({ field, taken, onSave, onCancel, handFocusTo }: FieldFormProps) {
  const form = useFocusHandedOn<HTMLFormElement>(handFocusTo);
  const [name, setName] = useState(field?.name ?? '');
  const [kind, setKind] = useState(field?.kind ?? 'text');
  const [lines, setLines] = useState(field?.choices.join('\n') ?? '');
  const [tries, setTries] = useState(0);
  const choices = [...new Set(lines.split('\n').map((line) => line.trim()))].filter(Boolean);
  const nameProblem = problemOfName(name.trim(), taken);
  const hasNoChoices = kind === 'choice' && choices.length === 0;
  useEffect(() => {
    const wrong = tries > 0 ? '[aria-invalid="true"]' : 'input';
    form.current?.querySelector<HTMLElement>(wrong)?.focus();
  }, [tries, form]);
  return (
    <Form
      ref={form}
      aria-label={field === undefined ? words.add : words.change(field.name)}
      className={stack(3)}
      onSubmit={(event) => {
        event.preventDefault();
        if (nameProblem === null && !hasNoChoices) onSave({ name: name.trim(), kind, choices });
        else setTries(tries + 1);
      }}
    >
      <TextBox
        label={words.name}
        value={name}
        onChange={setName}
        errors={tries > 0 && nameProblem !== null ? [nameProblem] : []}
        limit={LONGEST_FIELD_NAME}
      />
      <SelectField
        label={words.kind}
        description={field === undefined ? undefined : words.kindHint}
        options={KINDS}
        value={kind}
        onChange={setKind}
      />
      {kind === 'choice' && (
        <TextArea
          label={words.choices}
          description={words.choicesHint}
          errors={tries > 0 && hasNoChoices ? [words.noChoices] : []}
          value={lines}
          onChange={setLines}
        />
      )}
      <InlineFormFoot save={words.save} discard={words.cancel} onDiscard={onCancel} />
    </Form>
  );
}

/** The search finds fields by their names, so two that are typed alike would be one. */
function problemOfName(name: string, taken: readonly string[]): string | null {
  if (searchKey(name) === '') return words.noName;
  if (name.length > LONGEST_FIELD_NAME) return words.longName(LONGEST_FIELD_NAME);
  return taken.some((other) => searchKey(other) === searchKey(name)) ? words.takenName : null;
}
