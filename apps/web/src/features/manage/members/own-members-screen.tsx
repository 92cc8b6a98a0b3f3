import type { MemberQuery } from '@frontboard/model/list';
import { UserPlus, UsersRound } from 'lucide-react';
import { useOwnGroups, useOwnMembers } from '../../../cache/own/use-own-lists.ts';
import { MemberList } from '../../../lists/member-list.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LeftDrafts } from '../edit/left-drafts.tsx';
import { OwnAnswer } from '../own-answer.tsx';
import { OwnListHeader } from '../own-list-header.tsx';
import styles from '../own-list-screen.module.css';
import { OwnRoom } from '../own-room.tsx';
import { RecentlyDeleted } from '../restore/recently-deleted.tsx';
import { manageWords } from '../words.ts';
import { ProxyWorkshop } from './proxy-workshop.tsx';
import { memberWords as words } from './words.ts';

interface OwnMembersScreenProps {
  query: MemberQuery;
  /** Keep the function. */
  onQueryChange: (query: MemberQuery) => void;
}

/** All members of the own system, each leading to the form that edits it. */
export function OwnMembersScreen({ query, onQueryChange }: OwnMembersScreenProps) {
  const members = useOwnMembers();
  const groups = useOwnGroups();
  return (
    <>
      <OwnListHeader
        kind="members"
        title={manageWords.yourMembers}
        asOthers={words.asOthers}
        add={words.create}
        addIcon={<UserPlus aria-hidden="true" />}
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
                  <OwnRoom list={members} count={items.length} limit="memberLimit" words={words} />
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
