import { createFileRoute, Outlet, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { readViewSearch } from '../features/lookup/entity/view-search.ts';
import { LookedUpSystemScreen } from '../features/lookup/system/system-screen.tsx';
import { BREAKPOINTS_PX } from '../ui/layout/breakpoints.ts';
import { useNarrowScreen } from '../ui/layout/use-narrow-screen.ts';

export const Route = createFileRoute('/lookup/system/$id')({
  staticData: { family: 'lookup-system' },
  validateSearch: readViewSearch,
  // Without this code the service is asked.
  loader: ({ context, params, location }) =>
    import('../cache/lookup/open-system.ts')
      .then(({ openSystem }) => openSystem(context.services, params.id, location.pathname))
      .catch(() => {}),
  component: SystemPage,
});

function SystemPage() {
  const { id } = Route.useParams();
  // Only the used parts: typing into a list's search must not render the card again.
  const as = Route.useSearch({ select: (search) => search.as });
  const isRecordOpen = useParams({
    strict: false,
    select: ({ member, group }) => member !== undefined || group !== undefined,
  });
  const isEntryOpen = useSearch({ strict: false, select: ({ entry }) => entry !== undefined });
  const hasNoRoom = useNarrowScreen(BREAKPOINTS_PX.listAndDetails - 1);
  // The open tab stays open.
  const navigate = useNavigate();
  return (
    <LookedUpSystemScreen
      id={id}
      isRecordOpen={isRecordOpen || (isEntryOpen && !hasNoRoom)}
      isPublicView={as === 'others'}
      onPublicView={(isPublicView) =>
        void navigate({
          to: '.',
          search: ({ as: _, ...search }) => ({ ...search, ...(isPublicView && { as: 'others' as const }) }),
          state: true,
          replace: true,
        })
      }
    >
      <Outlet />
    </LookedUpSystemScreen>
  );
}
