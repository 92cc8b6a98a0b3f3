import { localName } from '../../cache/naming/local-name.ts';
import { useNaming } from '../../cache/naming/use-naming.ts';
import { describingSystems } from '../../state/followed-details-changes.ts';
import { useNotify } from '../../state/hooks.ts';
import { useStateServices } from '../../state/services.tsx';
import { followedWords as words } from './words.ts';

/** A function that moves a followed system to a folder, or out of all, and says so, with Undo. */
export function useMoveToFolder(): (id: string, name: string, folder: string | undefined) => void {
  const { followedDetails } = useStateServices();
  const naming = useNaming();
  const { notify } = useNotify();
  return (id, name, folder) => {
    const { folders, systems } = followedDetails.getState();
    const former = systems[id]?.folder;
    followedDetails.update(describingSystems([id], { folder }));
    const folderName = folder === undefined ? undefined : folders[folder]?.name;
    const title =
      folderName === undefined ? words.movedOut(name) : words.moved(name, localName(folderName, naming));
    const undo = () => followedDetails.update(describingSystems([id], { folder: former }));
    notify({ kind: 'info', title, undo });
  };
}
