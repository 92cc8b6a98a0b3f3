import { existsSync } from 'node:fs';
import { Problem } from './problem.mjs';
import { inRoot } from './root.mjs';

/** The language of the catalogue itself. */
export const ENGLISH = 'english';

/**
 * A language the catalogue can be said in: one with a file in `apps/web/src/text/language`.
 * @param {string} text
 * @throws {Problem} For any other.
 */
export function readLanguage(text) {
  const file = inRoot('apps/web/src/text/language', `${text}.ts`);
  if (/^[a-z]+$/.test(text) && text !== 'say' && existsSync(file)) return text;
  throw new Problem(`--language takes "english" or "pseudo", not "${text}".`);
}
