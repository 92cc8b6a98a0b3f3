import * as v from 'valibot';
import type { DeepReadonly } from '../../../persistence/documents/deep-readonly.ts';

export const sentSwitchSchema = v.object({
  /** The time, as it was sent. */
  timestamp: v.string(),
  /** Uuids in front order. */
  members: v.array(v.string()),
  /** In milliseconds since 1970. */
  sentAtMs: v.number(),
  /** When it was answered, or known to get no answer; null before. */
  endedAtMs: v.nullable(v.number()),
  /** It got no answer. A repetition of it may have left a row at the service's own time, beside the switch. */
  isLost: v.boolean(),
});

/** A request to create a switch that was sent. */
export type SentSwitch = DeepReadonly<v.InferOutput<typeof sentSwitchSchema>>;

/** A request to create a switch that is about to be sent. */
export function newRequest(timestamp: string, members: readonly string[], sentAtMs: number): SentSwitch {
  return { timestamp, members, sentAtMs, endedAtMs: null, isLost: false };
}

/** A requested switch, with the requests that may have left more than one row of it. */
export interface MadeSwitch {
  /** The id of its row, if known. */
  readonly switchId: string | null;
  /** Its time, as it is sent or as the service has it. */
  readonly timestamp: string;
  /** The wanted members, as uuids in front order; null if there should be no such switch. */
  readonly wanted: readonly string[] | null;
  /** What was sent to create it and has not been looked for since. */
  readonly unchecked: readonly SentSwitch[];
}
