/** A request to create a switch that was sent. */
export interface SentSwitch {
  /** The time, as it was sent. */
  readonly timestamp: string;
  /** Uuids in front order. */
  readonly members: readonly string[];
  /** In milliseconds since 1970. */
  readonly sentAtMs: number;
  /** When it was answered, or known to get no answer; null before. */
  readonly endedAtMs: number | null;
  /** It got no answer. A repetition of it may have left a row at the service's own time, beside the switch. */
  readonly isLost: boolean;
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
