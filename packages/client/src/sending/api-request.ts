/** A request as a resource describes it. */
export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path under the service's address, version included, with its query. */
  readonly path: string;
  readonly body?: unknown;
  /** Sent as `Authorization`; null sends none. */
  readonly token: string | null;
  /** The thing the path names last, such as `/members/abcdef`; null when it names none. */
  readonly entity: string | null;
  /** Whether the entity belongs to the token's system; null if only the answer will show it. */
  readonly own: boolean | null;
  /** A 429 is not sent again: it may answer the browser's own repetition of a request that the service has accepted. */
  readonly isSentOnce?: boolean | undefined;
}
