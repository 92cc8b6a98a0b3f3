import { isDayKey, isHttpsUrl } from '@frontboard/model';
import type { FieldDefinition } from './local-tables.ts';

// Apart from the stores, because a worker plans imports with it.

/** The longest name of a field, in UTF-16 units. */
export const LONGEST_FIELD_NAME = 40;
/** The longest value. */
export const LONGEST_FIELD_VALUE = 1_000;
/** More would be no form any more. */
export const MOST_OWN_FIELDS = 40;

const NUMBER = /^[+-]?\d+([.,]\d+)?$/;

/** What is wrong with a value; null if nothing is. An empty one is none. */
export function problemOfValue(
  { kind, choices }: Pick<FieldDefinition, 'kind' | 'choices'>,
  value: string,
): 'long' | Exclude<FieldDefinition['kind'], 'text'> | null {
  if (value === '') return null;
  if (value.length > LONGEST_FIELD_VALUE) return 'long';
  const isFitting = {
    text: () => true,
    number: () => NUMBER.test(value),
    date: () => isDayKey(value),
    choice: () => choices.includes(value),
    link: () => isHttpsUrl(value),
    'yes-no': () => value === 'yes' || value === 'no',
  }[kind]();
  return isFitting || kind === 'text' ? null : kind;
}

/** A value as it is stored: a number with a dot, whatever was typed. What does not fit is unchanged. */
export function storedValue({ kind }: Pick<FieldDefinition, 'kind'>, typed: string): string {
  const value = typed.trim();
  return kind === 'number' && NUMBER.test(value) ? value.replace(',', '.') : value;
}

/** A value of another program, or of a description, as a field of this kind stores it. What does not fit is unchanged. */
export function fittingValue(field: Pick<FieldDefinition, 'kind'>, value: string): string {
  const text = storedValue(field, value);
  if (field.kind === 'date') return text.replace(/^(\d{4}-\d\d-\d\d)[T ].*$/s, '$1');
  if (field.kind === 'yes-no') return YES_OR_NO.get(text.toLowerCase()) ?? text;
  return text;
}

/** In English and German. */
const YES_OR_NO: ReadonlyMap<string, string> = new Map([
  ...['yes', 'true', '1', 'on', 'ja', 'wahr', 'an'].map((word) => [word, 'yes'] as const),
  ...['no', 'false', '0', 'off', 'nein', 'falsch', 'aus'].map((word) => [word, 'no'] as const),
]);
