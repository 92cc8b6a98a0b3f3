import { type GroupSearch, groupQueryToSearch, readGroupQuery } from '@frontboard/model/list';
import { createFileRoute, Outlet, useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { GroupsTab } from '../features/lookup/system/groups-tab.tsx';
import { lookedUpSystemWords } from '../features/lookup/system/words.ts';
import { ListBesideRecord } from '../ui/beside/list-beside-record.tsx';
import { useOpenRecord } from './-open-record.ts';

export const Route = createFileRoute('/lookup/system/$id/groups')({
  validateSearch: (search): GroupSearch => groupQueryToSearch(readGroupQuery(search)),
  component: SystemGroups,
});

function SystemGroups() {
  const search = Route.useSearch();
  // From wherever one is: what is open beside the list stays open.
  const navigate = useNavigate();
  const { isOpen, openRef } = useOpenRecord('group');
  const query = useMemo(() => readGroupQuery(search), [search]);
  const change = useCallback<Parameters<typeof GroupsTab>[0]['onQueryChange']>(
    (next) =>
      void navigate({
        to: '.',
        search: ({ as }) => ({ ...(as && { as }), ...groupQueryToSearch(next) }),
        hash: true,
        state: true,
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  return (
    <ListBesideRecord
      label={lookedUpSystemWords.tabs.groups}
      isOpen={isOpen}
      list={<GroupsTab id={Route.useParams().id} openRef={openRef} query={query} onQueryChange={change} />}
    >
      <Outlet />
    </ListBesideRecord>
  );
}
