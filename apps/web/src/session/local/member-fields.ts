import { useMemo } from 'react';
import { type LocalData, type LocalDataChange, NO_LOCAL_DATA, useLocalData } from './local-data.ts';
import type { FieldDefinition } from './local-tables.ts';
import { nextPlace } from './next-place.ts';

/** A field with its id. */
export type OwnField = FieldDefinition & { readonly id: string };

/** The values of a member's fields, by the id of the field. */
export type OwnFieldValues = Readonly<Record<string, string>>;

const NO_VALUES: OwnFieldValues = {};

/** The fields in the person's order. */
export function orderedFields(definitions: LocalData['fieldDefinitions']): readonly OwnField[] {
  return Object.entries(definitions)
    .map(([id, definition]) => ({ id, ...definition }))
    .sort((one, other) => one.place - other.place || (one.id < other.id ? -1 : 1));
}

/** The fields of the own members, in their order; none where the viewer is not the owner. */
export function useMemberFields(isOwn = true): readonly OwnField[] {
  const definitions = useLocalData(({ fieldDefinitions }) =>
    isOwn ? fieldDefinitions : NO_LOCAL_DATA.fieldDefinitions,
  );
  return useMemo(() => orderedFields(definitions), [definitions]);
}

/** The values of one member. */
export function useFieldValues(uuid: string): OwnFieldValues {
  return useLocalData(({ fieldValues }) => fieldValues[uuid] ?? NO_VALUES);
}

/** Puts a field in place of the one with its id, or after all others. */
export function puttingField(id: string, field: Omit<FieldDefinition, 'place'>): LocalDataChange {
  return (data) => {
    const place = data.fieldDefinitions[id]?.place ?? nextPlace(data.fieldDefinitions);
    return { ...data, fieldDefinitions: { ...data.fieldDefinitions, [id]: { ...field, place } } };
  };
}

/** Puts the fields in this order. */
export function orderingFields(ids: readonly string[]): LocalDataChange {
  return (data) => ({
    ...data,
    fieldDefinitions: Object.fromEntries(
      Object.entries(data.fieldDefinitions).map(([id, field]) => {
        const place = ids.indexOf(id);
        return [id, place === -1 ? field : { ...field, place }];
      }),
    ),
  });
}

/** Removes a field with the values that members have in it. */
export function removingField(id: string): LocalDataChange {
  return (data) => {
    const { [id]: _gone, ...fieldDefinitions } = data.fieldDefinitions;
    const fieldValues = Object.fromEntries(
      Object.entries(data.fieldValues).flatMap(([uuid, { [id]: _value, ...others }]) =>
        Object.keys(others).length === 0 ? [] : [[uuid, others]],
      ),
    );
    return { ...data, fieldDefinitions, fieldValues };
  };
}

/** Brings back what `removingField` has removed of `before`: the values, too, except where there is another one since. */
export function restoringField(id: string, before: LocalData): LocalDataChange {
  return (data) => {
    const field = before.fieldDefinitions[id];
    if (field === undefined) return data;
    const values = Object.entries(before.fieldValues).flatMap(([uuid, { [id]: value }]) =>
      value === undefined ? [] : [[uuid, { [id]: value, ...data.fieldValues[uuid] }] as const],
    );
    return {
      ...data,
      fieldDefinitions: { [id]: field, ...data.fieldDefinitions },
      fieldValues: { ...data.fieldValues, ...Object.fromEntries(values) },
    };
  };
}

/** Sets values of a member's fields; empty ones are removed. Other values stay. */
export function settingValues(uuid: string, values: OwnFieldValues): LocalDataChange {
  return (data) => {
    const { [uuid]: former, ...others } = data.fieldValues;
    const next = Object.entries({ ...former, ...values }).filter(([, value]) => value !== '');
    return {
      ...data,
      fieldValues: next.length === 0 ? others : { ...others, [uuid]: Object.fromEntries(next) },
    };
  };
}
