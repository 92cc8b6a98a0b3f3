import { type GroupSearch, groupQueryToSearch, readGroupQuery } from '@frontboard/model/list';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { GroupsTab } from '../features/lookup/system/groups-tab.tsx';
import { lookedUpSystemWords } from '../features/lookup/system/words.ts';
import { ListBesideRecord } from '../ui/beside/list-beside-record.tsx';
import { useGroupQuery } from './-list-query.ts';
import { useOpenRecord } from './-open-record.ts';

export const Route = createFileRoute('/lookup/system/$id/groups')({
  validateSearch: (search): GroupSearch => groupQueryToSearch(readGroupQuery(search)),
  component: SystemGroups,
});

function SystemGroups() {
  const { id } = Route.useParams();
  const { isOpen, openRef } = useOpenRecord('group');
  return (
    <ListBesideRecord
      label={lookedUpSystemWords.tabs.groups}
      isOpen={isOpen}
      list={<GroupsTab id={id} openRef={openRef} {...useGroupQuery()} />}
    >
      <Outlet />
    </ListBesideRecord>
  );
}
