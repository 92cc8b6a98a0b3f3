import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { GroupMembers } from '../features/lookup/entity/group-members.tsx';
import { GroupScreen } from '../features/lookup/entity/group-screen.tsx';
import { type GroupPageSearch, readViewSearch } from '../features/lookup/entity/view-search.ts';

export const Route = createFileRoute('/lookup/system/$id/groups/$group')({
  // Each is its own screen: opening the next one moves the focus to its title.
  staticData: { family: undefined },
  // Without this code the service is asked.
  loader: ({ context, params }) =>
    import('../cache/persisted/restore-lookup.ts')
      .then(({ restoreLookup }) => restoreLookup(context.services, 'group', params.group))
      .catch(() => {}),
  component: () => <GroupBeside key={Route.useParams().group} />,
});

function GroupBeside() {
  const { group: id } = Route.useParams();
  const { as } = Route.useSearch({ select: readViewSearch });
  // The address has the search of the list of groups.
  const [list, setList] = useState<GroupPageSearch>({});
  const search = useMemo(() => ({ ...list, ...readViewSearch({ as }) }), [list, as]);
  const navigate = useNavigate();
  const handlePublicView = useCallback(
    (isPublicView: boolean) =>
      void navigate({
        to: '.',
        search: ({ as: _, ...rest }) => ({ ...rest, ...(isPublicView && { as: 'others' as const }) }),
        state: true,
        replace: true,
      }),
    [navigate],
  );
  return (
    <GroupScreen
      id={id}
      isPublicView={as === 'others'}
      onPublicView={handlePublicView}
      members={(group) => <GroupMembers group={group} search={search} onSearch={setList} />}
    />
  );
}
