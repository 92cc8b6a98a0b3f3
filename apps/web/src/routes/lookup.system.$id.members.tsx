import { type MemberSearch, memberQueryToSearch, readMemberQuery } from '@frontboard/model/list';
import { createFileRoute } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { MembersTab } from '../features/lookup/system/members-tab.tsx';

export const Route = createFileRoute('/lookup/system/$id/members')({
  validateSearch: (search): MemberSearch => memberQueryToSearch(readMemberQuery(search)),
  component: SystemMembers,
});

function SystemMembers() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const query = useMemo(() => readMemberQuery(search), [search]);
  const change = useCallback<Parameters<typeof MembersTab>[0]['onQueryChange']>(
    (next) =>
      void navigate({
        search: ({ as }) => ({ ...(as && { as }), ...memberQueryToSearch(next) }),
        hash: true,
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  return <MembersTab query={query} onQueryChange={change} />;
}
