import { openAccounts } from '../../session/accounts.ts';
import {
  type Restorable,
  type RestoreWay,
  restoreBackup,
  restoredDocuments,
  undoRestore,
} from '../../state/backup.ts';
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
import {
  commonDocuments,
  commonExchange,
  type ReadExchange,
  readExchange,
  rememberRestored,
} from './exchange.ts';
import { type AccountMerge, applyMerges, mergeAccounts, takingTheirs } from './merge-accounts.ts';

/** What a person decides about a chosen file. */
export interface RestoreChoice {
  readonly way: RestoreWay;
  /** What both devices have changed is taken from the file. */
  readonly takesTheirs: boolean;
  /** Systems of the file that are not here are added with their tokens. */
  readonly addsSystems: boolean;
}

/** The content of a chosen file, compared with this device. */
export interface ChosenBackup {
  readonly text: string;
  readonly read: ReadExchange;
  /** What it would add to the own systems on this device. */
  readonly missing: AccountBackup;
  /** Own systems in it that are not on this device. */
  readonly absent: readonly AbsentAccount[];
  /** What a merge starts from and does; null if nothing is known that both devices had. */
  readonly common: CommonState | null;
}

interface CommonState {
  readonly id: string;
  readonly documents: Restorable;
  readonly accounts: readonly AccountMerge[];
}

/** What restoring has done. */
export interface RestoredBackup {
  /** Whether all systems that were to be added could be. */
  readonly areAdded: boolean;
  /** Whether every copy of what was deleted could be stored. */
  readonly isWhole: boolean;
  /** Rejects if copies can't be removed; everything else is undone. Added systems stay. */
  undo(): Promise<void>;
}

/** Compares the text of a backup with this device. `isEncrypted`: it was. */
export async function compareBackup(
  services: Services,
  text: string,
  isEncrypted: boolean,
): Promise<ChosenBackup> {
  const read = readExchange(text, isEncrypted);
  const id = commonExchange(services, read.exchange);
  const documents = id === null ? null : commonDocuments(services, id);
  return {
    text,
    read,
    missing: await missingParts(services, read.backup),
    absent: absentAccounts(services, read.backup, read.tokens),
    common:
      id === null || documents === null
        ? null
        : { id, documents, accounts: mergeAccounts(services, read.backup, id) },
  };
}

/** Adds the systems whose tokens the backup has; the one that is in use stays. Returns whether all could be added. */
async function addSystems(services: Services, { absent, read }: ChosenBackup): Promise<boolean> {
  const accounts = openAccounts(services);
  const former = accounts.getState().find(({ isActive }) => isActive)?.viewer;
  let areAdded = true;
  for (const { viewer } of absent) {
    const token = read.tokens[viewer];
    if (token === undefined) continue;
    const { result } = await accounts.add(token, { isStored: true });
    areAdded &&= result.ok;
  }
  if (former !== undefined) accounts.switchTo(former);
  return areAdded;
}

/** Restores a backup as a person has decided. */
export async function restoreChosen(
  services: Services,
  chosen: ChosenBackup,
  { way, takesTheirs, addsSystems }: RestoreChoice,
): Promise<RestoredBackup> {
  const { text, read, common } = chosen;
  const areAdded = !addsSystems || (await addSystems(services, chosen));
  const done = restoreBackup(services, (current) =>
    restoredDocuments(current, read.restorable, way, common?.documents ?? null),
  );
  // Both again: something may have changed since they were shown, and systems may have been added.
  const merges = way === 'merge' && common !== null ? mergeAccounts(services, read.backup, common.id) : [];
  const added = withoutMerged(await missingParts(services, read.backup), merges);
  const unmerge = applyMerges(
    services,
    takesTheirs ? merges.map((merge) => takingTheirs(merge, read.backup)) : merges,
  );
  const isWhole = await addParts(services, added).then(
    () => true,
    () => false,
  );
  rememberRestored(services, text, read);
  return {
    areAdded,
    isWhole,
    undo() {
      undoRestore(services, done);
      unmerge();
      return removeParts(services, added);
    },
  };
}
