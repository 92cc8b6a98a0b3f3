import {
  createFileRoute,
  Outlet,
  useNavigate,
  useParams,
  useRouter,
  useSearch,
} from '@tanstack/react-router';
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
  const { services } = Route.useRouteContext();
  const router = useRouter();
  const navigate = useNavigate();
  const handlePublicView = async (isPublicView: boolean) => {
    const { pathname } = router.latestLocation;
    // Without this code the other view shows that it is loading.
    await import('../cache/lookup/prepare-view.ts')
      .then(({ prepareView }) => prepareView(services, { asOthers: isPublicView, pathname }))
      .catch(() => {});
    if (router.latestLocation.pathname !== pathname) return;
    // The open tab stays open, and its list where it is.
    await navigate({
      to: '.',
      search: ({ as: _, ...search }) => ({ ...search, ...(isPublicView && { as: 'others' as const }) }),
      state: true,
      replace: true,
      resetScroll: false,
    });
  };
  return (
    <LookedUpSystemScreen
      id={id}
      isRecordOpen={isRecordOpen || (isEntryOpen && !hasNoRoom)}
      isPublicView={as === 'others'}
      onPublicView={(isPublicView) => void handlePublicView(isPublicView)}
    >
      <Outlet />
    </LookedUpSystemScreen>
  );
}
