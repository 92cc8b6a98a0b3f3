import { useSession } from '../../../session/hooks.ts';
import { viewerOf } from '../../../session/viewer.ts';
import { useNotify } from '../../../state/hooks.ts';
import { useServices } from '../../../sync/services.ts';
import { editWords } from './words.ts';

const words = editWords.changesHere;

/**
 * Removes a text from what this device stores of the own system's past, and shows the outcome: a name from everything, another text from
 * the changes made here.
 */
export function useForgetText(): (text: string, isName: boolean) => Promise<void> {
  const services = useServices();
  const { system } = useSession();
  const { notify } = useNotify();
  return async (text, isName) => {
    try {
      const { purgeChanges, purgeName } = await import('../../../sync/forgetting/purge-name.ts');
      await (isName ? purgeName : purgeChanges)(services, viewerOf(system), text);
      notify({ kind: 'positive', title: isName ? words.namePurged : words.purged });
    } catch {
      notify({ kind: 'negative', ...words.notPurged });
    }
  };
}
