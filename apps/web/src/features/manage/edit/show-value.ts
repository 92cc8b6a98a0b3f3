import { editWords } from './words.ts';

/** A value of a form as readable text: texts as they are, everything else as plainly as possible. Empty for nothing. */
export function showValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return editWords.values[value ? 'yes' : 'no'];
  if (Array.isArray(value)) return value.map(showValue).join('\n');
  return typeof value === 'object' ? Object.values(value).map(showValue).join(' ') : String(value);
}
