import type { HistoryEdit } from './types.ts';

/** The times that a person has entered. */
export function enteredTimes(edit: HistoryEdit): readonly string[] {
  switch (edit.kind) {
    case 'add':
    case 'split':
    case 'copy':
      return [edit.at];
    case 'move':
      return [edit.to];
    case 'insert':
    case 'take-out':
      return edit.to === null ? [edit.from] : [edit.from, edit.to];
    default:
      return [];
  }
}
