import type { Member } from '@frontboard/model';
import { type MemberQuery, memberQueryToSearch, readMemberQuery } from '@frontboard/model/list';
import { useQuery } from '@tanstack/react-query';
import { EyeOff, UsersRound } from 'lucide-react';
import { type ReactNode, useCallback, useMemo } from 'react';
import { memberQueries } from '../../../cache/members/queries.ts';
import { sharedValue } from '../../../cache/shared.ts';
import { LookedUpMemberList } from '../../../lists/looked-up-member-list.tsx';
import { describeError } from '../../../text/errors/describe-error.ts';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { stack } from '../../../ui/layout/layout.ts';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { TryAgain } from '../../../ui/wait/try-again.tsx';
import type { ShownGroup } from './group-screen.tsx';
import type { GroupPageSearch } from './view-search.ts';
import { entityWords } from './words.ts';

interface GroupMembersProps {
  group: ShownGroup;
  search: GroupPageSearch;
  /** Keep the function. */
  onSearch: (search: GroupPageSearch) => void;
}

/** The shared members of a group. */
export function GroupMembers(props: GroupMembersProps) {
  return (
    <section aria-labelledby="members" className={stack(3)}>
      <h2 id="members" tabIndex={-1}>
        {entityWords.members}
      </h2>
      <Content {...props} />
    </section>
  );
}

function Content({ group: { ref, system, caller, isOwner }, search, onSearch }: GroupMembersProps) {
  const { data, error, refetch } = useQuery(memberQueries(caller).ofGroup(ref));
  if (data === undefined && error === null) {
    return (
      <div className={stack(3)}>
        <VisuallyHidden>{entityWords.membersLoading}</VisuallyHidden>
        <Skeleton width="9em" height={44} />
        <Skeleton width="7em" height={44} />
      </div>
    );
  }
  if (data === undefined) {
    const { title, retryAtMs } = describeError(error);
    return (
      <EmptyState
        title={entityWords.membersFailed}
        actions={<TryAgain untilMs={retryAtMs} onRetry={() => void refetch()} />}
      >
        <p>{title}</p>
      </EmptyState>
    );
  }
  if (data.state === 'private')
    return (
      <Calm
        icon={<EyeOff aria-hidden="true" size={32} strokeWidth={1.5} />}
        title={entityWords.membersPrivate}
        hint={entityWords.membersPrivateHint}
      />
    );
  const members = sharedValue(data) ?? [];
  if (members.length > 0) return <Members {...{ members, system, isOwner, search, onSearch }} />;
  return isOwner ? (
    <Calm
      icon={<UsersRound aria-hidden="true" size={32} strokeWidth={1.5} />}
      title={entityWords.membersNoneOwn}
      hint={entityWords.membersNoneOwnHint}
    />
  ) : (
    <Calm
      icon={<UsersRound aria-hidden="true" size={32} strokeWidth={1.5} />}
      title={entityWords.membersNone}
      hint={entityWords.membersNoneHint}
    />
  );
}

interface MembersProps {
  members: readonly Member[];
  system: string | null;
  isOwner: boolean;
  search: GroupPageSearch;
  onSearch: (search: GroupPageSearch) => void;
}

function Members({ members, system, isOwner, search, onSearch }: MembersProps) {
  const query = useMemo(() => readMemberQuery(search), [search]);
  const { as } = search;
  const handleQuery = useCallback(
    (next: MemberQuery) => onSearch({ ...memberQueryToSearch(next), ...(as && { as }) }),
    [onSearch, as],
  );
  return (
    <LookedUpMemberList
      members={members}
      system={system}
      owner={isOwner}
      asOthers={as === 'others'}
      query={query}
      onQueryChange={handleQuery}
    />
  );
}

function Calm({ icon, title, hint }: { icon: ReactNode; title: string; hint: string }) {
  return (
    <EmptyState icon={icon} title={title}>
      <p>{hint}</p>
    </EmptyState>
  );
}
