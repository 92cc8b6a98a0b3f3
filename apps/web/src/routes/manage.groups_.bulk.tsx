import { type GroupSearch, groupQueryToSearch, readGroupQuery } from '@frontboard/model/list';
import { createFileRoute } from '@tanstack/react-router';
import { BulkGroupsScreen } from '../features/manage/bulk/bulk-screen.tsx';
import { useSelectionWithin } from '../lists/selection/selections.ts';
import { useGroupQuery } from './-list-query.ts';

export const Route = createFileRoute('/manage/groups_/bulk')({
  validateSearch: (search): GroupSearch => groupQueryToSearch(readGroupQuery(search)),
  component: BulkGroups,
});

function BulkGroups() {
  useSelectionWithin('group');
  return <BulkGroupsScreen {...useGroupQuery()} />;
}
