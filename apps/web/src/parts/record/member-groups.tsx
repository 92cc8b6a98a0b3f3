import { type Group, groupLabel, isCalled, recordKey } from '@frontboard/model';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { groupQueries } from '../../cache/groups/queries.ts';
import { useNaming } from '../../cache/naming/use-naming.ts';
import { sharedValue } from '../../cache/shared.ts';
import type { CachedMember } from '../../persistence/documents/cached-records.ts';
import type { Caller } from '../../session/caller.ts';
import { sortedByLabel } from '../../text/by-name.ts';
import { describeError } from '../../text/errors/describe-error.ts';
import chips from '../../ui/layout/chips.module.css';
import { cluster } from '../../ui/layout/layout.ts';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import { Foreign } from '../../ui/text/foreign.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { ProblemLine } from '../../ui/wait/problem-line.tsx';
import styles from './record-section.module.css';
import { RecordSection } from './record-section.tsx';
import { recordWords } from './words.ts';

const AVATAR_PX = 28;

interface MemberGroupsProps {
  member: CachedMember;
  caller: Caller;
  isOwner: boolean;
  /** The owner looks at them as others see them. */
  asOthers: boolean;
  level: 2 | 3;
}

/** The shared groups of a member, which are asked for. */
export function MemberGroups({ member, caller, isOwner, asOthers, level }: MemberGroupsProps) {
  const { data, error, isError, refetch } = useQuery(groupQueries(caller).ofMember(recordKey(member)));
  const groups = sharedValue(data);
  return (
    <RecordSection title={recordWords.groups} level={level}>
      {groups !== null && groups.length > 0 && <Groups groups={groups} asOthers={asOthers} />}
      {groups?.length === 0 && (
        <p className={styles.note}>{isOwner ? recordWords.groupsNoneOwn : recordWords.groupsNone}</p>
      )}
      {data?.state === 'private' && <p className={styles.note}>{recordWords.groupsPrivate}</p>}
      {data?.state === 'not-found' && <p className={styles.note}>{recordWords.groupsNone}</p>}
      {data === undefined && !isError && (
        <div className={cluster(2)}>
          <VisuallyHidden>{recordWords.groupsLoading}</VisuallyHidden>
          <Skeleton width="9em" height={44} />
          <Skeleton width="7em" height={44} />
        </div>
      )}
      {data === undefined && isError && (
        <ProblemLine retryAtMs={describeError(error).retryAtMs} onRetry={() => void refetch()}>
          {recordWords.groupsFailed}
        </ProblemLine>
      )}
    </RecordSection>
  );
}

interface KnownGroupsProps {
  member: CachedMember;
  /** The caller for the system of the member. */
  caller: Caller;
  systemRef: string;
}

/** The groups of a member as far as the list of the groups of the system is known; nothing is asked for. */
export function KnownGroups({ member, caller, systemRef }: KnownGroupsProps) {
  const { data } = useQuery({ ...groupQueries(caller).list(systemRef), enabled: false });
  const groups = sharedValue(data)?.filter(({ memberRefs }) =>
    memberRefs?.some((ref) => isCalled(member, ref)),
  );
  if (groups === undefined || groups.length === 0) return null;
  return (
    <RecordSection title={recordWords.groups} level={3}>
      <Groups groups={groups} asOthers={false} />
    </RecordSection>
  );
}

function Groups({ groups, asOthers }: { groups: readonly Group[]; asOthers: boolean }) {
  const naming = useNaming();
  return (
    <ul className={cluster(2)}>
      {sortedByLabel(groups, groupLabel).map((group) => (
        <li key={group.id}>
          <Link
            to="/lookup/group/$id"
            params={{ id: group.id }}
            search={asOthers ? { as: 'others' } : {}}
            className={chips.chip}
          >
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
