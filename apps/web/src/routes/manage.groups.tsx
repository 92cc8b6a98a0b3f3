import { type GroupSearch, groupQueryToSearch, readGroupQuery } from '@frontboard/model/list';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { OwnGroupsScreen } from '../features/manage/groups/own-groups-screen.tsx';
import { useSelectionWithin } from '../lists/selection/selections.ts';
import { screenNames } from '../parts/screens/names.ts';
import { ListBesideRecord } from '../ui/beside/list-beside-record.tsx';
import { useGroupQuery } from './-list-query.ts';
import { useOpenRecord } from './-open-record.ts';

export const Route = createFileRoute('/manage/groups')({
  validateSearch: (search): GroupSearch => groupQueryToSearch(readGroupQuery(search)),
  component: OwnGroups,
});

function OwnGroups() {
  const { isOpen, openRef } = useOpenRecord();
  useSelectionWithin('group');
  return (
    <ListBesideRecord
      label={screenNames['/manage/groups']}
      isOpen={isOpen}
      list={<OwnGroupsScreen {...useGroupQuery()} openRef={openRef} />}
    >
      <Outlet />
    </ListBesideRecord>
  );
}
