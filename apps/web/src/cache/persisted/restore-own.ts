import type { FrontersResult, SwitchPage } from '@frontboard/client';
import { brandId, brandIdOrNull, type FrontSwitch } from '@frontboard/model';
import type { Query } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type Viewer, viewerOf } from '../../session/viewer.ts';
import type { CacheServices } from '../services.ts';
import type { Shared } from '../shared.ts';
import { END_OF_TIME } from '../switches/queries.ts';
import { deleteLookup, persistLookup, readPersistedLookup } from './persisted-lookups.ts';
import { readStoredConfig, readStoredMember, readStoredSystem } from './stored-record.ts';
import { withDeadline } from './with-deadline.ts';

/** One answer about the own system that is kept under a name of its own. */
interface PersistedOwn {
  readonly name: string;
  /** What is asked, as its query's key says it; without the viewer and the system. */
  readonly asked: readonly string[];
  /** The part of the query's data that is kept; null for nothing. */
  readonly write: (data: unknown) => unknown;
  /** The query's data again; null for what is not one. */
  readonly read: (stored: unknown) => unknown;
}

const SWITCHING: readonly PersistedOwn[] = [
  { name: 'own front', asked: ['systems', 'looked-up-front'], write: (front) => front, read: readFront },
  { name: 'own switches', asked: ['switches', 'list'], write: firstPage, read: readFirstPage },
];
const PROFILE: readonly PersistedOwn[] = [
  {
    name: 'own profile',
    asked: ['systems', 'looked-up'],
    write: sharedValue,
    read: asShared(readStoredSystem),
  },
  { name: 'own settings', asked: ['settings'], write: sharedValue, read: asShared(readStoredConfig) },
];
const KEPT = [...SWITCHING, ...PROFILE];

const frontSchema = z.object({
  state: z.enum(['fronting', 'switched-out']),
  members: z.array(z.unknown()),
  switchId: z.nullable(z.string()),
  lastSwitch: z.string(),
});

const pageSchema = z.object({
  switches: z.array(
    z.object({
      id: z.nullable(z.string()),
      timestamp: z.iso.datetime(),
      memberIds: z.array(z.string()),
    }),
  ),
  nextBefore: z.nullable(z.string()),
});

/**
 * Puts the own front and the newest own switches of the last visit into the query cache, as old as they are, and sees to it
 * that the next ones are kept. Resolves soon.
 */
export function restoreOwnSwitching(services: CacheServices): Promise<void> {
  return bringAll(services, SWITCHING);
}

/** The same for the own profile and the settings in the service, with what only the owner sees. */
export function restoreOwnProfile(services: CacheServices): Promise<void> {
  return bringAll(services, PROFILE);
}

async function bringAll(services: CacheServices, wanted: readonly PersistedOwn[]): Promise<void> {
  if (ownIn(services) === null) return;
  services.once(persistOwn);
  await withDeadline(services.clock, Promise.all(wanted.map((kept) => bring(services, kept))));
}

async function bring(services: CacheServices, kept: PersistedOwn): Promise<void> {
  const { queryClient, clock } = services;
  const own = ownIn(services);
  if (own === null) return;
  const queryKey = keyOf(own, kept);
  try {
    const answer = await readPersistedLookup(own.viewer, kept.name, clock.now());
    const data = answer === null ? null : kept.read(answer.value);
    if (answer === null || data === null || queryClient.getQueryData(queryKey) !== undefined) return;
    // The account may have been changed or forgotten meanwhile.
    if (ownIn(services)?.ref !== own.ref) return;
    queryClient.setQueryData(queryKey, data, { updatedAt: answer.atMs });
    await queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  } catch {
    // Without the device's database the service is asked.
  }
}

interface OwnReference {
  readonly viewer: Viewer;
  /** The reference by which the own system is asked for. */
  readonly ref: string;
}

/** Null without an account that may be kept. */
function ownIn({ session }: CacheServices): OwnReference | null {
  const { system, isStored } = session.getState();
  if (system === null || !isStored) return null;
  return { viewer: viewerOf(system, '@me'), ref: system.uuid ?? system.id };
}

const keyOf = ({ viewer, ref }: OwnReference, { asked }: PersistedOwn) => [viewer, ...asked, ref];

function persistOwn(services: CacheServices): void {
  const { queryClient } = services;
  const keep = ({ queryKey, state }: Query) => {
    const own = ownIn(services);
    if (own === null || state.data === undefined) return;
    const key = JSON.stringify(queryKey);
    const kept = KEPT.find((one) => JSON.stringify(keyOf(own, one)) === key);
    if (kept === undefined) return;
    const value = kept.write(state.data);
    if (value !== null) void persistLookup(own.viewer, kept.name, { atMs: state.dataUpdatedAt, value });
    // Not told any more.
    else void deleteLookup(own.viewer, kept.name).catch(() => {});
  };
  const cache = queryClient.getQueryCache();
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') keep(event.query);
  });
  // The start has brought some of it already.
  for (const query of cache.getAll()) keep(query);
}

function readFront(stored: unknown): FrontersResult | null {
  const read = frontSchema.safeParse(stored);
  if (!read.success) return null;
  const members = read.data.members.map(readStoredMember).filter((member) => member !== null);
  // Who is fronting is shown whole or not at all.
  if (members.length !== read.data.members.length) return null;
  const { state, lastSwitch } = read.data;
  return {
    state,
    allowed: true,
    members,
    switchId: brandIdOrNull('SwitchId', read.data.switchId),
    lastSwitch,
  };
}

function sharedValue(data: unknown): unknown {
  const answer = data as Shared<unknown>;
  return answer.state === 'shared' ? answer.value : null;
}

function asShared<T>(read: (stored: unknown) => T | null): (stored: unknown) => Shared<T> | null {
  return (stored) => {
    const value = read(stored);
    return value === null ? null : { state: 'shared', value };
  };
}

/** As the query of all pages holds them. */
interface Pages {
  readonly pages: readonly Shared<SwitchPage>[];
  readonly pageParams: readonly unknown[];
}

function firstPage(data: unknown): SwitchPage | null {
  const page = (data as Pages | undefined)?.pages[0];
  return page?.state === 'shared' ? page.value : null;
}

function readFirstPage(stored: unknown): Pages | null {
  const read = pageSchema.safeParse(stored);
  if (!read.success) return null;
  const switches = read.data.switches.map(
    ({ id, timestamp, memberIds }): FrontSwitch => ({
      id: brandIdOrNull('SwitchId', id),
      timestamp,
      memberIds: memberIds.map((memberId) => brandId('MemberId', memberId)),
      members: null,
      extra: {},
    }),
  );
  const { nextBefore } = read.data;
  return { pages: [{ state: 'shared', value: { switches, nextBefore } }], pageParams: [END_OF_TIME] };
}
