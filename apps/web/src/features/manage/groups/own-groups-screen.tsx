import type { GroupQuery } from '@frontboard/model/list';
import { Plus, Shapes } from 'lucide-react';
import { useOwnGroups } from '../../../cache/own/use-own-lists.ts';
import { GroupList } from '../../../lists/group-list.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LeftDrafts } from '../edit/left-drafts.tsx';
import { OwnAnswer } from '../own-answer.tsx';
import { OwnListHeader } from '../own-list-header.tsx';
import styles from '../own-list-screen.module.css';
import { OwnRoom } from '../own-room.tsx';
import { RecentlyDeleted } from '../restore/recently-deleted.tsx';
import { manageWords } from '../words.ts';
import { groupWords as words } from './words.ts';

interface OwnGroupsScreenProps {
  query: GroupQuery;
  /** Keep the function. */
  onQueryChange: (query: GroupQuery) => void;
}

/** All groups of the own system, each leading to the form that edits it. */
export function OwnGroupsScreen({ query, onQueryChange }: OwnGroupsScreenProps) {
  const groups = useOwnGroups();
  return (
    <>
      <OwnListHeader
        kind="groups"
        title={manageWords.yourGroups}
        asOthers={words.asOthers}
        add={words.add.link}
        addIcon={<Plus aria-hidden="true" />}
      />
      <div className={styles.screen}>
        <OwnAnswer list={groups} loading={words.loading} failed={words.failed}>
          {(items) => (
            <>
              <LeftDrafts kind="group" present={items} />
              {items.length === 0 ? (
                <EmptyState
                  icon={<Shapes aria-hidden="true" size={32} strokeWidth={1.5} />}
                  title={words.none}
                  actions={<LinkButton to="/manage/groups/new">{words.add.link}</LinkButton>}
                >
                  <p>{words.noneText}</p>
                </EmptyState>
              ) : (
                <>
                  <OwnRoom list={groups} count={items.length} limit="groupLimit" words={words} />
                  <GroupList
                    groups={items}
                    owner
                    page="/manage/groups/$id"
                    query={query}
                    onQueryChange={onQueryChange}
                  />
                </>
              )}
              <RecentlyDeleted kind="group" />
            </>
          )}
        </OwnAnswer>
      </div>
    </>
  );
}
