import { drawSecret } from './faults/admin-guard.ts';
import { createFaultControl, type FaultControl } from './faults/fault-control.ts';
import { createFrontDoor } from './faults/front-door.ts';
import { createRequestLog, type RequestLog, type RequestLogEntry } from './faults/request-log.ts';
import { createSkewedClock } from './faults/skewed-clock.ts';
import { createRateLimiter } from './gcra.ts';
import { type SandboxClock, sleepBy } from './sandbox-clock.ts';
import { createWorld } from './seed/create-world.ts';
import { isPictureAt } from './seed/picture.ts';
import type { WorldName } from './seed/world-guide.ts';
import { createService } from './service.ts';
import { createMicrosClock } from './service-clock.ts';
import { createEmptyState, type SandboxState } from './store/state.ts';
import { createWriteWindows } from './write-windows.ts';

/** The initial state of a sandbox and its differences from the present service. */
export interface SandboxOptions {
  /** The name of a world, or a state; empty when absent. */
  readonly world?: WorldName | SandboxState;
  /** The machine's clock when absent. */
  readonly clock?: SandboxClock;
  /** Whether writes take time between their steps, as in the service; true when absent. The waits use `clock`. */
  readonly writeWindows?: boolean;
  /** Awaited between the steps of each write, after its usual time: a test can hold writes here. */
  readonly betweenSteps?: () => Promise<void>;
  /** How far the service's clock is off, in milliseconds. */
  readonly skewMs?: number;
  /** Answers the paths of version 1, which the service has switched off. */
  readonly v1?: boolean;
  /** False turns the rate limit off, and its headers with it. */
  readonly rateLimit?: boolean;
  /** Creates guild settings on first access, for systems whose account wrote in that guild. */
  readonly autoCreateGuildRows?: boolean;
  /** The status for a switch id that is not a uuid: 500 as today (the default), or 400 as the pages of the API say. */
  readonly malformedSwitchId?: 500 | 400;
  /**
   * Whether requests without `User-Agent` are refused, as in the service. When absent: those that came over a
   * connection. A page cannot set that header on its own request, so a sandbox in a page does not require one.
   */
  readonly requireUserAgent?: boolean;
  /**
   * The address of the world's pictures, by name, which has to be in the address; no pictures when absent. These addresses
   * count as pictures whatever their scheme.
   */
  readonly imageUrl?: (name: string) => string | null;
  /** Draws the picture with this name as a PNG, for `/sandbox/images/<name>.png`; 404 when absent. */
  readonly drawPicture?: (name: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** Called with every request to the service when it is answered. Never contains a token. */
  readonly log?: (entry: RequestLogEntry) => void;
}

/** A re-implementation of the PluralKit API in memory. */
export interface Sandbox {
  /**
   * Answers a request to `/v2`, `/private` or the sandbox's own `/sandbox`. `connection.ip` is the address for the rate limit.
   * Rejects as `fetch` does: with a `TypeError` if a fault breaks the connection, with the reason of the request's signal
   * if the caller cancels. A write that has begun continues.
   */
  fetch(request: Request, connection?: { ip?: string }): Promise<Response>;
  /** The current state; a reset through the admin path replaces it. */
  readonly state: SandboxState;
  /** All tokens, each with the short id of its system. */
  readonly tokens: readonly SandboxToken[];
  /** The secret that a request to `/sandbox` must have in the header `Sandbox-Secret`, except for pictures; different in each sandbox. */
  readonly adminSecret: string;
  readonly faults: FaultControl;
  readonly requests: RequestLog;
  /** Calls `listener` after each change of the state. Returns an unsubscribe function. */
  onChange(listener: () => void): () => void;
}

export interface SandboxToken {
  readonly label: string;
  readonly systemId: string;
  readonly token: string;
}

/** Creates a sandbox. Never throws; a world given as state is used directly, not copied. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const { world = createEmptyState(), imageUrl, drawPicture, requireUserAgent } = options;
  const trueClock = options.clock ?? { now: () => Date.now() };
  const clock = createSkewedClock(trueClock, options.skewMs);
  const faults = createFaultControl({
    now: clock.now,
    sleep: (ms, signal) => sleepBy(trueClock, ms, signal),
  });
  const requests = createRequestLog();
  const adminSecret = drawSecret();
  const limiter = options.rateLimit === false ? null : createRateLimiter();
  const listeners = new Set<() => void>();
  const pictures = imageUrl === undefined ? {} : { imageUrl };
  let state = typeof world === 'string' ? createWorld(world, { now: clock.now(), ...pictures }) : world;

  function changed(): void {
    for (const listener of listeners) listener();
  }

  const handle = createFrontDoor({
    service: createService({
      state: () => state,
      nowMs: clock.now,
      nowMicros: createMicrosClock(clock),
      limiter,
      changed,
      isOwnPicture: (url) => imageUrl !== undefined && isPictureAt(url, imageUrl),
      writeWindow: options.writeWindows === false ? null : createWriteWindows(trueClock),
      betweenSteps: options.betweenSteps ?? null,
      requiresUserAgent: ({ isEmbedded }) => requireUserAgent ?? isEmbedded !== true,
      autoCreateGuildRows: options.autoCreateGuildRows ?? false,
      malformedSwitchId: options.malformedSwitchId ?? 500,
      v1: options.v1 ?? false,
    }),
    clock,
    faults,
    requests,
    state: () => state,
    reset(fresh) {
      state = fresh;
      limiter?.reset();
      changed();
    },
    world: typeof world === 'string' ? world : null,
    secret: adminSecret,
    ...pictures,
    ...(drawPicture === undefined ? {} : { drawPicture }),
    ...(options.log === undefined ? {} : { log: options.log }),
  });

  return {
    fetch: handle,
    get state() {
      return state;
    },
    get tokens() {
      return [...state.tokens.values()].map(({ label, system, token }) => ({
        label,
        systemId: state.systems.get(system)?.id ?? '',
        token,
      }));
    },
    adminSecret,
    faults,
    requests,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
