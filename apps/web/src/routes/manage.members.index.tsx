import { type MemberSearch, memberQueryToSearch, readMemberQuery } from '@frontboard/model/list';
import { createFileRoute } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { OwnMembersScreen } from '../features/manage/members/own-members-screen.tsx';
import { shellWords } from '../features/shell/words.ts';

export const Route = createFileRoute('/manage/members/')({
  staticData: { title: shellWords.titles.ownMembers },
  validateSearch: (search): MemberSearch => memberQueryToSearch(readMemberQuery(search)),
  component: OwnMembers,
});

function OwnMembers() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const query = useMemo(() => readMemberQuery(search), [search]);
  const change = useCallback<Parameters<typeof OwnMembersScreen>[0]['onQueryChange']>(
    (next) =>
      void navigate({ search: memberQueryToSearch(next), hash: true, replace: true, resetScroll: false }),
    [navigate],
  );
  return <OwnMembersScreen query={query} onQueryChange={change} />;
}
