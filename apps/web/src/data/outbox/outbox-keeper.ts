import { openDatabase } from '../../platform/database.ts';
import type { Services } from '../../state/services.tsx';
import type { PrivateKeeper } from '../forgetting/private-keeper.ts';
import { forgetSetAside } from '../forgetting/set-aside.ts';
import { missingStep, type Plan } from './engine/plan.ts';
import { createPlanStore, createStoragePlanStore, OUTBOX_KEY, type PlanChange } from './engine/plan-store.ts';
import { sentHere } from './engine/sent-here.ts';

/** Switches on their way. */
export const outboxKeeper: PrivateKeeper = {
  unsent: {
    kind: 'switches',
    documentKey: OUTBOX_KEY,
    count: (services, viewer) =>
      change(services, (plans) => ({
        result: plans.filter((plan) => plan.account === viewer && missingStep(plan) !== null).length,
      })),
  },
  forget(services, viewer) {
    const memory = sentHere(services.storage);
    for (const { id, account } of [...memory.values()]) if (account === viewer) memory.delete(id);
    forgetSetAside(services.storage, OUTBOX_KEY);
    return change(services, (plans) => ({
      remove: plans.filter(({ account }) => account === viewer).map(({ id }) => id),
      result: undefined,
    }));
  },
};

async function change<T>(
  { storage, demo }: Services,
  decide: (plans: readonly Plan[]) => PlanChange<T>,
): Promise<T> {
  const store = demo ? createStoragePlanStore(storage) : createPlanStore(openDatabase, storage);
  return store.change(decide);
}
