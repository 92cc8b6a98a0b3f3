import { useState } from 'react';
import { useNotify } from '../../../state/hooks.ts';
import {
  type ChosenBackup,
  compareBackup,
  type RestoreChoice,
  restoreChosen,
} from '../../../sync/backup/restore-exchange.ts';
import { useServices } from '../../../sync/services.ts';
import { backupWords as words } from './words.ts';

/** Restores a backup after a person has seen what would change, with Undo. */
export function useRestore() {
  const services = useServices();
  const { notify } = useNotify();
  const [chosen, setChosen] = useState<ChosenBackup | null>(null);

  async function restore(choice: RestoreChoice): Promise<void> {
    if (chosen === null) return;
    setChosen(null);
    const done = await restoreChosen(services, chosen, choice);
    const undo = () => void done.undo().catch(() => notify({ kind: 'warning', title: words.notUndone }));
    const outcome = !done.areAdded ? words.notAdded : done.isWhole ? null : words.notAllDone;
    notify({
      ...(outcome === null ? { kind: 'positive', title: words.done } : { kind: 'warning', ...outcome }),
      // Undo takes no token away.
      ...(outcome === null && done.added > 0 && { caption: words.systemsStay }),
      timeoutMs: 15_000,
      undo,
    });
  }

  return {
    chosen,
    close: () => setChosen(null),
    /** Shows what the text of a backup would change. `isEncrypted`: it was. */
    choose: async (text: string, isEncrypted: boolean) =>
      setChosen(await compareBackup(services, text, isEncrypted)),
    restore,
  };
}
