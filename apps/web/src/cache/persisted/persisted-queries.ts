import type { SwitchPage } from '@frontboard/client';
import type { System } from '@frontboard/model';
import type { QueryKey } from '@tanstack/react-query';
import type { AnswerKind } from '../../persistence/answers/answer-table.ts';
import type { PersistedQuery } from '../../persistence/answers/query-persister.ts';
import type { RecentKind } from '../../session/recent-lookups.ts';
import { isOwnSystem, systemInKey, type Viewer, viewerOf } from '../../session/viewer.ts';
import { type Shared, sharedValue } from '../shared.ts';
import { END_OF_TIME } from '../switches/queries.ts';

/** Upper bound of the wait for the device: a slow one must not hold up the page. */
export const LONGEST_RESTORE_MS = 500;

type Form = Omit<PersistedQuery, 'row'>;

const SHARED: Form = {
  toValue: (data) => sharedValue(data as Shared<unknown>),
  toData: (value) => ({ state: 'shared', value }),
};

const FRONT: Form = {
  toValue(data) {
    const { state } = data as { readonly state: string };
    return state === 'fronting' || state === 'switched-out' ? data : null;
  },
  toData: (value) => value,
};

/** Of all pages that were loaded, the newest. */
const FIRST_PAGE: Form = {
  toValue(data) {
    const [page] = (data as { readonly pages: readonly Shared<SwitchPage>[] }).pages;
    return sharedValue(page);
  },
  toData: (value) => ({ pages: [{ state: 'shared', value }], pageParams: [END_OF_TIME] }),
};

/** Queries about the own system, by the query in their keys. */
const OWN: Readonly<Record<string, readonly [AnswerKind, Form]>> = {
  'members list': ['own-members', SHARED],
  'groups list': ['own-groups', SHARED],
  'systems looked-up': ['own-profile', SHARED],
  'systems front': ['own-front', FRONT],
  'switches list': ['own-switches', FIRST_PAGE],
  settings: ['own-config', SHARED],
};

/** Queries about anything that was looked up. */
const LOOKUPS: Readonly<Record<string, readonly [RecentKind, AnswerKind]>> = {
  'systems looked-up': ['system', 'system'],
  'members list': ['system', 'system-members'],
  'groups list': ['system', 'system-groups'],
  'members detail': ['member', 'member'],
  'groups of-member': ['member', 'member-groups'],
  'groups detail': ['group', 'group'],
  'members of-group': ['group', 'group-members'],
};

/** The row of a query, or null if its answer is not persisted. `own`: the own system. */
export function persistedQueryOf(own: System | null, queryKey: QueryKey): PersistedQuery | null {
  const [viewer, ...rest] = queryKey.map(String);
  const ref = rest.pop();
  const asked = rest.join(' ');
  if (viewer === undefined || ref === undefined) return null;
  if (own !== null && viewer === viewerOf(own) && isOwnSystem(own, ref)) {
    const [kind, form] = (Object.hasOwn(OWN, asked) ? OWN[asked] : undefined) ?? [];
    return kind === undefined || form === undefined ? null : { row: { viewer, kind, ref: null }, ...form };
  }
  const [, kind] = (Object.hasOwn(LOOKUPS, asked) ? LOOKUPS[asked] : undefined) ?? [];
  return kind === undefined ? null : { row: { viewer, kind, ref }, ...SHARED };
}

/** The keys of everything persisted about a system, member or group, as `viewer` sees it. */
export function persistedKeysOf(viewer: Viewer, what: RecentKind, ref: string): readonly QueryKey[] {
  const name = what === 'system' ? systemInKey(viewer, ref) : ref;
  return Object.entries(LOOKUPS)
    .filter(([, [named]]) => named === what)
    .map(([asked]) => [viewer, ...asked.split(' '), name]);
}

/** The keys of the given answers about the own system. */
export function ownKeysOf(own: System, kinds: readonly AnswerKind[]): readonly QueryKey[] {
  const viewer = viewerOf(own);
  return Object.entries(OWN)
    .filter(([, [kind]]) => kinds.includes(kind))
    .map(([asked]) => [viewer, ...asked.split(' '), systemInKey(viewer, own.id)]);
}
