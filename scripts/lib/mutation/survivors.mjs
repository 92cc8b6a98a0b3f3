/**
 * @typedef {import('./find-mutants.mjs').Kind} Kind
 *
 * @typedef {object} Group Mutants that no test needs to notice, and why.
 * @property {string} file
 * @property {string} reason
 * @property {readonly (readonly [original: string, replacement: string, occurrence?: number])[]} mutants White space is one
 * space, and a text ends with `…` after 80 characters. `occurrence` counts the same change in the file, from 1.
 */

/** @type {readonly Group[]} */
export const SURVIVORS = [];

/** How a mutant is named in the list. @param {{ original: string, replacement: string }} mutant */
export const namesOf = ({ original, replacement }) =>
  /** @type {const} */ ([short(original), short(replacement)]);

/** @param {string} text */
function short(text) {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 80)}…` : line;
}

/** Independent of its line. @param {{ file: string, kind: Kind, original: string, replacement: string, occurrence: number }} mutant */
export const keyOf = ({ file, kind, original, replacement, occurrence }) =>
  [file, kind, original, replacement, occurrence].join('\0');

/**
 * @param {{ file: string, original: string, replacement: string, occurrence: number }} mutant
 * @param {readonly Group[]} groups
 * @returns {string | null} Why it may survive; null where it may not.
 */
export function reasonOf(mutant, groups = SURVIVORS) {
  const [original, replacement] = namesOf(mutant);
  const group = groups.find(
    ({ file, mutants }) =>
      file === mutant.file &&
      mutants.some(
        ([from, to, occurrence = 1]) =>
          from === original && to === replacement && occurrence === mutant.occurrence,
      ),
  );
  return group?.reason ?? null;
}
