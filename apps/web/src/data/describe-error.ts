export interface ErrorDescription {
  readonly title: string;
  readonly detail: string;
  /** What would help: another token, another try, or only time. */
  readonly action?: 'settings' | 'retry' | 'wait';
  readonly retryAfterMs?: number;
}

/** The one place that turns an error into words. Never contains a token or an address. */
export declare function describeError(error: unknown): ErrorDescription;
