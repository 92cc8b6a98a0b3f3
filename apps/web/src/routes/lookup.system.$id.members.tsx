import { type MemberSearch, memberQueryToSearch, readMemberQuery } from '@frontboard/model/list';
import { createFileRoute, Outlet, useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { MembersTab } from '../features/lookup/system/members-tab.tsx';
import { lookedUpSystemWords } from '../features/lookup/system/words.ts';
import { ListBesideRecord } from '../ui/beside/list-beside-record.tsx';
import { useOpenRecord } from './-open-record.ts';

export const Route = createFileRoute('/lookup/system/$id/members')({
  validateSearch: (search): MemberSearch => memberQueryToSearch(readMemberQuery(search)),
  component: SystemMembers,
});

function SystemMembers() {
  const search = Route.useSearch();
  // From wherever one is: what is open beside the list stays open.
  const navigate = useNavigate();
  const { isOpen, openRef } = useOpenRecord('member');
  const query = useMemo(() => readMemberQuery(search), [search]);
  const change = useCallback<Parameters<typeof MembersTab>[0]['onQueryChange']>(
    (next) =>
      void navigate({
        to: '.',
        search: ({ as }) => ({ ...(as && { as }), ...memberQueryToSearch(next) }),
        hash: true,
        state: true,
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  return (
    <ListBesideRecord
      label={lookedUpSystemWords.tabs.members}
      isOpen={isOpen}
      list={<MembersTab id={Route.useParams().id} openRef={openRef} query={query} onQueryChange={change} />}
    >
      <Outlet />
    </ListBesideRecord>
  );
}
