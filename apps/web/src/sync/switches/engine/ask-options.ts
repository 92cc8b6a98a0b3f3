import type { Client } from '@frontboard/client';
import type { Attempt, MissingStep, QueuedSwitch } from './queued-switch.ts';

/** The calls that are made. */
export type SwitchService = Pick<
  Client['switches'],
  'create' | 'list' | 'fetch' | 'updateMembers' | 'updateTime' | 'remove'
>;

export interface AskOptions {
  readonly service: SwitchService;
  readonly queued: QueuedSwitch;
  readonly step: MissingStep;
  /** All of the account: their switches are ours and no news. */
  readonly queue: readonly QueuedSwitch[];
  /** Stores on the device what is about to be sent. Resolves with the time of that, in milliseconds since 1970. */
  readonly noteAttempt: (attempt: Attempt) => Promise<number>;
  /** How long an attempt without an answer may be running, in milliseconds. */
  readonly settleMs: number;
  /** The service's clock minus this device's, in milliseconds. */
  readonly skewMs: number;
  readonly signal: AbortSignal;
}
