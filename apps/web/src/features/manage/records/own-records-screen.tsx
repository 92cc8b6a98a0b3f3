import type { Group, Member } from '@frontboard/model';
import { Eye, Plus, Shapes, UserPlus, UsersRound } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useOwnConfig } from '../../../cache/own/use-own-config.ts';
import type { OwnList } from '../../../cache/own/use-own-lists.ts';
import type { RecordListProps } from '../../../lists/query/use-record-list.ts';
import { selectionPart } from '../../../lists/selection/selection-part.ts';
import { useSelectionState } from '../../../lists/selection/selections.ts';
import { useOwnSystem } from '../../../session/hooks.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { stack } from '../../../ui/layout/layout.ts';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.tsx';
import { OwnAnswer } from '../answer/own-answer.tsx';
import { manageWords } from '../words.ts';
import { OwnListHeader, type OwnListLink } from './own-list-header.tsx';
import { OwnRoom } from './own-room.tsx';
import { SelectedActions } from './selected-actions.tsx';

const LeftDrafts = lazyWhenIdle(async () => ({
  default: (await import('../edit/left-drafts.tsx')).LeftDrafts,
}));
const RecentlyDeleted = lazyWhenIdle(async () => ({
  default: (await import('../restore/recently-deleted.tsx')).RecentlyDeleted,
}));
const FormerNotes = lazyWhenIdle(async () => ({
  default: (await import('../local/former-notes.tsx')).FormerNotes,
}));
const SavedTwiceRecords = lazyWhenIdle(async () => ({
  default: (await import('../twins/saved-twice.tsx')).SavedTwiceRecords,
}));

const KINDS = {
  member: {
    title: manageWords.yourMembers,
    to: '/manage/members',
    create: '/manage/members/new',
    others: '/lookup/system/$id/members',
    page: '/manage/members/$id',
    limit: 'memberLimit',
    Icon: UsersRound,
    CreateIcon: UserPlus,
  },
  group: {
    title: manageWords.yourGroups,
    to: '/manage/groups',
    create: '/manage/groups/new',
    others: '/lookup/system/$id/groups',
    page: '/manage/groups/$id',
    limit: 'groupLimit',
    Icon: Shapes,
    CreateIcon: Plus,
  },
} as const;

/** What the route passes to the screen of all own members or groups. */
export type OwnListScreenProps<Query> = Required<Pick<RecordListProps<Query>, 'openRef'>> &
  Pick<RecordListProps<Query>, 'query' | 'onQueryChange'>;

const SELECTIONS = {
  member: { part: selectionPart, actions: <SelectedActions of="member" /> },
  group: { part: selectionPart, actions: <SelectedActions of="group" /> },
};

interface OwnRecordsScreenProps<T> {
  kind: keyof typeof KINDS;
  list: OwnList<T>;
  words: ComponentProps<typeof OwnRoom>['words'] &
    Readonly<Record<'create' | 'asOthers' | 'loading' | 'failed' | 'none' | 'noneText', string>>;
  /** After the links that both screens have. */
  links?: readonly OwnListLink[];
  /** The list of at least one record. */
  children: (
    records: readonly T[],
    tools: Pick<RecordListProps<unknown>, 'owner' | 'page' | 'primary' | 'selection' | 'limit'>,
  ) => ReactNode;
}

/** All members or groups of the own system, each with a link to the form that edits it. */
export function OwnRecordsScreen<T extends Member | Group>({
  kind,
  list,
  words,
  links = [],
  children,
}: OwnRecordsScreenProps<T>) {
  const { Icon, CreateIcon, ...places } = KINDS[kind];
  const own = useOwnSystem();
  const limit = useOwnConfig()?.[places.limit] ?? null;
  const selected = useSelectionState(kind);
  const create = (
    <LinkButton
      to={places.create}
      variant="primary"
      data-shortcut="new"
      icon={<CreateIcon aria-hidden="true" />}
    >
      {words.create}
    </LinkButton>
  );
  return (
    <>
      <OwnListHeader
        to={places.to}
        title={places.title}
        primary={own !== null && create}
        links={
          own === null
            ? []
            : [
                {
                  label: words.asOthers,
                  icon: <Eye aria-hidden="true" />,
                  to: places.others,
                  params: { id: own.id },
                  search: { as: 'others' },
                },
                ...links,
              ]
        }
      />
      <div className={stack(4)}>
        <OwnAnswer list={list} loading={words.loading} failed={words.failed}>
          {(records) => (
            <>
              <SavedTwiceRecords kind={kind} records={records} />
              <LeftDrafts kind={kind} present={records} />
              {records.length === 0 ? (
                <EmptyState
                  icon={<Icon aria-hidden="true" size={32} strokeWidth={1.5} />}
                  title={words.none}
                  actions={create}
                >
                  <p>{words.noneText}</p>
                </EmptyState>
              ) : (
                <>
                  <OwnRoom list={list} left={limit === null ? null : limit - records.length} words={words} />
                  {children(records, {
                    owner: true,
                    page: places.page,
                    primary: create,
                    limit,
                    selection: { ...SELECTIONS[kind], state: selected },
                  })}
                </>
              )}
              <RecentlyDeleted kind={kind} />
              {kind === 'member' && <FormerNotes />}
            </>
          )}
        </OwnAnswer>
      </div>
    </>
  );
}
