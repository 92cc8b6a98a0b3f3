import { type GroupSearch, groupQueryToSearch, readGroupQuery } from '@frontboard/model/list';
import { createFileRoute } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { GroupsTab } from '../features/lookup/system/groups-tab.tsx';

export const Route = createFileRoute('/lookup/system/$id/groups')({
  validateSearch: (search): GroupSearch => groupQueryToSearch(readGroupQuery(search)),
  component: SystemGroups,
});

function SystemGroups() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const query = useMemo(() => readGroupQuery(search), [search]);
  const change = useCallback<Parameters<typeof GroupsTab>[0]['onQueryChange']>(
    (next) =>
      void navigate({
        search: ({ as }) => ({ ...(as && { as }), ...groupQueryToSearch(next) }),
        hash: true,
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  return <GroupsTab query={query} onQueryChange={change} />;
}
