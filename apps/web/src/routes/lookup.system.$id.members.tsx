import { type MemberSearch, memberQueryToSearch, readMemberQuery } from '@frontboard/model/list';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { MembersTab } from '../features/lookup/system/members-tab.tsx';
import { lookedUpSystemWords } from '../features/lookup/system/words.ts';
import { ListBesideRecord } from '../ui/beside/list-beside-record.tsx';
import { useMemberQuery } from './-list-query.ts';
import { useOpenRecord } from './-open-record.ts';

export const Route = createFileRoute('/lookup/system/$id/members')({
  validateSearch: (search): MemberSearch => memberQueryToSearch(readMemberQuery(search)),
  component: SystemMembers,
});

function SystemMembers() {
  const { id } = Route.useParams();
  const { isOpen, openRef } = useOpenRecord('member');
  return (
    <ListBesideRecord
      label={lookedUpSystemWords.tabs.members}
      isOpen={isOpen}
      list={<MembersTab id={id} openRef={openRef} {...useMemberQuery()} />}
    >
      <Outlet />
    </ListBesideRecord>
  );
}
