import type { FetchLike } from '@frontboard/client';
import type { Sandbox } from '@frontboard/sandbox';
import type { Clock } from '../../platform/clock.ts';

/** Where a schedule runs: a service, the connection to it, and the time. */
export interface Place {
  readonly sandbox: Sandbox;
  readonly serviceUrl: string;
  /** The true time. */
  readonly clock: Clock;
  /** Requests to the service without the simulated network. */
  readonly fetch: FetchLike;
  /** Advances the clock by `ms`. */
  pass(ms: number): Promise<void>;
  close(): Promise<void>;
}
