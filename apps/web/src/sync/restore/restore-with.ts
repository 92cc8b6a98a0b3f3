import type { RecordContext } from '../records/member-writes.ts';
import { noteCreated } from '../twins/watch-created.ts';
import type { CopyStore } from './copy-store.ts';
import { type RestoreResult, restoreRecord } from './restore.ts';
import type { RestoreCopy } from './restore-copy.ts';

/** Restores `copy` with the services of the app, and has the created record checked for twins. Never rejects. */
export function restoreWith(
  { services, caller, cache }: RecordContext,
  store: CopyStore,
  { id, kind }: RestoreCopy,
): Promise<RestoreResult> {
  const { clock, settleWrites } = services;
  return restoreRecord(
    {
      caller,
      store,
      cache,
      now: clock.now,
      settle: settleWrites,
      onMade: (record, before) => noteCreated(services, { kind, record, before, isRemovedUnasked: true }),
    },
    id,
  );
}
