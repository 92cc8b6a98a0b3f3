import { localName } from '../../../cache/naming/local-name.ts';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { useFollowedTitles } from '../../../parts/followed/use-followed-titles.ts';
import { describingSystems, type ListedFolder } from '../../../state/followed-details-changes.ts';
import { useFollowed, useFollowedDetails } from '../../../state/hooks.ts';
import { useStateServices } from '../../../state/services.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Foreign } from '../../../ui/text/foreign.tsx';
import styles from './folders.module.css';
import { foldersWords as words } from './words.ts';

interface SystemsDialogProps {
  folder: ListedFolder;
  isOpen: boolean;
  onClose: () => void;
}

/** Chooses which systems are in a folder, several at once. Each choice takes effect at once. */
export function SystemsDialog({ folder, isOpen, onClose }: SystemsDialogProps) {
  const naming = useNaming();
  return (
    <Dialog
      title={words.chooseTitle(localName(folder.name, naming))}
      isOpen={isOpen}
      onClose={onClose}
      actions={<Button onClick={onClose}>{words.close}</Button>}
    >
      <p className={styles.soft}>{words.chooseText}</p>
      <Systems folder={folder} />
    </Dialog>
  );
}

function Systems({ folder }: { folder: ListedFolder }) {
  const { followedDetails } = useStateServices();
  const { titles } = useFollowedTitles(useFollowed());
  const naming = useNaming();
  const { systems, folders } = useFollowedDetails((all) => all);
  return (
    <ul>
      {titles.map(({ id, name }) => {
        const current = systems[id]?.folder;
        const other = current === undefined || current === folder.id ? undefined : folders[current];
        return (
          <li key={id}>
            <label className={styles.system}>
              <input
                type="checkbox"
                checked={current === folder.id}
                onChange={({ currentTarget }) =>
                  followedDetails.update(
                    describingSystems([id], { folder: currentTarget.checked ? folder.id : undefined }),
                  )
                }
              />
              <Foreign className={styles.name}>{name}</Foreign>
              {other && <span className={styles.soft}>{words.inOther(localName(other.name, naming))}</span>}
            </label>
          </li>
        );
      })}
    </ul>
  );
}
