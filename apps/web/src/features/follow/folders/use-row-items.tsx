import { Eye, EyeOff, FolderInput, NotebookPen, Pin, PinOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { localName } from '../../../cache/naming/local-name.ts';
import type { SystemView } from '../../../cache/naming/system-view.ts';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { SystemLocal } from '../../../parts/followed/system-local.tsx';
import { describingSystems } from '../../../state/followed-details-changes.ts';
import { useFollowedDetails } from '../../../state/hooks.ts';
import { useStateServices } from '../../../state/services.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import type { MenuItem } from '../../../ui/menus/menu-window.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { foldersWords as words } from './words.ts';

/** What the menu of a followed system does on this device, the dialogs that it opens, and what its row says about it beside its title. */
export function useRowItems({ id, title: name }: Pick<SystemView, 'id' | 'title'>): {
  readonly items: readonly MenuItem[];
  readonly dialogs: ReactNode;
  readonly said: readonly string[];
} {
  const { followedDetails } = useStateServices();
  const known = useFollowedDetails(({ systems }) => systems[id]);
  const folder = useFollowedDetails(({ folders }) => folders[known?.folder ?? '']?.name);
  const naming = useNaming();
  const [asked, setAsked] = useState<'move' | 'more' | null>(null);
  const { isPinned = false, isHidden = false } = known ?? {};
  const change = (part: Parameters<typeof describingSystems>[1]) =>
    followedDetails.update(describingSystems([id], part));
  const close = () => setAsked(null);
  return {
    said: [
      ...(folder === undefined ? [] : [localName(folder, naming)]),
      ...(isPinned ? [words.pinned] : []),
      ...(isHidden ? [words.hidden] : []),
    ],
    items: [
      {
        id: 'pin',
        label: isPinned ? words.unpin : words.pin,
        icon: isPinned ? <PinOff /> : <Pin />,
        onAction: () => change({ isPinned: !isPinned }),
      },
      { id: 'folder', label: words.moveTo, icon: <FolderInput />, onAction: () => setAsked('move') },
      {
        id: 'hide',
        label: isHidden ? words.show : words.hide,
        icon: isHidden ? <Eye /> : <EyeOff />,
        onAction: () => change({ isHidden: !isHidden }),
      },
      { id: 'more', label: words.more, icon: <NotebookPen />, onAction: () => setAsked('more') },
    ],
    dialogs: (
      <>
        <MoveDialog id={id} name={name} isOpen={asked === 'move'} onClose={close} />
        <Dialog
          title={words.moreTitle(name)}
          isOpen={asked === 'more'}
          onClose={close}
          actions={<Button onClick={close}>{words.close}</Button>}
        >
          <SystemLocal id={id} name={name} level={3} />
        </Dialog>
      </>
    ),
  };
}
