import type { GroupQuery } from '@frontboard/model/list';
import { Eye, ListChecks, Plus, Shapes } from 'lucide-react';
import { useOwnGroups } from '../../../cache/own/use-own-lists.ts';
import { GroupList } from '../../../lists/group-list.tsx';
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
import { groupWords as words } from './words.ts';

interface OwnGroupsScreenProps {
  /** The short id or uuid of the one that is open beside the list. */
  openRef: string | null;
  query: GroupQuery;
  /** Keep the function. */
  onQueryChange: (query: GroupQuery) => void;
}

/** All groups of the own system, each with a link to the form that edits it. */
export function OwnGroupsScreen({ openRef, query, onQueryChange }: OwnGroupsScreenProps) {
  const groups = useOwnGroups();
  const own = useOwnSystem();
  const selected = useSelectionState('group');
  const create = (
    <LinkButton
      to="/manage/groups/new"
      variant="primary"
      data-shortcut="new"
      icon={<Plus aria-hidden="true" />}
    >
      {words.add.link}
    </LinkButton>
  );
  return (
    <>
      <OwnListHeader
        to="/manage/groups"
        title={manageWords.yourGroups}
        primary={own !== null && create}
        links={
          own === null
            ? []
            : [
                {
                  label: words.asOthers,
                  icon: <Eye aria-hidden="true" />,
                  to: '/lookup/system/$id/groups',
                  params: { id: own.id },
                  search: { as: 'others' },
                },
                {
                  label: manageWords.several,
                  icon: <ListChecks aria-hidden="true" />,
                  to: '/manage/groups/bulk',
                },
              ]
        }
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
                  actions={create}
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
                    openRef={openRef}
                    primary={create}
                    selection={{ state: selected, actions: <SelectedActions of="group" /> }}
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
