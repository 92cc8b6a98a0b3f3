import type { System } from '@frontboard/model';
import type { QueryKey } from '@tanstack/react-query';
import type { AnswerKind } from '../../persistence/answers/answer-table.ts';
import type { PersistedQuery } from '../../persistence/answers/query-persister.ts';
import type { RecentKind } from '../../session/recent-lookups.ts';
import { isOwnSystem, type Viewer, viewerOf } from '../../session/viewer.ts';
import { type Shared, sharedValue } from '../shared.ts';

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

/** Queries about the own system, by the query in their keys. */
const OWN: Readonly<Record<string, readonly [AnswerKind, Form]>> = {
  'members list': ['own-members', SHARED],
  'groups list': ['own-groups', SHARED],
  'systems looked-up': ['own-profile', SHARED],
  'systems front': ['own-front', FRONT],
  settings: ['own-config', SHARED],
};

/** Queries about anything that was looked up. */
const LOOKUPS: Readonly<Record<string, readonly [RecentKind | 'alias', AnswerKind]>> = {
  'systems alias': ['alias', 'system-alias'],
  'systems looked-up': ['system', 'system-record'],
  'members list': ['system', 'system-member-list'],
  'groups list': ['system', 'system-group-list'],
  'members detail': ['member', 'member'],
  'groups of-member': ['member', 'member-groups'],
  'groups detail': ['group', 'group'],
  'members of-group': ['group', 'group-members'],
};

/** The row of a query, or null if its answer is not persisted. `own`: the own system. `uuidOfSystem`: the uuid that a reference means, if known. */
export function persistedQueryOf(
  own: System | null,
  queryKey: QueryKey,
  uuidOfSystem: (ref: string) => string | null,
): PersistedQuery | null {
  const [viewer, ...rest] = queryKey.map(String);
  const ref = rest.pop();
  const asked = rest.join(' ');
  if (viewer === undefined || ref === undefined) return null;
  if (own !== null && viewer === viewerOf(own) && isOwnSystem(own, ref)) {
    const [kind, form] = (Object.hasOwn(OWN, asked) ? OWN[asked] : undefined) ?? [];
    return kind === undefined || form === undefined ? null : { row: { viewer, kind, ref: null }, ...form };
  }
  const [what, kind] = (Object.hasOwn(LOOKUPS, asked) ? LOOKUPS[asked] : undefined) ?? [];
  if (kind === undefined) return null;
  // A uuid needs no alias. What was requested before the uuid was known may still be cached by another reference.
  const uuid = uuidOfSystem(ref);
  if (what === 'alias' ? uuid === ref : what === 'system' && uuid === null) return null;
  return { row: { viewer, kind, ref: what === 'system' ? uuid : ref }, ...SHARED };
}

/** The keys of everything persisted about a system (by uuid), member or group, as `viewer` sees it. */
export function persistedKeysOf(viewer: Viewer, what: RecentKind, name: string): readonly QueryKey[] {
  return Object.entries(LOOKUPS)
    .filter(([, [named]]) => named === what)
    .map(([asked]) => [viewer, ...asked.split(' '), name]);
}

/** The keys of the given answers about the own system. */
export function ownKeysOf(own: System, kinds: readonly AnswerKind[]): readonly QueryKey[] {
  const viewer = viewerOf(own);
  return Object.entries(OWN)
    .filter(([, [kind]]) => kinds.includes(kind))
    .map(([asked]) => [viewer, ...asked.split(' '), viewer]);
}
