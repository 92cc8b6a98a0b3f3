import { documentsOf } from '../../../state/backup.ts';
import { countParts, withoutMerged } from '../../../sync/backup/account-parts.ts';
import { countMerges } from '../../../sync/backup/merge-accounts.ts';
import {
  type ChosenBackup,
  planRestore,
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

export interface PlansBothWays {
  readonly merge: ShownPlan;
  readonly replace: ShownPlan;
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

/** Both ways of a file, before anything is decided. It hashes everything that a person made, so keep the result. */
export function planBothWays(services: Services, chosen: ChosenBackup): PlansBothWays {
  const replace = planShown(services, chosen, { way: 'replace', theirs: NO_CONFLICTS });
  // A backup that was not made for another device can't be merged.
  const merge =
    chosen.read.exchange === null
      ? replace
      : planShown(services, chosen, { way: 'merge', theirs: NO_CONFLICTS });
  return { merge, replace };
}

/** What restoring would do now, with what it changes. */
export function planShown(
  services: Services,
  { read, missing, absent }: ChosenBackup,
  choice: Pick<RestoreChoice, 'way' | 'theirs'>,
): ShownPlan {
  const plan = planRestore(services, read, choice);
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
