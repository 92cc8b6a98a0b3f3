import { type MemberSearch, memberQueryToSearch, readMemberQuery } from '@frontboard/model/list';
import { createFileRoute } from '@tanstack/react-router';
import { BulkMembersScreen } from '../features/manage/bulk/bulk-screen.tsx';
import { useSelectionWithin } from '../lists/selection/selections.ts';
import { useMemberQuery } from './-list-query.ts';

export const Route = createFileRoute('/manage/members_/bulk')({
  validateSearch: (search): MemberSearch => memberQueryToSearch(readMemberQuery(search)),
  component: BulkMembers,
});

function BulkMembers() {
  useSelectionWithin('member');
  return <BulkMembersScreen {...useMemberQuery()} />;
}
