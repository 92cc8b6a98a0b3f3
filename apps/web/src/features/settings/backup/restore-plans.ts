import { documentsOf } from '../../../state/backup.ts';
import { countParts, withoutMerged } from '../../../sync/backup/account-parts.ts';
import { countMerges } from '../../../sync/backup/merge-accounts.ts';
import {
  type ChosenBackup,
  planningRestore,
  type RestoreChoice,
  type RestorePlan,
} from '../../../sync/backup/restore-exchange.ts';
import type { Services } from '../../../sync/services.ts';
import { type RestoreChanges, restoreChanges } from './changes.ts';
import { backupWords } from './words.ts';

/** A plan as the dialog shows it. */
export interface ShownPlan extends RestorePlan {
  readonly changes: RestoreChanges;
  /** Restoring so would change nothing and ask nothing. */
  readonly isNothing: boolean;
}

type PlanChoice = Pick<RestoreChoice, 'way' | 'theirs'>;

export interface RestorePlans {
  readonly merge: ShownPlan;
  readonly replace: ShownPlan;
  /** The plan for a decision: nothing is merged again for it. */
  readonly planFor: (choice: PlanChoice) => ShownPlan;
}

/** Nothing is taken from the file that was changed on both devices. */
export const NO_CONFLICTS: ReadonlySet<string> = new Set();

/** Whether a file contains nothing that can be restored. */
export function hasNothing({ read: { restorable }, missing, absent }: ChosenBackup): boolean {
  const { settings, preferences, followed, followedDetails } = restorable;
  return (
    settings === null &&
    followed === null &&
    preferences === null &&
    followedDetails === null &&
    Object.keys(missing).length + absent.length === 0
  );
}

/** Both ways of a file, before anything is decided, and what follows from decisions. It hashes everything that a person made, so keep the result. */
export function plansOf(services: Services, chosen: ChosenBackup): RestorePlans {
  const plan = planningRestore(services, chosen.read);
  const planFor = (choice: PlanChoice) => shownPlan(services, chosen, plan(choice));
  const replace = planFor({ way: 'replace', theirs: NO_CONFLICTS });
  // A backup that was not made for another device can't be merged.
  const merge = chosen.read.exchange === null ? replace : planFor({ way: 'merge', theirs: NO_CONFLICTS });
  return { merge, replace, planFor };
}

/** A plan with what it changes here. */
function shownPlan(
  services: Services,
  { missing, absent }: Pick<ChosenBackup, 'missing' | 'absent'>,
  plan: RestorePlan,
): ShownPlan {
  const changes = restoreChanges(documentsOf(services), plan.documents);
  const { added, changed, removed } = countMerges(plan.merges);
  const entries = added + changed + removed + plan.conflicts.length;
  return {
    ...plan,
    changes,
    isNothing:
      !changes.isFollowedDifferent &&
      changes.options.length + changes.details + entries === 0 &&
      backupWords.dialog.own(countParts(withoutMerged(missing, plan.merges))).length === 0 &&
      !absent.some(({ hasToken }) => hasToken),
  };
}
