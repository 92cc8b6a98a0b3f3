import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { BackToManage } from '../../../parts/back-to-manage.tsx';
import { useIsBeside } from '../../../ui/beside/beside-context.ts';
import { ListTitle } from '../../../ui/beside/list-title.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { cx } from '../../../ui/layout/class-names.ts';
import { bar } from '../../../ui/layout/layout.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useNarrowScreen } from '../../../ui/layout/use-narrow-screen.ts';
import { MenuButton } from '../../../ui/menus/menu-button.tsx';
import { useMenuLink } from '../../../ui/menus/use-menu-link.ts';
import { manageWords } from '../words.ts';
import styles from './own-list-header.module.css';

/** A link from the screen of all own members or groups to a related one. */
export interface OwnListLink {
  readonly label: string;
  readonly icon: ReactNode;
  readonly to: '/lookup/system/$id/members' | '/lookup/system/$id/groups' | '/manage/members/proxies';
  readonly params?: { readonly id: string };
  readonly search?: { readonly as: 'others' };
}

interface OwnListHeaderProps {
  /** Only the list. */
  to: '/manage/members' | '/manage/groups';
  title: string;
  links: readonly OwnListLink[];
  /** The most frequent action; it is in the list's toolbar if that has room. */
  primary: ReactNode;
}

/** The head of the screen of all own members or groups. On phones its links are in a menu, so that the list starts further up. */
export function OwnListHeader({ to, title, links, primary }: OwnListHeaderProps) {
  const linkTo = useMenuLink();
  const isNarrow = useNarrowScreen();
  const isBeside = useIsBeside();
  if (isBeside) {
    return (
      <div className={cx(bar(2), styles.beside)}>
        <ListTitle to={to} search={true} activeOptions={{ exact: true }}>
          {title}
        </ListTitle>
        {primary}
      </div>
    );
  }
  const back = (
    <div className={styles.back}>
      <BackToManage />
    </div>
  );
  const actions = isNarrow ? (
    <MenuButton
      isIconOnly
      label={manageWords.more}
      icon={<Ellipsis />}
      items={links.map(({ label, icon, ...target }) => ({
        id: target.to,
        label,
        icon,
        ...linkTo(target),
      }))}
    />
  ) : (
    links.map(({ label, icon, ...target }) => (
      <LinkButton key={target.to} {...target} icon={icon}>
        {label}
      </LinkButton>
    ))
  );
  return (
    <div className={styles.head}>
      <PageHeader back={back} title={title} actions={links.length > 0 && actions} />
    </div>
  );
}
