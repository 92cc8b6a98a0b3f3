import type { MemberQuery } from '@frontboard/model/list';
import { Eye, ListChecks, MessageCircleQuestionMark, UserPlus, UsersRound } from 'lucide-react';
import { useOwnGroups, useOwnMembers } from '../../../cache/own/use-own-lists.ts';
import { MemberList } from '../../../lists/member-list.tsx';
import { useSelectionState } from '../../../lists/selection/selections.ts';
import { useOwnSystem } from '../../../session/hooks.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LeftDrafts } from '../edit/left-drafts.tsx';
import { OwnAnswer } from '../own-answer.tsx';
import { OwnListHeader } from '../own-list-header.tsx';
import styles from '../own-list-screen.module.css';
import { OwnRoom } from '../own-room.tsx';
import { RecentlyDeleted } from '../restore/recently-deleted.tsx';
import { SelectedActions } from '../selected-actions.tsx';
import { manageWords } from '../words.ts';
import { memberWords as words } from './words.ts';

interface OwnMembersScreenProps {
  /** The short id or uuid of the one that is open beside the list. */
  openRef: string | null;
  query: MemberQuery;
  /** Keep the function. */
  onQueryChange: (query: MemberQuery) => void;
}

/** All members of the own system, each with a link to the form that edits it. */
export function OwnMembersScreen({ openRef, query, onQueryChange }: OwnMembersScreenProps) {
  const members = useOwnMembers();
  const groups = useOwnGroups();
  const own = useOwnSystem();
  const selected = useSelectionState('member');
  const create = (
    <LinkButton
      to="/manage/members/new"
      variant="primary"
      data-shortcut="new"
      icon={<UserPlus aria-hidden="true" />}
    >
      {words.create}
    </LinkButton>
  );
  return (
    <>
      <OwnListHeader
        to="/manage/members"
        title={manageWords.yourMembers}
        primary={own !== null && create}
        links={
          own === null
            ? []
            : [
                {
                  label: words.asOthers,
                  icon: <Eye aria-hidden="true" />,
                  to: '/lookup/system/$id/members',
                  params: { id: own.id },
                  search: { as: 'others' },
                },
                {
                  label: manageWords.several,
                  icon: <ListChecks aria-hidden="true" />,
                  to: '/manage/members/bulk',
                },
                {
                  label: words.proxies.title,
                  icon: <MessageCircleQuestionMark aria-hidden="true" />,
                  to: '/manage/members/proxies',
                },
              ]
        }
      />
      <div className={styles.screen}>
        <OwnAnswer list={members} loading={words.loading} failed={words.failed}>
          {(items) => (
            <>
              <LeftDrafts kind="member" present={items} />
              {items.length === 0 ? (
                <EmptyState
                  icon={<UsersRound aria-hidden="true" size={32} strokeWidth={1.5} />}
                  title={words.none}
                  actions={create}
                >
                  <p>{words.noneText}</p>
                </EmptyState>
              ) : (
                <>
                  <OwnRoom list={members} count={items.length} limit="memberLimit" words={words} />
                  <MemberList
                    members={items}
                    groups={groups.items ?? undefined}
                    owner
                    page="/manage/members/$id"
                    openRef={openRef}
                    primary={create}
                    selection={{ state: selected, actions: <SelectedActions of="member" /> }}
                    query={query}
                    onQueryChange={onQueryChange}
                  />
                </>
              )}
              <RecentlyDeleted kind="member" />
            </>
          )}
        </OwnAnswer>
      </div>
    </>
  );
}
