import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOwnSystem } from '../../session/hooks.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

const PAGES = {
  members: { lookup: '/lookup/system/$id/members', add: '/manage/members/new' },
  groups: { lookup: '/lookup/system/$id/groups', add: '/manage/groups/new' },
} as const;

interface OwnListHeaderProps {
  kind: 'members' | 'groups';
  title: string;
  /** Of the link to the list as others see it. */
  asOthers: string;
  /** Of the link to the form of a new one. */
  add: string;
  addIcon: ReactNode;
}

/** The head of the screen of all own members or groups, with the ways to add one and to see what others see. */
export function OwnListHeader({ kind, title, asOthers, add, addIcon }: OwnListHeaderProps) {
  const own = useOwnSystem();
  return (
    <PageHeader
      title={title}
      actions={
        own !== null && (
          <>
            <LinkButton
              to={PAGES[kind].lookup}
              params={{ id: own.id }}
              search={{ as: 'others' }}
              icon={<Eye aria-hidden="true" />}
            >
              {asOthers}
            </LinkButton>
            <LinkButton to={PAGES[kind].add} variant="primary" data-shortcut="new" icon={addIcon}>
              {add}
            </LinkButton>
          </>
        )
      }
    />
  );
}
