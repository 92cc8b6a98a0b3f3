import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { GroupMembers } from '../features/lookup/entity/group-members.tsx';
import { GroupScreen } from '../features/lookup/entity/group-screen.tsx';
import { type GroupPageSearch, readGroupSearch } from '../features/lookup/entity/view-search.ts';

export const Route = createFileRoute('/lookup/group/$id')({
  staticData: { family: 'lookup-group' },
  validateSearch: readGroupSearch,
  // Without this code the service is asked.
  loader: ({ context, params }) =>
    import('../cache/persisted/restore-lookup.ts')
      .then(({ restoreLookup }) => restoreLookup(context.services, 'group', params.id))
      .catch(() => {}),
  component: GroupPage,
});

function GroupPage() {
  const { id } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const handleSearch = useCallback(
    (next: GroupPageSearch) =>
      void navigate({ search: next, state: true, replace: true, resetScroll: false }),
    [navigate],
  );
  return (
    <GroupScreen
      id={id}
      isPublicView={search.as === 'others'}
      onPublicView={(isPublicView) => {
        const { as: _, ...list } = search;
        handleSearch({ ...list, ...(isPublicView && { as: 'others' as const }) });
      }}
      members={(group) => <GroupMembers group={group} search={search} onSearch={handleSearch} />}
    />
  );
}
