import { useSession } from '../../../session/hooks.ts';
import { viewerOf } from '../../../session/viewer.ts';
import { useNotify } from '../../../state/hooks.ts';
import { useServices } from '../../../sync/services.ts';
import { editWords } from './words.ts';

/** Removes a name from everything that this device stores of the own system's past, and shows the outcome. */
export function useForgetName(): (name: string) => Promise<void> {
  const services = useServices();
  const { system } = useSession();
  const { notify } = useNotify();
  return async (name) => {
    try {
      const { purgeName } = await import('../../../sync/forgetting/purge-name.ts');
      await purgeName(services, viewerOf(system), name);
      notify({ kind: 'positive', title: editWords.changesHere.namePurged });
    } catch {
      notify({ kind: 'negative', ...editWords.changesHere.notPurged });
    }
  };
}
