import { isRecord, parseBirthdayInput } from '@frontboard/model';
import { idAt, own } from './reading.ts';

/**
 * The value of a custom field as text, whichever program wrote it: a text, a number, yes or no, a list, or an object around one of these. Of other objects it
 * is their JSON, so that nothing is lost. Null for an empty value.
 */
export function detailText(value: unknown): string | null {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  if (Array.isArray(value)) {
    const texts = value.map(detailText).filter((text) => text !== null);
    return texts.length === 0 ? null : texts.join(', ');
  }
  if (!isRecord(value)) return idAt(value);
  const wrapped = ['v', 'value', 'content'].find((key) => Object.hasOwn(value, key));
  if (wrapped !== undefined) return detailText(own(value, wrapped));
  const span = [detailText(own(value, 'start')), detailText(own(value, 'end'))];
  if (span[0] !== null || span[1] !== null) return span.map((end) => end ?? '…').join(' – ');
  return Object.keys(value).length === 0 ? null : JSON.stringify(value);
}

/**
 * A birthday as `YYYY-MM-DD`, from the forms that programs and people write: without zeros, with other signs, with a time, in words, or without a year (`02-14`, `--02-14`).
 * Without a year, or with one that means none, it has 0004. What could be the third of May or the fifth of March is not read.
 */
export function birthdayText(value: string): string {
  const text = value
    .trim()
    .replace(/^--(?=\d)/, '')
    .replace(/^000[01](?=\D)/, '0004');
  const day = /^\d\d?\//.test(text) ? null : parseBirthdayInput(text);
  if (day === null) return value;
  return /\d{4}/.test(text) ? day : day.replace(/^\d{4}/, '0004');
}
