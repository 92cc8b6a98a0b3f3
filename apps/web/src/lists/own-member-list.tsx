import { useMemberLocal } from './entries/use-member-local.ts';
import { MemberList, type MemberListProps } from './member-list.tsx';

export type OwnMemberListProps = Omit<MemberListProps, 'owner' | 'local'>;

/** The own members, with what is on this device about them. */
export function OwnMemberList(props: OwnMemberListProps) {
  return <MemberList {...props} owner local={useMemberLocal()} />;
}
