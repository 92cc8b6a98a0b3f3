import { type GroupSearch, groupQueryToSearch, readGroupQuery } from '@frontboard/model/list';
import { createFileRoute } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { OwnGroupsScreen } from '../features/manage/groups/own-groups-screen.tsx';
import { shellWords } from '../features/shell/words.ts';

export const Route = createFileRoute('/manage/groups/')({
  staticData: { title: shellWords.titles.ownGroups },
  validateSearch: (search): GroupSearch => groupQueryToSearch(readGroupQuery(search)),
  component: OwnGroups,
});

function OwnGroups() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const query = useMemo(() => readGroupQuery(search), [search]);
  const change = useCallback<Parameters<typeof OwnGroupsScreen>[0]['onQueryChange']>(
    (next) =>
      void navigate({ search: groupQueryToSearch(next), hash: true, replace: true, resetScroll: false }),
    [navigate],
  );
  return <OwnGroupsScreen query={query} onQueryChange={change} />;
}
