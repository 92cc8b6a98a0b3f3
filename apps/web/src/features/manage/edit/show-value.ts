/** A value of a form as a person reads it: texts as they are, everything else as plainly as can be. Empty for nothing. */
export function showValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(showValue).join('\n');
  return typeof value === 'object' ? Object.values(value).map(showValue).join(' ') : String(value);
}
