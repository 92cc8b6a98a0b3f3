import type { FollowedDetails } from '../../../persistence/documents/followed-details-document.ts';
import { foldersOf, type ListedFolder } from '../../../state/followed-details-changes.ts';
import { sortedByLabel } from '../../../text/by-name.ts';

/** Systems that are shown together. */
export interface BoardPart {
  /** Null for those without a folder, which come first. */
  readonly folder: ListedFolder | null;
  readonly ids: readonly string[];
}

/** What the order of systems depends on. */
export interface KnownOfSystem {
  readonly name: string | null;
  /** The service's own string. */
  readonly lastSwitch: string | null;
}

/** The systems in the chosen order; by name or last switch, what is not known yet comes last, in the person's order. */
export function systemsInOrder(
  ids: readonly string[],
  order: FollowedDetails['order'],
  known: (id: string) => KnownOfSystem,
): readonly string[] {
  if (order === 'hand') return ids;
  if (order === 'name') return sortedByLabel(ids, (id) => known(id).name);
  const times = ids.map((id) => ({ id, lastSwitch: known(id).lastSwitch }));
  return times
    .toSorted((one, other) =>
      one.lastSwitch === null || other.lastSwitch === null
        ? Number(one.lastSwitch === null) - Number(other.lastSwitch === null)
        : Date.parse(other.lastSwitch) - Date.parse(one.lastSwitch),
    )
    .map(({ id }) => id);
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

/** How many hidden systems appear if all are shown: those in a collapsed folder do not, unless the folder itself does. */
export function countHiddenSystems(ids: readonly string[], details: FollowedDetails): number {
  const isHidden = (id: string) => details.systems[id]?.isHidden === true;
  return arrange(ids, details, true)
    .filter((part) => part.folder?.isCollapsed !== true || part.ids.every(isHidden))
    .flatMap((part) => part.ids)
    .filter(isHidden).length;
}
