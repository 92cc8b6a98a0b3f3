import type { FollowedDetails } from '../../persistence/documents/followed-details-document.ts';
import { foldersOf, type ListedFolder } from '../../state/followed-details-changes.ts';

/** Systems that are shown together. */
export interface BoardPart {
  /** Null for those without a folder, which come first. */
  readonly folder: ListedFolder | null;
  readonly ids: readonly string[];
}

/** What the order of systems depends on. */
export interface KnownOfSystem {
  readonly name: string | null;
  /** The service's own string, which can be compared. */
  readonly lastSwitch: string | null;
}

/** The systems in the chosen order; by name or last switch, what is not known yet comes last, in the person's order. */
export function systemsInOrder(
  ids: readonly string[],
  order: FollowedDetails['order'],
  known: (id: string) => KnownOfSystem,
  compareNames: (one: string, other: string) => number,
): readonly string[] {
  if (order === 'hand') return ids;
  const keyed = ids.map((id) => ({ id, key: order === 'name' ? known(id).name : known(id).lastSwitch }));
  return keyed
    .toSorted((one, other) => {
      if (one.key === null || other.key === null)
        return Number(one.key === null) - Number(other.key === null);
      return order === 'name' ? compareNames(one.key, other.key) : compareMoments(other.key, one.key);
    })
    .map(({ id }) => id);
}

function compareMoments(one: string, other: string): number {
  return Date.parse(one) - Date.parse(other);
}

/**
 * The parts of the board. Pinned systems come first and are shown outside their folder; then those without a folder, then the folders that are
 * not empty. Hidden systems are left out unless `isAllShown`.
 */
export function arrange(
  ids: readonly string[],
  details: FollowedDetails,
  isAllShown: boolean,
): readonly BoardPart[] {
  const of = (id: string) => details.systems[id] ?? {};
  const shown = ids.filter((id) => isAllShown || !of(id).isHidden);
  const folderOf = (id: string) => {
    const { folder, isPinned } = of(id);
    // A folder that another tab has deleted.
    return isPinned || folder === undefined || !Object.hasOwn(details.folders, folder) ? null : folder;
  };
  const free = shown.filter((id) => folderOf(id) === null);
  const first = [...free.filter((id) => of(id).isPinned), ...free.filter((id) => !of(id).isPinned)];
  const folders = foldersOf(details).map((folder) => ({
    folder,
    ids: shown.filter((id) => folderOf(id) === folder.id),
  }));
  return [{ folder: null, ids: first }, ...folders].filter((part) => part.ids.length > 0);
}
