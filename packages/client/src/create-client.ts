import { type Clock, systemClock } from './clock.ts';
import type { EarlyRead } from './early-reads.ts';
import type { FailureObserver } from './errors/request-failure.ts';
import type { QueueStatus } from './queue/queue-status.ts';
import { Api, type OwnSystem } from './resources/api.ts';
import type { createAutoproxy } from './resources/autoproxy.ts';
import { createFronters } from './resources/fronters.ts';
import { createGroups } from './resources/groups.ts';
import type { createGuilds } from './resources/guilds.ts';
import { lazily } from './resources/lazily.ts';
import { createMembers } from './resources/members.ts';
import type { createMessages } from './resources/messages.ts';
import type { createRecords } from './resources/records.ts';
import type { createSettings } from './resources/settings.ts';
import { createSwitches } from './resources/switches.ts';
import { createSystems } from './resources/systems.ts';
import type { WriteObserver } from './sending/observe-write.ts';
import { createSender, type Priority } from './sending/sender.ts';
import { createFetchTransport, type FetchLike } from './transport/fetch-transport.ts';

export interface ClientOptions {
  /** Where the service is, without a version. @defaultValue `https://api.pluralkit.me` */
  readonly baseUrl?: string | undefined;
  /** Version of the API. The public service no longer has version 1. @defaultValue 2 */
  readonly version?: 1 | 2 | undefined;
  /** The token of the own system. @defaultValue null */
  readonly token?: string | null | undefined;
  /** @defaultValue the platform's `fetch` */
  readonly fetch?: FetchLike | undefined;
  /** Time and timers. @defaultValue the platform's */
  readonly clock?: Clock | undefined;
  /** From 0 to 1, spreads the waits before a retry. @defaultValue `Math.random` */
  readonly random?: (() => number) | undefined;
  /** The priority of reads without one. @defaultValue `interactive` */
  readonly priority?: Priority | undefined;
  /** Whether the device has a network. Without one, a request without an answer is not retried. @defaultValue always */
  readonly isOnline?: (() => boolean) | undefined;
  /** Identifies the program to the service. For Node; browsers send their own. */
  readonly userAgent?: string | undefined;
  /** Deadline of one attempt, including its whole answer, in milliseconds. @defaultValue 30,000 */
  readonly timeoutMs?: number | undefined;
  /** Observes every write, from before it is first sent to its end. */
  readonly onWrite?: WriteObserver | undefined;
  /** Observes every attempt that failed. */
  readonly onFailure?: FailureObserver | undefined;
  /** Reads without a token that were already sent. They count in the rate limit, and callers get their answers. @defaultValue none */
  readonly earlyReads?: readonly EarlyRead[] | undefined;
}

/**
 * A client of a PluralKit-compatible service. All requests of one client go through one queue, which obeys the
 * service's limits, so make one per service and share it.
 *
 * Every call rejects with a `UsageError` (nothing was sent), an `ApiError` (the service refused), a `RateLimitedError`, a
 * `NetworkError`, a `TimeoutError`, a `ResponseShapeError`, or the reason of its `signal`.
 */
export interface Client {
  readonly systems: ReturnType<typeof createSystems>;
  readonly fronters: ReturnType<typeof createFronters>;
  readonly members: ReturnType<typeof createMembers>;
  readonly groups: ReturnType<typeof createGroups>;
  readonly switches: ReturnType<typeof createSwitches>;
  readonly settings: ReturnType<typeof createSettings>;
  readonly guilds: ReturnType<typeof createGuilds>;
  readonly autoproxy: ReturnType<typeof createAutoproxy>;
  readonly messages: ReturnType<typeof createMessages>;
  readonly records: ReturnType<typeof createRecords>;
  /** The status of the queue. */
  readonly queue: QueueStatus;
  /** Uses another token from the next call on; null or an empty text uses none. Sends no request. */
  setToken(token: string | null): void;
  hasToken(): boolean;
  /** Sets the system of the token, so that it is also recognised by its id and uuid. */
  setOwnSystem(own: OwnSystem | null): void;
  /** From now on, answers to `earlyReads` are not used: they may be outdated. */
  forgetEarlyReads(): void;
}

const PUBLIC_SERVICE = 'https://api.pluralkit.me';
const TIMEOUT_MS = 30_000;

/** Connects the parts of a client. Sends no request. */
export function createClient(options: ClientOptions = {}): Client {
  const clock = options.clock ?? systemClock;
  const onFailure = options.onFailure ?? (() => {});
  const transport = createFetchTransport({
    // Looked up at each call, since pages and tests replace it.
    fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
    clock,
    timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
  });
  const sender = createSender({
    baseUrl: (options.baseUrl ?? PUBLIC_SERVICE).replace(/\/*(\/v[12])?\/*$/, ''),
    transport,
    clock,
    random: options.random ?? Math.random,
    userAgent: options.userAgent,
    isOnline: options.isOnline,
    onWrite: options.onWrite,
    onFailure,
    earlyReads: options.earlyReads,
  });
  const api = new Api({
    sender,
    clock,
    version: options.version ?? 2,
    priority: options.priority ?? 'interactive',
    onFailure,
  });
  api.setToken(options.token ?? null);

  return {
    systems: createSystems(api),
    fronters: createFronters(api),
    members: createMembers(api),
    groups: createGroups(api),
    switches: createSwitches(api),
    settings: lazily(api, async () => (await import('./resources/settings.ts')).createSettings),
    guilds: lazily(api, async () => (await import('./resources/guilds.ts')).createGuilds),
    autoproxy: lazily(api, async () => (await import('./resources/autoproxy.ts')).createAutoproxy),
    messages: lazily(api, async () => (await import('./resources/messages.ts')).createMessages),
    records: lazily(api, async () => (await import('./resources/records.ts')).createRecords),
    queue: { subscribe: sender.status.subscribe, getSnapshot: sender.status.getSnapshot },
    setToken: (token) => api.setToken(token),
    hasToken: () => api.hasToken(),
    setOwnSystem: (own) => api.setOwnSystem(own),
    forgetEarlyReads: sender.forgetEarlyReads,
  };
}
