import { useRouter } from '@tanstack/react-router';
import { Link2, Pencil, Trash2 } from 'lucide-react';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { frontPath } from '../../../parts/saved-fronts/front-path.ts';
import { savedFrontName, useSavedFrontNames } from '../../../parts/saved-fronts/use-saved-front-names.ts';
import { pageTarget } from '../../../platform/config.ts';
import { copyText } from '../../../platform/copy-text.ts';
import { puttingLocal, removingLocal, useLocalDataStore } from '../../../session/local/local-data.ts';
import type { ListedFront } from '../../../session/local/saved-fronts.ts';
import { useNotify } from '../../../state/hooks.ts';
import type { OrderedRowProps } from '../../../ui/ordered/ordered-list.tsx';
import { RowMenu } from '../../../ui/ordered/row-menu.tsx';
import row from '../../../ui/ordered/row-words.module.css';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { uiWords } from '../../../ui/words.ts';
import { savedWords as words } from './words.ts';

const MOST_NAMES = 4;

interface SavedRowProps extends OrderedRowProps {
  front: ListedFront | undefined;
  onRename: () => void;
  /** Before it is deleted. */
  onDelete: () => void;
}

/** One saved front: its name, who is in it, and its menu. */
export function SavedRow({ front, onRename, onDelete, ...place }: SavedRowProps) {
  const store = useLocalDataStore();
  const { notify } = useNotify();
  const phraseOf = useSavedFrontNames();
  const copyLink = useCopyLink();
  const naming = useNaming();
  if (front === undefined) return null;
  const { id, ...entry } = front;
  const name = savedFrontName(entry, naming);
  const remove = () => {
    onDelete();
    store.update(removingLocal('savedFronts', id));
    notify({
      kind: 'info',
      title: words.deleted(name),
      undo: () => store.update(puttingLocal('savedFronts', id, entry)),
    });
  };
  return (
    <>
      <div className={row.words}>
        <span className={row.name}>
          <Foreign>{name}</Foreign>
        </span>
        <span className={row.below}>
          <Foreign>{phraseOf(entry, MOST_NAMES)}</Foreign>
        </span>
      </div>
      <RowMenu
        label={words.more}
        spokenLabel={words.menuOf(name)}
        place={place}
        items={[
          { id: 'rename', label: words.rename, icon: <Pencil />, onAction: onRename },
          { id: 'link', label: words.copyLink, icon: <Link2 />, onAction: () => copyLink(entry.name) },
          { id: 'delete', label: words.delete, icon: <Trash2 />, isDanger: true, onAction: remove },
        ]}
      />
    </>
  );
}

/** A function that copies the address that prepares a saved front by its name. */
function useCopyLink(): (name: string) => void {
  const router = useRouter();
  const { notify } = useNotify();
  return (front) => {
    const path = frontPath(router, front);
    // Outside the Android app nothing opens the address of its page.
    const address =
      pageTarget() === 'android' ? `frontboard:${path}` : new URL(path, window.location.href).href;
    copyText(address).then(
      () => notify({ kind: 'positive', title: words.linkCopied, caption: words.linkHint }),
      () => notify({ kind: 'warning', title: uiWords.copyFailed, caption: address }),
    );
  };
}
