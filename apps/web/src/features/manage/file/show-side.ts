import { isRecord } from '@frontboard/model';
import { proxyText } from '../../../lists/entries/proxy-text.ts';
import { fileWords } from './words.ts';

const { values, result, labels } = fileWords;

/** The label of a field. The privacy of something has its name. */
export function changedLabel(part: string, field: string): string {
  const own = labels[part] ?? {};
  if (!field.startsWith('privacy.')) return own[field] ?? field;
  return result.privacyOf(privacyLabel(part, field.slice('privacy.'.length)));
}

/** What a privacy setting is about. */
export function privacyLabel(part: string, key: string): string {
  return labels[part]?.[key] ?? key;
}

/** A value of a file as readable text. */
export function showSide(value: unknown): string {
  if (value === null || value === undefined || value === '') return result.empty;
  if (value === 'public' || value === 'private') return values[value];
  if (typeof value === 'boolean') return value ? values.yes : values.no;
  if (Array.isArray(value)) return value.length === 0 ? result.empty : value.map(showItem).join(', ');
  return String(value);
}

function showItem(item: unknown): string {
  if (!isRecord(item)) return String(item);
  const side = (text: unknown) => (typeof text === 'string' ? text : null);
  return proxyText({ prefix: side(item.prefix), suffix: side(item.suffix) });
}
