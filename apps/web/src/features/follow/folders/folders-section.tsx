import { ArrowDown, ArrowUp, Ellipsis, Folder, FolderPlus, ListChecks, Pencil, Trash2 } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';
import { localName } from '../../../cache/naming/local-name.ts';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import {
  addingFolder,
  changingFolder,
  foldersOf,
  type ListedFolder,
  movingFolder,
  removingFolder,
  returningFolder,
} from '../../../state/followed-details-changes.ts';
import { useFollowedDetails, useNotify } from '../../../state/hooks.ts';
import { useStateServices } from '../../../state/services.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { bar } from '../../../ui/layout/layout.ts';
import { MenuButton } from '../../../ui/menus/menu-button.tsx';
import styles from './folders.module.css';
import { NameDialog } from './name-dialog.tsx';
import { SystemsDialog } from './systems-dialog.tsx';
import { foldersWords as words } from './words.ts';

/** The folder that a dialog is about. */
type Asked = { readonly kind: 'new' } | { readonly kind: 'name' | 'systems'; readonly folder: ListedFolder };

interface FolderDialogProps {
  asked: Asked;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for the name or the systems of a folder. */
function FolderDialog({ asked, ...dialog }: FolderDialogProps) {
  const { followedDetails } = useStateServices();
  const naming = useNaming();
  if (asked.kind === 'systems') return <SystemsDialog {...dialog} folder={asked.folder} />;
  return (
    <NameDialog
      {...dialog}
      title={asked.kind === 'new' ? words.add : words.renameOf(localName(asked.folder.name, naming))}
      name={asked.kind === 'new' ? '' : asked.folder.name}
      onName={(name) =>
        followedDetails.update(
          asked.kind === 'new' ? addingFolder(name) : changingFolder(asked.folder.id, { name }),
        )
      }
    />
  );
}

interface FolderRowProps extends Pick<ComponentProps<typeof MenuButton>, 'items'> {
  name: string;
  /** How many systems it has. */
  count: number;
}

function FolderRow({ name, count, items }: FolderRowProps) {
  return (
    <>
      <Folder aria-hidden="true" />
      <span className={styles.name}>{name}</span>
      <span className={styles.soft}>{words.count(count)}</span>
      <MenuButton
        label={words.menu}
        spokenLabel={words.menuOf(name)}
        isIconOnly
        icon={<Ellipsis aria-hidden="true" />}
        items={items}
      />
    </>
  );
}

/** The function that deletes a folder, and offers to undo that. */
function useRemoval() {
  const naming = useNaming();
  const { followedDetails } = useStateServices();
  const { notify } = useNotify();
  return ({ id, name }: ListedFolder): void => {
    const before = followedDetails.getState();
    followedDetails.update(removingFolder(id));
    const undo = () => followedDetails.update(returningFolder(id, before));
    notify({
      kind: 'info',
      title: words.deleted(localName(name, naming)),
      undo,
    });
  };
}

/** The folders of the followed systems: to make, name, order, fill and delete. */
export function FoldersSection() {
  const { followedDetails } = useStateServices();
  const details = useFollowedDetails((all) => all);
  const naming = useNaming();
  const folders = foldersOf(details);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOpen, setOpen] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const ask = (next: Asked) => {
    setAsked(next);
    setOpen(true);
  };
  const remove = useRemoval();
  const handleRemove = (folder: ListedFolder) => {
    // Its row leaves with the focus.
    add.current?.focus();
    remove(folder);
  };
  const itemsOf = (folder: ListedFolder, index: number) => [
    {
      id: 'systems',
      label: words.choose,
      icon: <ListChecks />,
      onAction: () => ask({ kind: 'systems', folder }),
    },
    { id: 'rename', label: words.rename, icon: <Pencil />, onAction: () => ask({ kind: 'name', folder }) },
    ...([-1, 1] as const).map((by) => ({
      id: String(by),
      label: by < 0 ? words.up : words.down,
      icon: by < 0 ? <ArrowUp /> : <ArrowDown />,
      isDisabled: by < 0 ? index === 0 : index === folders.length - 1,
      onAction: () => followedDetails.update(movingFolder(folder.id, by)),
    })),
    { id: 'delete', label: words.delete, icon: <Trash2 />, onAction: () => handleRemove(folder) },
  ];
  const countOf = (id: string) => Object.values(details.systems).filter(({ folder }) => folder === id).length;
  return (
    <section aria-labelledby="followed-folders">
      <div className={bar(2)}>
        <h3 id="followed-folders" className={styles.title}>
          {words.title} <small className={styles.soft}>{words.onThisDevice}</small>
        </h3>
        <Button
          ref={add}
          size="small"
          icon={<FolderPlus aria-hidden="true" />}
          onClick={() => ask({ kind: 'new' })}
        >
          {words.add}
        </Button>
      </div>
      <ul>
        {folders.map((folder, index) => (
          <li key={folder.id} className={styles.folder}>
            <FolderRow
              name={localName(folder.name, naming)}
              count={countOf(folder.id)}
              items={itemsOf(folder, index)}
            />
          </li>
        ))}
      </ul>
      {asked !== null && <FolderDialog asked={asked} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </section>
  );
}
