/** One request to the service, in the format of `GET /sandbox/requests`. Never contains a token. */
export interface RequestLogEntry {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** The service's status, even if the caller had gone. Null if a fault broke the connection, or a read was cancelled. */
  readonly status: number | null;
  /** When the request arrived, in milliseconds since 1970 by the true clock, without skew. */
  readonly atMs: number;
  readonly durationMs: number;
  readonly ip: string;
  /** Whether it is a browser's CORS preflight. */
  readonly preflight: boolean;
  /** Whether it had an `Authorization` header. */
  readonly authorized: boolean;
  /** Kind of the fault that decided the answer, if any. */
  readonly fault: string | null;
}

/** The latest requests, oldest first. */
export interface RequestLog {
  add(entry: RequestLogEntry): void;
  list(): readonly RequestLogEntry[];
  clear(): void;
}

const CAPACITY = 20_000;

/** A log that drops its oldest entries beyond 20,000. */
export function createRequestLog(): RequestLog {
  let entries: RequestLogEntry[] = [];
  return {
    add(entry) {
      entries.push(entry);
      // Cut occasionally: dropping the first of a long array at each request would copy it each time.
      if (entries.length > CAPACITY * 1.1) entries = entries.slice(-CAPACITY);
    },
    list: () => entries.slice(-CAPACITY),
    clear() {
      entries = [];
    },
  };
}
