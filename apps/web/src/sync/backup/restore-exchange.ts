import { openAccounts } from '../../session/accounts.ts';
import {
  type BackupDocuments,
  documentsOf,
  type RestoreWay,
  restoreBackup,
  restoredDocuments,
  undoRestore,
} from '../../state/backup.ts';
import { removingTyped } from '../following/typed-notes.ts';
import type { Services } from '../services.ts';
import {
  type AbsentAccount,
  type AccountBackup,
  absentAccounts,
  addParts,
  missingParts,
  removeParts,
  withoutMerged,
} from './account-parts.ts';
import { mergingDevices } from './device-entries.ts';
import { deviceBase, documentsIn, type ReadExchange, readExchange, rememberRestored } from './exchange.ts';
import { type AccountMerge, applyMerges, mergingAccounts, replaceAccounts } from './merge-accounts.ts';
import type { MergeConflict } from './merge-entries.ts';

/** What a person decides about a chosen file. */
export interface RestoreChoice {
  /** `merge`: what either device has changed since both had the same; for backups that were made for another device. */
  readonly way: RestoreWay | 'merge';
  /** The ids of the conflicts for which the file's version is taken; of all others, this device's. */
  readonly theirs: ReadonlySet<string>;
  /** Systems of the file that are not here are added with their tokens. */
  readonly addsSystems: boolean;
}

/** The content of a chosen file. */
export interface ChosenBackup {
  readonly read: ReadExchange;
  /** What it would add to the own systems on this device. */
  readonly missing: AccountBackup;
  /** Own systems in it that are not on this device. */
  readonly absent: readonly AbsentAccount[];
}

/** What restoring would do to this device. */
export interface RestorePlan {
  readonly documents: BackupDocuments;
  /** The merges of own systems; empty for a backup that was not made for another device, which only adds. */
  readonly merges: readonly AccountMerge[];
  readonly conflicts: readonly MergeConflict[];
}

/** Reads the text of a backup and compares it with this device. `isEncrypted`: it was. */
export async function compareBackup(
  services: Services,
  text: string,
  isEncrypted: boolean,
): Promise<ChosenBackup> {
  const read = readExchange(text, isEncrypted);
  return {
    read,
    missing: await missingParts(services, read.backup),
    absent: absentAccounts(services, read.backup, read.tokens),
  };
}

/** What restoring would do now, for what a person decides. What does not depend on single decisions is computed once. */
export function planningRestore(
  services: Services,
  { restorable, backup, exchange }: ReadExchange,
): (choice: Pick<RestoreChoice, 'way' | 'theirs'>) => RestorePlan {
  const current = documentsOf(services);
  const planWithout = (documents: BackupDocuments) => ({ documents, merges: [], conflicts: [] });
  if (exchange === null)
    return ({ way }) =>
      planWithout(restoredDocuments(current, restorable, way === 'add' ? 'add' : 'replace'));
  const theirs = documentsIn(services, restorable);
  const scope = { kinds: exchange.kinds, isReadable: restorable.problems.length === 0 };
  const devices = mergingDevices(deviceBase(services, exchange), current, theirs, scope);
  const accounts = mergingAccounts(services, { backup, exchange, scope });
  return ({ way, theirs: taken }) => {
    if (way === 'add') return planWithout(restoredDocuments(current, restorable, way));
    if (way === 'replace')
      return { ...planWithout(theirs), merges: replaceAccounts(services, { backup, scope }) };
    const isTheirs = (conflictId: string) => taken.has(conflictId);
    const { documents, conflicts } = devices(isTheirs);
    const merges = accounts(isTheirs);
    return { documents, merges, conflicts: [...conflicts, ...merges.flatMap((merge) => merge.conflicts)] };
  };
}

/** What restoring has done. */
export interface RestoredBackup {
  /** Whether all systems that were to be added could be, and how many were. */
  readonly areAdded: boolean;
  readonly added: number;
  /** Whether every copy of what was deleted could be stored. */
  readonly isWhole: boolean;
  /** Rejects if copies can't be removed; everything else is undone. Added systems stay. */
  undo(): Promise<void>;
}

/** Restores a backup as a person has decided. */
export async function restoreChosen(
  services: Services,
  { read, absent }: ChosenBackup,
  choice: RestoreChoice,
): Promise<RestoredBackup> {
  const wanted = choice.addsSystems ? absent.filter(({ hasToken }) => hasToken) : [];
  const added = await addSystems(services, wanted, read.tokens);
  const missing = await missingParts(services, read.backup);
  // Planned again, and applied in the same task: something may have changed since it was shown, and systems may have been added.
  const plan = planningRestore(services, read)(choice);
  const untype = removingTypedOf(services, plan.documents.followed);
  const done = restoreBackup(services, () => plan.documents);
  const parts = withoutMerged(missing, plan.merges);
  const unmerge = applyMerges(services, plan.merges);
  const isWhole = await addParts(services, parts).then(
    () => true,
    () => false,
  );
  const forget = choice.way === 'add' ? () => {} : rememberRestored(services, read);
  return {
    areAdded: added === wanted.length,
    added,
    isWhole,
    undo() {
      forget();
      undoRestore(services, done);
      unmerge();
      untype();
      return removeParts(services, parts);
    },
  };
}

/** Removes what is typed about systems that are no longer followed. Returns what brings it back. */
function removingTypedOf({ privateStorage, followed }: Services, next: readonly string[]): () => void {
  const gone = followed.getState().filter((id) => !next.includes(id));
  const undos = gone.map((id) => removingTyped(privateStorage, id));
  return () => {
    for (const undo of undos) undo();
  };
}

/** Adds systems with their tokens; the one that is in use stays. Returns how many could be added. */
async function addSystems(
  services: Services,
  wanted: readonly AbsentAccount[],
  tokens: ReadExchange['tokens'],
): Promise<number> {
  if (wanted.length === 0) return 0;
  const accounts = openAccounts(services);
  const former = accounts.getState().find(({ isActive }) => isActive)?.viewer;
  let added = 0;
  for (const { viewer } of wanted) {
    const { result } = await accounts.add(tokens[viewer] ?? '', { isStored: true });
    if (result.ok) added += 1;
  }
  if (former !== undefined) accounts.switchTo(former);
  return added;
}
