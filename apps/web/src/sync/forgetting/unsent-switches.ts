import { openDatabase } from '../../persistence/database.ts';
import { forgetSetAside, hasSetAside } from '../../persistence/set-aside.ts';
import type { Services } from '../services.ts';
import { openQueueStore, QUEUE_KEY, type QueueChange } from '../switches/engine/queue-store.ts';
import { missingStep, type QueuedSwitch } from '../switches/engine/queued-switch.ts';
import { sentHere } from '../switches/engine/session-store.ts';
import { readQueue } from '../switches/engine/stored-switch.ts';
import { deleteRows } from './delete-rows.ts';
import type { PrivateData } from './private-data.ts';

/** Operations that are not settled. */
export const unsentSwitches: PrivateData = {
  onlyHere: {
    kind: 'switches',
    hasUnreadable: async ({ storage }) =>
      // Without a database there are none. A token is not kept because its database does not open.
      hasSetAside(storage, QUEUE_KEY) || (await hasUnreadableRows().catch(() => false)),
    count: (services, viewer) =>
      change(services, (plans) => ({
        result: plans.filter((plan) => plan.viewer === viewer && missingStep(plan) !== null).length,
      })),
  },
  async forget(services, viewer) {
    const memory = sentHere(services.storage);
    for (const plan of [...memory.values()]) if (plan.viewer === viewer) memory.delete(plan.id);
    forgetSetAside(services.storage, QUEUE_KEY);
    await change(services, (plans) => ({
      remove: plans.filter((plan) => plan.viewer === viewer).map(({ id }) => id),
      result: undefined,
    }));
    await deleteRows(services, viewer, 'outbox', (row) => readQueue([row])[0]?.viewer ?? null);
  },
};

/** Whether there are rows that this release can't read: damaged, or of another release. */
async function hasUnreadableRows(): Promise<boolean> {
  const rows = await (await openDatabase()).getAll('outbox');
  return readQueue(rows).length < rows.length;
}

async function change<T>(
  { storage, demo }: Services,
  decide: (plans: readonly QueuedSwitch[]) => QueueChange<T>,
): Promise<T> {
  return openQueueStore(storage, demo).change(decide);
}
