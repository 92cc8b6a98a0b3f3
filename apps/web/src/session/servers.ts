import { useMemo } from 'react';
import * as v from 'valibot';
import { useStore } from 'zustand/react';
import { anyDocumentSchema, openDocumentStore } from '../persistence/document-store.ts';
import type { PersistentStore } from '../persistence/persistent-store.ts';
import { fieldReader } from '../persistence/read-fields.ts';
import { mergeFields, mergeList } from '../persistence/three-way-merge.ts';
import type { SafeStorage } from '../platform/storage.ts';
import { useAccountPlace, usePrivateStore } from './account-hooks.ts';

const idSchema = v.pipe(v.string(), v.regex(/^\d{17,19}$/));
const serverSchema = v.object({
  id: idSchema,
  /** The person's name for it; may be empty. */
  name: v.fallback(v.string(), ''),
});

/** A Discord server that a person added: the service does not list the servers of a system. */
export type KnownServer = Readonly<v.InferOutput<typeof serverSchema>>;

/** The servers of each account, in the person's order, by the uuid of its system. */
export type KnownServers = Readonly<Record<string, readonly KnownServer[]>>;

export type ServersStore = PersistentStore<KnownServers>;

export const SERVERS_KEY = 'servers';
/** Discord's limit. */
export const LONGEST_SERVER_NAME = 100;

const NONE: readonly KnownServer[] = [];
const NO_SERVERS: KnownServers = {};

/** A server in a backup. */
export const knownServerSchema = v.object({
  id: idSchema,
  name: v.pipe(v.string(), v.maxLength(LONGEST_SERVER_NAME)),
});
const wholeSchema = v.object({ id: idSchema, name: v.optional(v.string()) });

/** Opens the servers of all accounts. */
export function createServersStore(storage: SafeStorage): ServersStore {
  return openDocumentStore(storage, SERVERS_KEY, {
    version: 1,
    initial: NO_SERVERS,
    schema: anyDocumentSchema,
    read(stored) {
      const fields = fieldReader(stored);
      const lists = Object.entries(fields.table('servers', v.unknown())).map(
        ([viewer, list]) => [viewer, readList(list)] as const,
      );
      return {
        value: withoutEmpty(lists.map(([viewer, { servers }]) => [viewer, servers])),
        isDamaged: fields.problems.length > 0 || lists.some(([, { isWhole }]) => !isWhole),
      };
    },
    write: (servers) => ({ servers }),
    merge: mergeServers,
  });
}

/** The readable servers of a list, each once, and whether the whole list was readable. */
function readList(list: unknown): { readonly servers: readonly KnownServer[]; readonly isWhole: boolean } {
  if (!Array.isArray(list)) return { servers: NONE, isWhole: false };
  const byId = new Map<string, KnownServer>();
  for (const item of list) {
    const server = v.safeParse(serverSchema, item);
    if (server.success && !byId.has(server.output.id)) {
      byId.set(server.output.id, { id: server.output.id, name: cutName(server.output.name) });
    }
  }
  const isWhole = byId.size === list.length && list.every((item) => v.safeParse(wholeSchema, item).success);
  return { servers: [...byId.values()], isWhole };
}

function withoutEmpty(accounts: readonly (readonly [string, readonly KnownServer[]])[]): KnownServers {
  return Object.fromEntries(accounts.filter(([, servers]) => servers.length > 0));
}

/** Merges the changes of two tabs per account: the lists by order and membership, the names one by one. */
function mergeServers(base: KnownServers, mine: KnownServers, theirs: KnownServers): KnownServers {
  const accounts = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  return withoutEmpty(
    [...accounts].map((viewer) => {
      const [before, ours, others] = [base, mine, theirs].map((servers) => servers[viewer] ?? NONE);
      const names = mergeFields(namesOf(before), namesOf(ours), namesOf(others));
      const ids = mergeList(idsOf(before), idsOf(ours), idsOf(others));
      return [viewer, ids.map((id) => ({ id, name: names[id] ?? '' }))] as const;
    }),
  );
}

function idsOf(servers: readonly KnownServer[] = NONE): readonly string[] {
  return servers.map(({ id }) => id);
}

function namesOf(servers: readonly KnownServer[] = NONE): Readonly<Record<string, string>> {
  return Object.fromEntries(servers.map(({ id, name }) => [id, name]));
}

function cutName(name: string): string {
  return name.trim().slice(0, LONGEST_SERVER_NAME);
}

type Change = (servers: readonly KnownServer[]) => readonly KnownServer[];

/** Changes the servers of one account. */
export function changing(viewer: string, change: Change): (servers: KnownServers) => KnownServers {
  return (servers) => {
    const before = servers[viewer] ?? NONE;
    const after = change(before);
    return after === before ? servers : withoutEmpty(Object.entries({ ...servers, [viewer]: after }));
  };
}

/** Adds a server at the end or at `index`. A known server stays unchanged. */
export function adding({ id, name }: KnownServer, index = Number.POSITIVE_INFINITY): Change {
  return (servers) =>
    servers.some((server) => server.id === id)
      ? servers
      : servers.toSpliced(Math.min(index, servers.length), 0, { id, name: cutName(name) });
}

/** Renames a server. An empty name removes the name. */
export function renaming(id: string, name: string): Change {
  return (servers) => servers.map((server) => (server.id === id ? { id, name: cutName(name) } : server));
}

/** Removes a server from the list. */
export function removing(id: string): Change {
  return (servers) => servers.filter((server) => server.id !== id);
}

/** The servers of an account (the uuid of its system) in the person's order, and the function that changes them. */
export function useKnownServers(viewer: string): {
  readonly servers: readonly KnownServer[];
  readonly change: (change: Change) => void;
} {
  const store = usePrivateStore(createServersStore);
  const place = useAccountPlace();
  const servers = useStore(store, (all) => all[viewer] ?? NONE);
  return useMemo(
    () => ({
      servers,
      change(next) {
        if (place.isOpen()) store.update(changing(viewer, next));
      },
    }),
    [servers, store, viewer, place],
  );
}
