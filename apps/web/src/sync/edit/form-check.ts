import type { Validated } from '@frontboard/model';
import { fieldMessage } from '../../text/field-messages.ts';
import type { EditWork, Messages } from './edit-work.ts';
import { isSame } from './is-same.ts';
import { changedFields, type FieldName } from './merge.ts';
import { saveWords as words } from './words.ts';

/** What a form's own check says, and about which field. */
export type FormCheck<V extends object, Patch> = ReturnType<typeof createFormCheck<V, Patch>>;

/** The check of the form of `work`. */
export function createFormCheck<V extends object, Patch>(work: EditWork<V, Patch>) {
  /** What these fields of `values` are sent as. */
  function of(fields: readonly FieldName<V>[], values: V): Validated<Patch> {
    const { validate, isOwnPicture = () => false } = work.options;
    return validate(values, fields, isOwnPicture);
  }

  /** What the fields that differ from the base are sent as. */
  const changes = () => of(changedFields(work.base, work.values), work.values);

  /** Both values of the field are sent as the same. */
  function isSameField(field: FieldName<V>, one: V, other: V): boolean {
    if (isSame(one[field], other[field])) return true;
    const [first, second] = [of([field], one), of([field], other)];
    return first.ok && second.ok && isSame(first.value, second.value);
  }

  /** The form field of a wire name; null when the form has no such field. */
  function fieldOf(wireField: string): FieldName<V> | null {
    const candidates = [work.options.fieldOf?.(wireField), wireField, camelCase(wireField)];
    const found = candidates.find((name) => name !== undefined && Object.hasOwn(work.values, name));
    // It is a key of the values.
    return (found as FieldName<V> | undefined) ?? null;
  }

  /** Messages by wire field, each under its field of the form; `others` belong to no field. */
  function byField(problems: Iterable<readonly [string, readonly string[]]>) {
    const messages: Messages<V> = {};
    const others: string[] = [];
    for (const [wireField, said] of problems) {
      const texts = said.map(fieldMessage);
      const field = fieldOf(wireField);
      if (field === null) others.push(...texts.map((text) => words.fieldProblem(wireField, text)));
      else messages[field] = [...(messages[field] ?? []), ...texts];
    }
    return { messages, others };
  }

  /** The problems that are to be shown now. */
  function shownErrors(): Messages<V> {
    const checked = changes();
    const own = checked.ok ? {} : byField(Object.entries(checked.fields)).messages;
    const shown: Messages<V> = { ...work.refused };
    for (const [field, texts] of Object.entries<readonly string[] | undefined>(own)) {
      // Its key came from `byField`, which knows only fields of the form.
      if (work.isSubmitted || work.touched.has(field)) shown[field as FieldName<V>] = texts ?? [];
    }
    return shown;
  }

  return { changes, of, isSameField, byField, shownErrors };
}

/** `avatar_url` → `avatarUrl`. */
function camelCase(wireField: string): string {
  return wireField.replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());
}
