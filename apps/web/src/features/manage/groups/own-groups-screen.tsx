import type { Group } from '@frontboard/model';
import type { GroupQuery } from '@frontboard/model/list';
import { Eye, Plus, Shapes } from 'lucide-react';
import { useOwnConfig } from '../../../data/own/use-own-config.ts';
import { type OwnList, useOwnGroups } from '../../../data/own/use-own-lists.ts';
import { formatCount } from '../../../lists/format-count.ts';
import { GroupList } from '../../../lists/group-list.tsx';
import { useOwnSystem } from '../../../state/hooks.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { LeftDrafts } from '../edit/left-drafts.tsx';
import { OwnAnswer } from '../own-answer.tsx';
import { RecentlyDeleted } from '../restore/recently-deleted.tsx';
import styles from './groups.module.css';
import { groupWords as words } from './words.ts';

/** From here on the room that is left is told. */
const NEAR_LIMIT = 20;

interface OwnGroupsScreenProps {
  query: GroupQuery;
  /** Keep the function. */
  onQueryChange: (query: GroupQuery) => void;
}

/** All groups of the own system, each leading to the form that edits it. */
export function OwnGroupsScreen({ query, onQueryChange }: OwnGroupsScreenProps) {
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
                to="/lookup/system/$id/groups"
                params={{ id: own.id }}
                search={{ as: 'others' }}
                variant="quiet"
                icon={<Eye aria-hidden="true" />}
              >
                {words.asOthers}
              </LinkButton>
              <LinkButton
                to="/manage/groups/new"
                variant="primary"
                data-shortcut="new"
                icon={<Plus aria-hidden="true" />}
              >
                {words.add.link}
              </LinkButton>
            </>
          )
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
                  actions={<LinkButton to="/manage/groups/new">{words.add.link}</LinkButton>}
                >
                  <p>{words.noneText}</p>
                </EmptyState>
              ) : (
                <>
                  <Room groups={groups} count={items.length} />
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

/** How much of the room is used, and how old that is. */
function Room({ groups, count }: { groups: OwnList<Group>; count: number }) {
  const limit = useOwnConfig()?.groupLimit ?? null;
  const left = limit === null ? null : limit - count;
  return (
    <p className={styles.room}>
      {limit !== null && words.limit.count(formatCount(count), formatCount(limit))}{' '}
      {left !== null && left > 0 && left <= NEAR_LIMIT && words.limit.near(left)}
      {left !== null && left <= 0 && words.limit.reached}{' '}
      {groups.atMs !== null && <RelativeTime at={groups.atMs} prefix={words.known} />}
    </p>
  );
}
