import { useRouter } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/link-button.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useNarrowScreen } from '../../ui/use-narrow-screen.ts';
import { manageWords } from './words.ts';

/** A way from the screen of all own members or groups to what belongs to them. */
interface OwnListLink {
  readonly label: string;
  readonly icon: ReactNode;
  readonly to:
    | '/lookup/system/$id/members'
    | '/lookup/system/$id/groups'
    | '/manage/members/proxies'
    | '/manage/members/bulk';
  readonly params?: { readonly id: string };
  readonly search?: { readonly as: 'others' };
}

interface OwnListHeaderProps {
  title: string;
  links: readonly OwnListLink[];
}

/** The head of the screen of all own members or groups. On phones its links are in a menu, so that the list begins soon. */
export function OwnListHeader({ title, links }: OwnListHeaderProps) {
  const router = useRouter();
  const isNarrow = useNarrowScreen();
  if (links.length === 0) return <PageHeader title={title} />;
  const actions = isNarrow ? (
    <MenuButton
      isIconOnly
      label={manageWords.more}
      icon={<Ellipsis />}
      items={links.map(({ label, icon, ...target }) => ({
        id: target.to,
        label,
        icon,
        onAction: () => void router.navigate({ ...target, hash: true }),
      }))}
    />
  ) : (
    links.map(({ label, icon, ...target }) => (
      <LinkButton key={target.to} {...target} icon={icon}>
        {label}
      </LinkButton>
    ))
  );
  return <PageHeader title={title} actions={actions} />;
}
