import { type Member, memberLabel, sortByLabel } from '@frontboard/model';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { EyeOff, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { describeError } from '../../../data/describe-error.ts';
import { useNaming } from '../../../data/followed/use-naming.ts';
import { useImageAllowed } from '../../../data/images/use-image-allowed.ts';
import { memberQueries } from '../../../data/members/queries.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './entity-page.module.css';
import type { ShownGroup } from './group-screen.tsx';
import { entityWords } from './words.ts';

const AVATAR_PX = 28;

/** The members of a group, as far as they are shared. */
export function GroupMembers({ group }: { group: ShownGroup }) {
  return (
    <section aria-labelledby="members" className={styles.section}>
      <h2 id="members">{entityWords.members}</h2>
      <Content group={group} />
    </section>
  );
}

function Content({ group: { ref, account, isOwner } }: { group: ShownGroup }) {
  const { data, error, refetch } = useQuery(memberQueries(account).ofGroup(ref));
  if (data === undefined && error === null) {
    return (
      <div className={styles.groups}>
        <VisuallyHidden>{entityWords.membersLoading}</VisuallyHidden>
        <Skeleton width="9em" height={44} />
        <Skeleton width="7em" height={44} />
      </div>
    );
  }
  if (data === undefined) {
    return (
      <EmptyState
        title={entityWords.membersFailed}
        actions={<Button onClick={() => void refetch()}>{entityWords.failure.retry}</Button>}
      >
        <p>{describeError(error).title}</p>
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
  const members = data.state === 'shared' ? data.value : [];
  if (members.length > 0) return <Members members={members} />;
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

function Members({ members }: { members: readonly Member[] }) {
  const naming = useNaming();
  const isAllowed = useImageAllowed();
  const nameOf = (member: Member) => memberLabel(member, naming).name;
  return (
    <ul className={styles.groups}>
      {sortByLabel(members, nameOf, 'en').map((member) => (
        <li key={member.id}>
          <Link to="/lookup/member/$id" params={{ id: member.id }} className={styles.group}>
            <Avatar
              src={member.avatarUrl}
              name={nameOf(member)}
              size={AVATAR_PX}
              color={member.color}
              allowed={isAllowed(member.avatarUrl)}
            />
            <bdi>{nameOf(member)}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Calm({ icon, title, hint }: { icon: ReactNode; title: string; hint: string }) {
  return (
    <EmptyState icon={icon} title={title}>
      <p>{hint}</p>
    </EmptyState>
  );
}
