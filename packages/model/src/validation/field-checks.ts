import { parseBirthdayInput } from '../birthday/parse-birthday-input.ts';
import { parseColor } from '../color/color.ts';
import { accept, type Check, refuse } from './check.ts';
import { storable } from './storable.ts';
import { typeProblem } from './type-problem.ts';

/** A text of at most `max` characters, sent as written; null or a blank text clears the field. `label` begins the message. */
export function text(label: string, max: number): Check<string | null> {
  return (value) => {
    if (value === null) return accept(null);
    if (typeof value !== 'string') return refuse(typeProblem('string', value, ''));
    const stored = storable(value);
    if (stored.length > max) return refuse(`${label} must be ${max} characters or less`);
    // U+0085 is a blank to the service and not to JavaScript.
    return accept(stored.replaceAll('\u0085', '').trim() === '' ? null : stored);
  };
}

/** A text of at most `max` characters that must not be blank (blank ones are caught as a missing required key). */
export function requiredText(label: string, max: number): Check<string> {
  const check = text(label, max);
  return (value) => {
    const checked = check(value);
    if (!checked.ok) return checked;
    return checked.value === null ? refuse(`${label} must not be empty`) : accept(checked.value);
  };
}

/** A text of any length; null clears the field. */
export const freeText: Check<string | null> = (value) => {
  if (value === null) return accept(null);
  return typeof value === 'string' ? accept(storable(value)) : refuse(typeProblem('string', value, ''));
};

/** A hex colour in the form the service accepts: six digits without `#`. Null or a blank text clears the field. */
export const color: Check<string | null> = (value) => {
  if (value === null || (typeof value === 'string' && value.trim() === '')) return accept(null);
  const hex = typeof value === 'string' ? parseColor(value) : null;
  return hex ? accept(hex.slice(1)) : refuse('Color must be a valid hex code');
};

/** A birthday as a person types it, sent as `YYYY-MM-DD` (year 2004 if it has none). Null or a blank text clears the field. */
export const birthday: Check<string | null> = (value) => {
  if (value === null || (typeof value === 'string' && value.trim() === '')) return accept(null);
  const date = typeof value === 'string' ? parseBirthdayInput(value) : null;
  return date ? accept(date) : refuse('Birthday must be a valid date');
};

/** True or false, and nothing similar: the service fails on null and on other texts. */
export function boolean(label: string): Check<boolean> {
  return (value) =>
    typeof value === 'boolean' ? accept(value) : refuse(`${label} must be a boolean (true or false)`);
}
