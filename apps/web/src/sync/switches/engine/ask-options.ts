import type { Client } from '@frontboard/client';
import type { RequestTimes } from '../made/strayed-rows.ts';
import type { Attempt, MissingStep, QueuedSwitch } from './queued-switch.ts';

/** The calls that are made. */
export type SwitchService = Pick<
  Client['switches'],
  'create' | 'list' | 'fetch' | 'updateMembers' | 'updateTime' | 'remove'
>;

export interface AskOptions extends RequestTimes {
  readonly service: SwitchService;
  readonly queued: QueuedSwitch;
  readonly step: MissingStep;
  /** All of the account: their switches are our own changes. */
  readonly queue: readonly QueuedSwitch[];
  /** Stores on the device what is about to be sent. Resolves with the time of that, in milliseconds since 1970. */
  readonly noteAttempt: (attempt: Attempt) => Promise<number>;
  readonly signal: AbortSignal;
}
