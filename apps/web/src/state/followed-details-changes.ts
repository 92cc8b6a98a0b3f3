import { randomUuid } from '@frontboard/model';
import {
  type FollowedDetails,
  type FollowedFolder,
  type FollowedSystem,
  NO_FOLLOWED_DETAILS,
  type OthersMember,
} from '../persistence/documents/followed-details-document.ts';
import type { FollowedDetailsChange } from './followed-details.ts';

/** The longest name of a folder and the longest nickname, in UTF-16 units. */
export const LONGEST_LOCAL_NAME = 100;

/** A folder with its id. */
export interface ListedFolder extends FollowedFolder {
  readonly id: string;
}

/** The folders in their order. */
export function foldersOf({ folders }: Pick<FollowedDetails, 'folders'>): readonly ListedFolder[] {
  return Object.entries(folders)
    .map(([id, folder]) => ({ ...folder, id }))
    .toSorted((one, other) => one.place - other.place || (one.id < other.id ? -1 : 1));
}

/** Changes what is known about followed systems; an entry without anything is removed. */
export function describingSystems(
  ids: Iterable<string>,
  change: Partial<FollowedSystem>,
): FollowedDetailsChange {
  return (details) => ({
    ...details,
    systems: [...ids].reduce(
      (systems, id) => withEntry(systems, id, { ...systems[id], ...change }),
      details.systems,
    ),
  });
}

/** The same for a member of a followed system. */
export function describingMember(
  uuid: string,
  system: string,
  change: Partial<Omit<OthersMember, 'system'>>,
): FollowedDetailsChange {
  return (details) => {
    const { system: _known, ...others } = details.members[uuid] ?? { system };
    const { [uuid]: described } = withEntry<Omit<OthersMember, 'system'>>({}, uuid, { ...others, ...change });
    const { [uuid]: _former, ...rest } = details.members;
    return {
      ...details,
      members: described === undefined ? rest : { ...rest, [uuid]: { ...described, system } },
    };
  };
}

/** Adds a folder after the others. */
export function addingFolder(name: string, id: string = randomUuid()): FollowedDetailsChange {
  return (details) => {
    const place = Math.max(-1, ...Object.values(details.folders).map((folder) => folder.place)) + 1;
    return withFolder(details, id, { name, place, isCollapsed: false });
  };
}

/** Changes a folder. Nothing for one that is gone. */
export function changingFolder(id: string, change: Partial<FollowedFolder>): FollowedDetailsChange {
  return (details) => {
    const folder = details.folders[id];
    return folder === undefined ? details : withFolder(details, id, { ...folder, ...change });
  };
}

/** Moves a folder up (-1) or down (1) among the others. */
export function movingFolder(id: string, by: -1 | 1): FollowedDetailsChange {
  return (details) => {
    const ids = foldersOf(details).map((folder) => folder.id);
    const index = ids.indexOf(id);
    if (index < 0) return details;
    const order = ids.toSpliced(index, 1).toSpliced(Math.max(0, index + by), 0, id);
    return {
      ...details,
      folders: Object.fromEntries(
        Object.entries(details.folders).map(([key, folder]) => [
          key,
          { ...folder, place: order.indexOf(key) },
        ]),
      ),
    };
  };
}

/** Removes a folder. Its systems stay. */
export function removingFolder(id: string): FollowedDetailsChange {
  return (details) => {
    const { [id]: _gone, ...folders } = details.folders;
    return describingSystems(idsIn(details, id), { folder: undefined })({ ...details, folders });
  };
}

/** Brings a removed folder back, with its systems that are in no other folder now. */
export function returningFolder(id: string, former: FollowedDetails): FollowedDetailsChange {
  const folder = former.folders[id];
  return (details) => {
    if (folder === undefined) return details;
    const free = idsIn(former, id).filter((system) => details.systems[system]?.folder === undefined);
    return describingSystems(free, { folder: id })(withFolder(details, id, folder));
  };
}

/** What is known about these systems and their members. */
export function detailsAbout(details: FollowedDetails, ids: ReadonlySet<string>): FollowedDetails {
  return {
    ...NO_FOLLOWED_DETAILS,
    systems: pick(details.systems, (id) => ids.has(id)),
    members: pick(details.members, (_uuid, { system }) => ids.has(system)),
  };
}

/** Removes what is known about systems and their members. */
export function forgettingSystems(ids: ReadonlySet<string>): FollowedDetailsChange {
  return (details) => ({
    ...details,
    systems: pick(details.systems, (id) => !ids.has(id)),
    members: pick(details.members, (_uuid, { system }) => !ids.has(system)),
  });
}

/** Adds what the details do not have of `more`: folders, systems and members by their keys. */
export function addingDetails(more: FollowedDetails): FollowedDetailsChange {
  return (details) => ({
    ...details,
    folders: { ...more.folders, ...details.folders },
    systems: { ...more.systems, ...details.systems },
    members: { ...more.members, ...details.members },
  });
}

/** The entries of a system that has another id now, under that id. */
export function movingDetails(from: string, to: string): FollowedDetailsChange {
  return (details) => {
    const { [from]: moved, ...others } = details.systems;
    return {
      ...details,
      systems: moved === undefined ? others : { [to]: moved, ...others },
      members: Object.fromEntries(
        Object.entries(details.members).map(([uuid, member]) => [
          uuid,
          member.system === from ? { ...member, system: to } : member,
        ]),
      ),
    };
  };
}

/** How many entries and choices differ between two states. */
export function countChanges(one: FollowedDetails, other: FollowedDetails): number {
  const keys = ['folders', 'systems', 'members'] as const;
  const choices = Number(one.order !== other.order) + Number(one.isNicknameFirst !== other.isNicknameFirst);
  return keys.reduce((sum, key) => {
    const mine: Readonly<Record<string, unknown>> = one[key];
    const theirs: Readonly<Record<string, unknown>> = other[key];
    const ids = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
    return sum + [...ids].filter((id) => JSON.stringify(mine[id]) !== JSON.stringify(theirs[id])).length;
  }, choices);
}

function withFolder(details: FollowedDetails, id: string, folder: FollowedFolder): FollowedDetails {
  return { ...details, folders: { ...details.folders, [id]: folder } };
}

function idsIn(details: FollowedDetails, folder: string): readonly string[] {
  return Object.keys(details.systems).filter((id) => details.systems[id]?.folder === folder);
}

function withEntry<T extends object>(
  table: Readonly<Record<string, T>>,
  id: string,
  entry: T,
): Readonly<Record<string, T>> {
  const { [id]: _former, ...others } = table;
  const fields = Object.entries(entry).filter(
    ([, value]: [string, unknown]) => value !== undefined && value !== false && value !== '',
  );
  // The same type: only optional fields are ever undefined, false or empty.
  return fields.length === 0 ? others : { ...others, [id]: Object.fromEntries(fields) as T };
}

function pick<T>(
  table: Readonly<Record<string, T>>,
  isWanted: (key: string, entry: T) => boolean,
): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(table).filter(([key, entry]) => isWanted(key, entry)));
}
