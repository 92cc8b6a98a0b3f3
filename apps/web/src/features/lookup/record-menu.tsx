import { recordKey } from '@frontboard/model';
import { Ellipsis, Eye, Link2 } from 'lucide-react';
import { recordHeadWords } from '../../parts/record/head-words.ts';
import { copyText } from '../../platform/copy-text.ts';
import { useNotify } from '../../state/hooks.ts';
import { screenHeading } from '../../ui/focus/screen-heading.ts';
import { useFocusHandedOn } from '../../ui/focus/use-focus-handed-on.ts';
import { MenuButton } from '../../ui/menus/menu-button.tsx';
import type { MenuItem } from '../../ui/menus/menu-window.tsx';
import { useHrefOf } from '../../ui/menus/use-menu-link.ts';
import { uiWords } from '../../ui/words.ts';
import { pageWords as words } from './words.ts';

const PAGES = {
  system: '/lookup/system/$id',
  member: '/lookup/member/$id',
  group: '/lookup/group/$id',
} as const;

interface RecordMenuProps {
  kind: keyof typeof PAGES;
  of: { readonly id: string; readonly uuid: string | null };
  name: string;
  /** Shows the page as others see it; null if it is shown so, or if it is not the person's own. */
  onPublicView: (() => void) | null;
  /** Before the others. */
  items?: readonly MenuItem[];
  itemsAfter?: readonly MenuItem[];
}

/** What is rarely done on the page of a record. */
export function RecordMenu({ kind, of, name, onPublicView, items = [], itemsAfter = [] }: RecordMenuProps) {
  const hrefOf = useHrefOf();
  const { notify } = useNotify();
  const leaving = useFocusHandedOn<HTMLElement>(screenHeading);
  /** The address of this page: with the uuid, which stays when the short id changes, and without the list that the person came from. */
  const copyLink = () => {
    const href = hrefOf({
      to: PAGES[kind],
      params: { id: recordKey(of) },
      // The link must not force the person's theme on others.
      hash: '',
    });
    const address = new URL(href, window.location.href);
    copyText(address.href).then(
      () => notify({ kind: 'positive', title: words.linkCopied }),
      () => notify({ kind: 'warning', title: uiWords.copyFailed, caption: address.href }),
    );
  };
  return (
    <MenuButton
      isIconOnly
      icon={<Ellipsis />}
      label={recordHeadWords.more}
      spokenLabel={recordHeadWords.moreFor(name)}
      items={[
        ...items,
        { id: 'link', label: words.copyLink, icon: <Link2 aria-hidden="true" />, onAction: copyLink },
        ...(onPublicView === null
          ? []
          : [
              {
                id: 'others',
                label: words.asOthers,
                icon: <Eye aria-hidden="true" />,
                href: () => hrefOf({ to: '.', search: (shown) => ({ ...shown, as: 'others' as const }) }),
                onAction: () => {
                  // The button leaves while the other view loads. The focus may still be in its menu, which is not inside it.
                  leaving.current = document.body;
                  onPublicView();
                },
              },
            ]),
        ...itemsAfter,
      ]}
    />
  );
}
