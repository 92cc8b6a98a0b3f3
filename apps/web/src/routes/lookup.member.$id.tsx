import { createFileRoute } from '@tanstack/react-router';
import { MemberScreen } from '../features/lookup/entity/member-screen.tsx';
import { readViewSearch } from '../features/lookup/entity/view-search.ts';

export const Route = createFileRoute('/lookup/member/$id')({
  staticData: { family: 'lookup-member' },
  validateSearch: readViewSearch,
  // Without this code the service is asked.
  loader: ({ context, params }) =>
    import('../cache/persisted/restore-lookup.ts')
      .then(({ restoreLookup }) => restoreLookup(context.services, 'member', params.id))
      .catch(() => {}),
  component: MemberPage,
});

function MemberPage() {
  const { id } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <MemberScreen
      id={id}
      search={search}
      onSearch={(next) => void navigate({ search: next, state: true, replace: true })}
    />
  );
}
