import { type Group, groupLabel } from '@frontboard/model';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { groupQueries } from '../../../cache/groups/queries.ts';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { sharedValue } from '../../../cache/shared.ts';
import type { Caller } from '../../../session/caller.ts';
import { sortedByLabel } from '../../../text/by-name.ts';
import { describeError } from '../../../text/errors/describe-error.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Foreign } from '../../../ui/foreign.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { TryAgain } from '../../../ui/wait/try-again.tsx';
import styles from './entity-page.module.css';
import type { ViewSearch } from './view-search.ts';
import { entityWords } from './words.ts';

const AVATAR_PX = 28;

interface MemberGroupsProps {
  memberRef: string;
  caller: Caller;
  isOwner: boolean;
  search: ViewSearch;
}

/** The shared groups of a member. */
export function MemberGroups({ memberRef, caller, isOwner, search }: MemberGroupsProps) {
  const { data, error, isError, refetch } = useQuery(groupQueries(caller).ofMember(memberRef));
  const groups = sharedValue(data);
  return (
    <section aria-labelledby="groups" className={styles.section}>
      <h2 id="groups" tabIndex={-1}>
        {entityWords.groups}
      </h2>
      {groups !== null && groups.length > 0 && <Groups groups={groups} search={search} />}
      {groups?.length === 0 && (
        <p className={styles.note}>{isOwner ? entityWords.groupsNoneOwn : entityWords.groupsNone}</p>
      )}
      {data?.state === 'private' && <p className={styles.note}>{entityWords.groupsPrivate}</p>}
      {data?.state === 'not-found' && <p className={styles.note}>{entityWords.groupsNone}</p>}
      {data === undefined && !isError && (
        <div className={styles.groups}>
          <VisuallyHidden>{entityWords.groupsLoading}</VisuallyHidden>
          <Skeleton width="9em" height={44} />
          <Skeleton width="7em" height={44} />
        </div>
      )}
      {data === undefined && isError && (
        <p className={styles.problem}>
          {entityWords.groupsFailed}
          <TryAgain size="small" untilMs={describeError(error).retryAtMs} onRetry={() => void refetch()} />
        </p>
      )}
    </section>
  );
}

function Groups({ groups, search }: { groups: readonly Group[]; search: ViewSearch }) {
  const naming = useNaming();
  return (
    <ul className={styles.groups}>
      {sortedByLabel(groups, groupLabel).map((group) => (
        <li key={group.id}>
          <Link to="/lookup/group/$id" params={{ id: group.id }} search={search} className={styles.group}>
            <Avatar
              src={group.iconUrl}
              name={groupLabel(group, naming)}
              size={AVATAR_PX}
              shape="squircle"
              color={group.color}
            />
            <Foreign>{groupLabel(group, naming)}</Foreign>
          </Link>
        </li>
      ))}
    </ul>
  );
}
