import type { IsOwnPicture } from '@frontboard/model';
import type { RateLimiter } from './gcra.ts';
import type { SandboxState } from './store/state.ts';
import type { Micros } from './store/timestamp.ts';

/** What the stages and routes of the service share. */
export interface ServiceContext {
  /** The current state; it may be replaced between two requests. */
  state(): SandboxState;
  /** Milliseconds since 1970 by the service's clock. */
  nowMs(): number;
  /** The same with microseconds, later at each call. */
  nowMicros(): Micros;
  /** Null switches limiting off, and with it the headers. */
  readonly limiter: RateLimiter | null;
  /** Whether an address leads to a picture that the sandbox gave out or serves itself. */
  readonly isOwnPicture: IsOwnPicture;
  /** Waits between two steps of a write, during which others may continue; longer the longer the history is. Null waits for nothing. */
  readonly writeWindow: ((historySize: number) => Promise<void>) | null;
  /** Awaited after `writeWindow`; null waits for nothing. */
  readonly betweenSteps: (() => Promise<void>) | null;
  /** Call it after each change of the state. */
  changed(): void;
  /** Whether a request without `User-Agent` is refused. */
  requiresUserAgent(origin: RequestOrigin): boolean;
  /** Guild settings are created on first access, for systems whose account wrote in that guild. */
  readonly autoCreateGuildRows: boolean;
  /** The status for a switch id that is not a uuid. */
  readonly malformedSwitchId: 500 | 400;
  readonly v1: boolean;
}

/** What the service knows about a request beside its content. */
export interface RequestOrigin {
  /** The address for the rate limit. */
  readonly ip: string;
  /** It came without a connection, from the page that contains the sandbox. */
  readonly isEmbedded?: boolean;
  /** A fault makes it fail before its last step. */
  readonly crashes?: boolean;
}

/** Hono's types for the service. */
export interface ServiceEnv {
  Bindings: RequestOrigin;
  Variables: {
    /** uuid of the system whose token came along, or null. */
    viewer: string | null;
    /** uuid of the system that the last entity in the path belongs to, or null without any. */
    about: string | null;
  };
}
