import { type GroupSearch, groupQueryToSearch, readGroupQuery } from '@frontboard/model/list';
import { createFileRoute, Outlet, useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { OwnGroupsScreen } from '../features/manage/groups/own-groups-screen.tsx';
import { shellWords } from '../features/shell/words.ts';
import { ListBesideRecord } from '../ui/beside/list-beside-record.tsx';
import { useOpenRecord } from './-open-record.ts';

export const Route = createFileRoute('/manage/groups')({
  validateSearch: (search): GroupSearch => groupQueryToSearch(readGroupQuery(search)),
  component: OwnGroups,
});

function OwnGroups() {
  const search = Route.useSearch();
  // From wherever one is: what is open beside the list stays open.
  const navigate = useNavigate();
  const { isOpen, openRef } = useOpenRecord();
  const query = useMemo(() => readGroupQuery(search), [search]);
  const change = useCallback<Parameters<typeof OwnGroupsScreen>[0]['onQueryChange']>(
    (next) =>
      void navigate({
        to: '.',
        search: ({ from }) => ({ ...(from && { from }), ...groupQueryToSearch(next) }),
        hash: true,
        state: true,
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  return (
    <ListBesideRecord
      label={shellWords.titles.ownGroups}
      isOpen={isOpen}
      list={<OwnGroupsScreen query={query} onQueryChange={change} openRef={openRef} />}
    >
      <Outlet />
    </ListBesideRecord>
  );
}
