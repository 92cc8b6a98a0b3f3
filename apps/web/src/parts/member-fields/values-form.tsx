import { useEffect, useRef, useState } from 'react';
import { problemOfValue } from '../../session/local/field-values.ts';
import type { OwnField, OwnFieldValues } from '../../session/local/member-fields.ts';
import { Form } from '../../ui/form/form.tsx';
import { InlineFormFoot } from '../../ui/form/inline-form-foot.tsx';
import { stack } from '../../ui/layout/layout.ts';
import { FieldInput } from './field-input.tsx';
import { fieldWords as words } from './words.ts';

/** The control itself, or the first one of a group. */
const FIRST_INVALID = 'input[aria-invalid="true"], [aria-invalid="true"] input';

interface ValuesFormProps {
  fields: readonly OwnField[];
  values: OwnFieldValues;
  /** What the values were when they were begun. */
  from: OwnFieldValues;
  onType: (values: OwnFieldValues) => void;
  onSave: () => void;
  onDiscard: () => void;
}

/** The fields of one member as they are typed. What does not fit is told and not saved; what was not typed stays as it is. */
export function ValuesForm({ fields, values, from, onType, onSave, onDiscard }: ValuesFormProps) {
  const form = useRef<HTMLFormElement>(null);
  /** How often it could not be saved. Nothing is said before that: while a first value is typed. */
  const [tries, setTries] = useState(0);
  // What the kind of a field does not fit any more can stay as it is, and so can a choice that is gone.
  const problemOf = (field: OwnField) => {
    const typed = field.kind === 'choice' ? null : typedIn(field, values, from);
    return typed === null ? null : problemOfValue(field, typed.trim());
  };
  const save = () => {
    if (fields.every((field) => problemOf(field) === null)) onSave();
    else setTries(tries + 1);
  };
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>(FIRST_INVALID)?.focus();
  }, [tries]);
  return (
    <Form
      ref={form}
      noValidate
      className={stack(3)}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {fields.map((field) => (
        <FieldInput
          key={field.id}
          field={field}
          value={values[field.id] ?? ''}
          onChange={(value) => onType({ ...values, [field.id]: value })}
          problem={tries > 0 ? problemOf(field) : null}
        />
      ))}
      <InlineFormFoot save={words.save} discard={words.cancel} onDiscard={onDiscard} />
    </Form>
  );
}

/** What was typed in a field; null if it has what it was begun with. */
export function typedIn({ id }: OwnField, values: OwnFieldValues, from: OwnFieldValues): string | null {
  const value = values[id] ?? '';
  return value === (from[id] ?? '') ? null : value;
}
