import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { MemberScreen } from '../features/lookup/entity/member-screen.tsx';
import { readViewSearch } from '../features/lookup/entity/view-search.ts';

export const Route = createFileRoute('/lookup/system/$id/members/$member')({
  // Each is its own screen: opening the next one moves the focus to its title.
  staticData: { family: undefined },
  // Without this code the service is asked.
  loader: ({ context, params }) =>
    import('../cache/persisted/restore-lookup.ts')
      .then(({ restoreLookup }) => restoreLookup(context.services, 'member', params.member))
      .catch(() => {}),
  component: MemberBeside,
});

function MemberBeside() {
  const { member } = Route.useParams();
  const search = Route.useSearch({ select: readViewSearch });
  // The search of the list stays.
  const navigate = useNavigate();
  return (
    <MemberScreen
      key={member}
      id={member}
      search={search}
      onSearch={({ as }) =>
        void navigate({
          to: '.',
          search: ({ as: _, ...list }) => ({ ...list, ...(as && { as }) }),
          state: true,
          replace: true,
        })
      }
    />
  );
}
