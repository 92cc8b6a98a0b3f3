import { ChevronRight, Folder } from 'lucide-react';
import { localName } from '../../../cache/naming/local-name.ts';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import type { ListedFolder } from '../../../state/followed-details-changes.ts';
import { changingFolder } from '../../../state/followed-details-changes.ts';
import { useStateServices } from '../../../state/services.tsx';
import { DeviceMark } from '../../../ui/text/device-mark.tsx';
import { folderWords as words } from '../folder-words.ts';
import styles from './arranged-board.module.css';

interface FolderHeadProps {
  folder: ListedFolder;
  count: number;
  /** Open although it is collapsed: a search looks into every folder. */
  isForcedOpen: boolean;
}

/** The name of a folder, which collapses it. */
export function FolderHead({ folder, count, isForcedOpen }: FolderHeadProps) {
  const { followedDetails } = useStateServices();
  const naming = useNaming();
  const isOpen = isForcedOpen || !folder.isCollapsed;
  return (
    <button
      type="button"
      data-entity="folder"
      aria-expanded={isOpen}
      className={styles.head}
      onClick={() => followedDetails.update(changingFolder(folder.id, { isCollapsed: !folder.isCollapsed }))}
    >
      <ChevronRight aria-hidden="true" className={styles.chevron} />
      <Folder aria-hidden="true" />
      <span className={styles.name}>{localName(folder.name, naming)}</span>
      <span className={styles.count}>{words.count(count)}</span>
      <DeviceMark />
    </button>
  );
}
