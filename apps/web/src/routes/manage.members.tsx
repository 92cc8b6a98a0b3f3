import { type MemberSearch, memberQueryToSearch, readMemberQuery } from '@frontboard/model/list';
import { createFileRoute, Outlet, useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { OwnMembersScreen } from '../features/manage/members/own-members-screen.tsx';
import { shellWords } from '../features/shell/words.ts';
import { ListBesideRecord } from '../ui/beside/list-beside-record.tsx';
import { useOpenRecord } from './-open-record.ts';

export const Route = createFileRoute('/manage/members')({
  validateSearch: (search): MemberSearch => memberQueryToSearch(readMemberQuery(search)),
  component: OwnMembers,
});

function OwnMembers() {
  const search = Route.useSearch();
  // From wherever one is: what is open beside the list stays open.
  const navigate = useNavigate();
  const { isOpen, openRef } = useOpenRecord();
  const query = useMemo(() => readMemberQuery(search), [search]);
  const change = useCallback<Parameters<typeof OwnMembersScreen>[0]['onQueryChange']>(
    (next) =>
      void navigate({
        to: '.',
        search: ({ from }) => ({ ...(from && { from }), ...memberQueryToSearch(next) }),
        hash: true,
        state: true,
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  return (
    <ListBesideRecord
      label={shellWords.titles.ownMembers}
      isOpen={isOpen}
      list={<OwnMembersScreen query={query} onQueryChange={change} openRef={openRef} />}
    >
      <Outlet />
    </ListBesideRecord>
  );
}
