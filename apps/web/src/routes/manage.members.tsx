import { type MemberSearch, memberQueryToSearch, readMemberQuery } from '@frontboard/model/list';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { OwnMembersScreen } from '../features/manage/members/own-members-screen.tsx';
import { useSelectionWithin } from '../lists/selection/selections.ts';
import { screenNames } from '../parts/screens/names.ts';
import { ListBesideRecord } from '../ui/beside/list-beside-record.tsx';
import { useMemberQuery } from './-list-query.ts';
import { useOpenRecord } from './-open-record.ts';

export const Route = createFileRoute('/manage/members')({
  validateSearch: (search): MemberSearch => memberQueryToSearch(readMemberQuery(search)),
  component: OwnMembers,
});

function OwnMembers() {
  const { isOpen, openRef } = useOpenRecord();
  useSelectionWithin('member');
  return (
    <ListBesideRecord
      label={screenNames['/manage/members']}
      isOpen={isOpen}
      list={<OwnMembersScreen {...useMemberQuery()} openRef={openRef} />}
    >
      <Outlet />
    </ListBesideRecord>
  );
}
