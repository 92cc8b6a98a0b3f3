import type { RecordContext } from '../../records/record-writes.ts';
import type { CopyStore } from '../../restore/copy-store.ts';
import type { RequestTimes } from '../../switches/made/strayed-rows.ts';
import type { OperationOf, RunOperation } from '../operation.ts';
import type { OperationEnd, SentWith } from '../run.ts';

/** What runs need to read and write records and switches. */
export interface RunContext extends RecordContext {
  readonly copies: CopyStore;
  /** Resolves once a request that got no answer at `sinceMs` (default now) can no longer be running. */
  readonly settle: (sinceMs?: number) => Promise<void>;
  /** What is known of the duration of requests. */
  readonly times: () => Promise<RequestTimes>;
}

/** What operations need. */
export interface SendingContext extends RunContext {
  /** Stores that the operation is about to be sent, and what is known at that time. Rejects when the journal can't be written. */
  sending(sentWith: SentWith): Promise<void>;
  /** The uuids of the records with the same name that existed before this creation: a lost request has created none of them. */
  namesakes(creation: OperationOf<'create'>): Promise<readonly string[]>;
}

/**
 * Carries out one operation: checks what the service has, sends what is missing, and returns the outcome. It can be repeated at any time
 * once an earlier attempt has settled; `sent` is what that attempt was sent with. Rejects as the client does.
 */
export type CarryOut<Operation extends RunOperation> = (
  operation: Operation,
  sent: SentWith | null,
  context: SendingContext,
) => Promise<OperationEnd>;
