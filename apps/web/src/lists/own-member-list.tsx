import { NO_MEMBER_LOCAL } from './entries/member-local.ts';
import { useMemberLocal } from './entries/use-member-local.ts';
import { MemberList, type MemberListProps } from './member-list.tsx';

export interface OwnMemberListProps extends Omit<MemberListProps, 'owner' | 'local'> {
  /** False while the owner views them as others do, who see nothing of this device. The list stays the same. */
  owner?: boolean;
}

/** The own members, with what is on this device about them. */
export function OwnMemberList({ owner = true, ...props }: OwnMemberListProps) {
  const local = useMemberLocal();
  return <MemberList {...props} owner={owner} local={owner ? local : NO_MEMBER_LOCAL} />;
}
