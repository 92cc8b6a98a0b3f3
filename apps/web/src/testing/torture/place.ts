import type { FetchLike } from '@frontboard/client';
import type { Sandbox } from '@frontboard/sandbox';
import type { Clock } from '../../platform/clock.ts';

/** Where a schedule is carried out: a service, the way to it, and the time. */
export interface Place {
  readonly sandbox: Sandbox;
  readonly serviceUrl: string;
  /** The true time. */
  readonly clock: Clock;
  /** Asks the service, without a network of the test's own. */
  readonly fetch: FetchLike;
  /** Lets `ms` of the clock go by. */
  pass(ms: number): Promise<void>;
  close(): Promise<void>;
}
