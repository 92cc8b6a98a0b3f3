import type { Settings } from '../../../persistence/documents/settings.ts';
import type { BackupDocuments } from '../../../state/backup.ts';
import { countChanges } from '../../../state/followed-details-changes.ts';
import { leavesOf } from '../../../sync/backup/leaves.ts';
import { choiceWords, optionAmounts, optionTitles, backupWords as words } from './words.ts';

/** One option that a restore would change, in words. */
export interface OptionChange {
  readonly path: string;
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

export interface RestoreChanges {
  readonly options: readonly OptionChange[];
  /** Systems that would be followed, and that would no longer be followed, by id. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly isReordered: boolean;
  readonly isFollowedDifferent: boolean;
  /** The number of folders and systems about which this device would know something, and their members. */
  readonly details: number;
}

/** What restoring would change, option by option. The token is never restored. */
export function restoreChanges(current: BackupDocuments, next: BackupDocuments): RestoreChanges {
  const options = changedOptions(current.settings, next.settings);
  const details = countChanges(current.followedDetails, next.followedDetails);
  return { options, details, ...followedChanges(current.followed, next.followed) };
}

function changedOptions(current: Settings, next: Settings): OptionChange[] {
  const wanted = new Map(leaves(next));
  return leaves(current).flatMap(([path, from]) => {
    const to = wanted.get(path);
    if (path === 'token' || JSON.stringify(from) === JSON.stringify(to)) return [];
    return [
      { path, label: optionTitles[path] ?? path, from: valueText(path, from), to: valueText(path, to) },
    ];
  });
}

/** Every value of a document with its path. */
function leaves(value: object) {
  return leavesOf(value).map(([keys, leaf]) => [keys.join('.'), leaf] as const);
}

/** The value of an option in words. */
export function valueText(path: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? words.values.on : words.values.off;
  if (value === null && words.unchosen[path] !== undefined) return words.unchosen[path];
  if (value === null || value === undefined || value === '') return words.values.none;
  if (Array.isArray(value) && value.length === 0) return words.values.none;
  if (Array.isArray(value)) return words.lists[path]?.(value.length) ?? String(value.length);
  if (typeof value === 'number') return optionAmounts[path]?.(value) ?? String(value);
  return choiceWords[path]?.[String(value)] ?? String(value);
}

function followedChanges(current: readonly string[], next: readonly string[]) {
  const common = next.filter((id) => current.includes(id));
  const former = current.filter((id) => next.includes(id));
  const added = next.filter((id) => !current.includes(id));
  const removed = current.filter((id) => !next.includes(id));
  const isReordered = common.some((id, index) => former[index] !== id);
  return {
    added,
    removed,
    isReordered,
    isFollowedDifferent: added.length + removed.length > 0 || isReordered,
  };
}
