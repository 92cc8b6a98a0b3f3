import type { Query, QueryKey } from '@tanstack/react-query';
import type { Caller } from '../session/caller.ts';
import { PUBLIC, type Viewer } from '../session/viewer.ts';
import { type Shared, sharedValue } from './shared.ts';

/** Who asks, and about which system. */
export type AskedSystem = Pick<Caller, 'viewer' | 'uuid'>;

/**
 * A system in a query key: its uuid. An owner asks only for the own system, and is the viewer by its uuid. Another system is requested by its
 * short id until an answer contains the uuid (`aliases.ts`).
 */
export function systemInKey({ viewer, uuid }: AskedSystem, ref: string): string {
  return viewer === PUBLIC ? (uuid ?? ref) : viewer;
}

/** The key of a system as `viewer` sees it. */
export function systemKey(asked: AskedSystem, ref: string): readonly string[] {
  return [...systemsKey(asked.viewer), systemInKey(asked, ref)];
}

/** What the keys of all systems that `viewer` has looked up begin with. */
export function systemsKey(viewer: Viewer): readonly string[] {
  return [viewer, 'systems', 'looked-up'];
}

/** The key of the one entry that says who fronts in a system, as `viewer` sees it. */
export function frontKey(asked: AskedSystem, ref: string): readonly string[] {
  return [...frontsKey(asked.viewer), systemInKey(asked, ref)];
}

/** What the keys of all fronts that `viewer` has seen begin with. */
export function frontsKey(viewer: Viewer): readonly string[] {
  return [viewer, 'systems', 'front'];
}

/** The key of the entry that says which system a reference means. */
export function aliasKey(ref: string): readonly string[] {
  return [PUBLIC, 'systems', 'alias', ref];
}

/** Whether a query is an alias of the system with this uuid. */
export function isAliasOf({ queryKey, state }: Query, uuid: string): boolean {
  return queryKey[2] === 'alias' && sharedValue(state.data as Shared<string> | undefined) === uuid;
}

/** Whether a key is of a front. */
export function isFrontKey([, , query]: QueryKey): boolean {
  return query === 'front';
}
