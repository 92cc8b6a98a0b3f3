import type { Validated } from '@frontboard/model';
import type { EditWork, Messages } from './edit-work.ts';
import { isSame } from './is-same.ts';
import { changedFields, type FieldName } from './merge.ts';
import type { EditOptions } from './types.ts';
import { saveWords as words } from './words.ts';

/** What a form's own check says, and about which field. */
export interface FormCheck<V extends object, Patch> {
  /** What the fields that differ from the base are sent as. */
  changes(): Validated<Patch>;
  /** What these fields of `values` are sent as. */
  of(fields: readonly FieldName<V>[], values: V): Validated<Patch>;
  /** Both values of the field are sent as the same. */
  isSameField(field: FieldName<V>, one: V, other: V): boolean;
  /** Messages by wire field, each under its field of the form; `others` belong to no field. */
  byField(problems: Iterable<readonly [string, readonly string[]]>): {
    readonly messages: Messages<V>;
    readonly others: readonly string[];
  };
  /** The problems that are to be shown now. */
  shownErrors(): Messages<V>;
}

/** The check of the form of `work`, with its current options. */
export function createFormCheck<V extends object, Patch>(
  work: EditWork<V, Patch>,
  options: () => EditOptions<V, Patch>,
): FormCheck<V, Patch> {
  const of = (fields: readonly FieldName<V>[], values: V) => {
    const { validate, isOwnPicture = () => false } = options();
    return validate(values, fields, isOwnPicture);
  };
  const changes = () => of(changedFields(work.base, work.values), work.values);

  /** The form field of a wire name; null when the form has no such field. */
  function fieldOf(wireField: string): FieldName<V> | null {
    const candidates = [options().fieldOf?.(wireField), wireField, camelCase(wireField)];
    const found = candidates.find((name) => name !== undefined && Object.hasOwn(work.values, name));
    // `byField` contains it, see above.
    return (found as FieldName<V> | undefined) ?? null;
  }

  const check: FormCheck<V, Patch> = {
    changes,
    of,
    isSameField(field, one, other) {
      if (isSame(one[field], other[field])) return true;
      const [first, second] = [of([field], one), of([field], other)];
      return first.ok && second.ok && isSame(first.value, second.value);
    },
    byField(problems) {
      const messages: Messages<V> = {};
      const others: string[] = [];
      for (const [wireField, texts] of problems) {
        const field = fieldOf(wireField);
        if (field === null) others.push(...texts.map((text) => words.fieldProblem(wireField, text)));
        else messages[field] = [...(messages[field] ?? []), ...texts];
      }
      return { messages, others };
    },
    shownErrors() {
      const checked = changes();
      const own = checked.ok ? {} : check.byField(Object.entries(checked.fields)).messages;
      const shown: Messages<V> = { ...work.refused };
      for (const [field, texts] of Object.entries<readonly string[] | undefined>(own)) {
        // Its key came from `byField`, which knows only fields of the form.
        if (work.isSubmitted || work.touched.has(field)) shown[field as FieldName<V>] = texts ?? [];
      }
      return shown;
    },
  };
  return check;
}

/** `avatar_url` → `avatarUrl`. */
function camelCase(wireField: string): string {
  return wireField.replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());
}
