import { searchKey } from '@frontboard/model/list';
import type { BlockField } from '@frontboard/model/text';
import {
  fittingValue,
  LONGEST_FIELD_NAME,
  MOST_OWN_FIELDS,
  problemOfValue,
} from '../../../../session/local/field-values.ts';
import type { OwnField, OwnFieldValues } from '../../../../session/local/member-fields.ts';

/** A value of a description beside the own fields. */
export interface ReadValue {
  readonly name: string;
  readonly value: string;
  /** Null if there is no such field. */
  readonly field: OwnField | null;
  /** What the field has; empty for nothing. */
  readonly former: string;
  /** `unfit`: its field does not take it, or there is no field and none can be added. */
  readonly state: 'set' | 'same' | 'unfit';
}

const TEXT = { kind: 'text', choices: [] } as const;

/** What the values of a description would do to the fields of a member. Of several with one name the first counts; empty ones change nothing. */
export function valuesOfBlock(
  found: readonly BlockField[],
  fields: readonly OwnField[],
  values: OwnFieldValues,
): readonly ReadValue[] {
  const known = new Set<string>();
  let room = MOST_OWN_FIELDS - fields.length;
  return found.flatMap(({ name, value: text }): readonly ReadValue[] => {
    const key = searchKey(name);
    if (text === '' || known.has(key)) return [];
    known.add(key);
    const field = fields.find((one) => searchKey(one.name) === key) ?? null;
    const value = fittingValue(field ?? TEXT, text);
    const former = field === null ? '' : (values[field.id] ?? '');
    const isNameable = key !== '' && name.length <= LONGEST_FIELD_NAME && room > 0;
    const isFitting = problemOfValue(field ?? TEXT, value) === null && (field !== null || isNameable);
    if (field === null && isFitting) room -= 1;
    const state = value === former ? 'same' : isFitting ? 'set' : 'unfit';
    return [{ name: field?.name ?? name, value, field, former, state }];
  });
}
