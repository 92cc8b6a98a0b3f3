import { withoutSpoilers } from '@frontboard/model/list';
import { switchNoteWords } from '../../../parts/switch-notes/words.ts';
import type { InSwitch, SwitchNote } from '../../../session/local/local-tables.ts';
import { marksOf } from '../../../session/local/switch-notes.ts';
import { listNames } from '../../../text/list-names.ts';
import { entryNoteWords as words } from './words.ts';

const SEPARATOR = ' · ';

/**
 * A note in one line: the first line of its text without its formatting, all marks, and who was near without being in front; that there are roles
 * if it has nothing else.
 */
export function noteLine(note: SwitchNote, near: readonly string[]): string {
  const first = withoutSpoilers(note.text)
    .split('\n')
    .map((line) => line.replace(/^[\s#>*-]+/, '').replaceAll(/\*\*|__|~~|`/g, ''))
    .find((line) => line.trim() !== '');
  return (
    [
      ...(first === undefined ? [] : [first.trim()]),
      ...marksOf(note),
      ...(near.length === 0 ? [] : [words.noted(switchNoteWords.roles.near, listNames(near, near.length))]),
    ].join(SEPARATOR) || words.rolesOnly
  );
}

/** What is noted about a member, in words. */
export function notedText({ role, marks }: InSwitch): string {
  return [...(role === null ? [] : [switchNoteWords.roles[role]]), ...marks].join(SEPARATOR);
}
