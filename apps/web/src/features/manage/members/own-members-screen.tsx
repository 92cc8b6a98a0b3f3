import type { Member } from '@frontboard/model';
import type { MemberQuery } from '@frontboard/model/list';
import { Eye, UserPlus, UsersRound } from 'lucide-react';
import { useOwnConfig } from '../../../data/own/use-own-config.ts';
import { type OwnList, useOwnGroups, useOwnMembers } from '../../../data/own/use-own-lists.ts';
import { formatCount } from '../../../lists/format-count.ts';
import { MemberList } from '../../../lists/member-list.tsx';
import { useOwnSystem } from '../../../state/hooks.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { LeftDrafts } from '../edit/left-drafts.tsx';
import { OwnAnswer } from '../own-answer.tsx';
import { RecentlyDeleted } from '../restore/recently-deleted.tsx';
import styles from './own-members-screen.module.css';
import { ProxyWorkshop } from './proxy-workshop.tsx';
import { memberWords as words } from './words.ts';

/** From here on the room that is left is told. */
const NEAR_LIMIT = 20;

interface OwnMembersScreenProps {
  query: MemberQuery;
  /** Keep the function. */
  onQueryChange: (query: MemberQuery) => void;
}

/** All members of the own system, each leading to the form that edits it. */
export function OwnMembersScreen({ query, onQueryChange }: OwnMembersScreenProps) {
  const members = useOwnMembers();
  const groups = useOwnGroups();
  const own = useOwnSystem();
  return (
    <>
      <PageHeader
        title={words.title}
        actions={
          own !== null && (
            <>
              <LinkButton
                to="/lookup/system/$id/members"
                params={{ id: own.id }}
                search={{ as: 'others' }}
                variant="quiet"
                icon={<Eye aria-hidden="true" />}
              >
                {words.asOthers}
              </LinkButton>
              <LinkButton
                to="/manage/members/new"
                variant="primary"
                data-shortcut="new"
                icon={<UserPlus aria-hidden="true" />}
              >
                {words.create}
              </LinkButton>
            </>
          )
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
                >
                  <p>{words.noneText}</p>
                </EmptyState>
              ) : (
                <>
                  <Room members={members} count={items.length} />
                  <ProxyWorkshop members={items} />
                  <MemberList
                    members={items}
                    groups={groups.items ?? undefined}
                    owner
                    page="/manage/members/$id"
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

/** How much of the room is used, and how old that is. */
function Room({ members, count }: { members: OwnList<Member>; count: number }) {
  const limit = useOwnConfig()?.memberLimit ?? null;
  const left = limit === null ? null : limit - count;
  return (
    <p className={styles.room}>
      {limit !== null && words.limit.count(formatCount(count), formatCount(limit))}{' '}
      {left !== null && left > 0 && left <= NEAR_LIMIT && words.limit.near(left)}
      {left !== null && left <= 0 && words.limit.reached}{' '}
      {members.atMs !== null && <RelativeTime at={members.atMs} prefix={words.known} />}
    </p>
  );
}
