import { openDatabase } from '../../platform/database.ts';
import type { Services } from '../../state/services.tsx';
import { goesWith } from '../forgetting/goes-with.ts';
import type { PrivateKeeper } from '../forgetting/private-keeper.ts';
import { forgetSetAside, hasSetAside } from '../forgetting/set-aside.ts';
import { missingStep, type Plan } from './engine/plan.ts';
import { createPlanStore, createStoragePlanStore, OUTBOX_KEY, type PlanChange } from './engine/plan-store.ts';
import { sentHere } from './engine/sent-here.ts';
import { readPlans } from './engine/stored-plan.ts';

/** Switches on their way. */
export const outboxKeeper: PrivateKeeper = {
  unsent: {
    kind: 'switches',
    hasUnreadable: async ({ storage, demo }) =>
      hasSetAside(storage, OUTBOX_KEY) || (!demo && (await unreadableRows()).length > 0),
    count: (services, viewer) =>
      change(services, (plans) => ({
        result: plans.filter((plan) => plan.account === viewer && missingStep(plan) !== null).length,
      })),
  },
  async forget(services, viewer) {
    const memory = sentHere(services.storage);
    for (const { id, account } of [...memory.values()]) if (account === viewer) memory.delete(id);
    forgetSetAside(services.storage, OUTBOX_KEY);
    await change(services, (plans) => ({
      remove: plans.filter(({ account }) => account === viewer).map(({ id }) => id),
      result: undefined,
    }));
    if (services.demo) return;
    const database = await openDatabase();
    const goes = goesWith(services, viewer);
    for (const row of await unreadableRows()) {
      if (goes(row)) await database.delete('outbox', row.id);
    }
  },
};

/** The rows that this release can't read: damaged, or of another release. */
async function unreadableRows() {
  const rows = await (await openDatabase()).getAll('outbox');
  const known = new Set(readPlans(rows).map(({ id }) => id));
  return rows.filter(({ id }) => !known.has(id));
}

async function change<T>(
  { storage, demo }: Services,
  decide: (plans: readonly Plan[]) => PlanChange<T>,
): Promise<T> {
  const store = demo ? createStoragePlanStore(storage) : createPlanStore(openDatabase, storage);
  return store.change(decide);
}
