/** A request as it goes out. `url` is absolute. */
export interface TransportRequest {
  readonly method: string;
  readonly url: string;
  /** Path and query, for errors. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

/** Anything with a `get`, such as `Headers`. Names in any case. */
export interface HeaderSource {
  get(name: string): string | null;
}

/** An answer of any status, read to its end. */
export interface TransportResponse {
  readonly status: number;
  readonly statusText: string;
  readonly headers: HeaderSource;
  readonly text: string;
}

/**
 * Sends one request once. Resolves for every status; rejects with `NetworkError` if no whole answer came, with
 * `TimeoutError` if it took too long, and with the signal's reason if `signal` aborts.
 */
export interface Transport {
  send(request: TransportRequest, signal: AbortSignal): Promise<TransportResponse>;
}
