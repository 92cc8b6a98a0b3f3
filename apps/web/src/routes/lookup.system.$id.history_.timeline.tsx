import { createFileRoute } from '@tanstack/react-router';
import { LookedUpHistory } from '../features/insight/looked-up-history.tsx';
import { readTimelineSearch } from '../features/insight/timeline/search.ts';
import { TimelineScreen } from '../features/insight/timeline/timeline-screen.tsx';
import { useOpenSystem } from '../features/lookup/system/system-context.ts';

export const Route = createFileRoute('/lookup/system/$id/history_/timeline')({
  validateSearch: readTimelineSearch,
  component: SystemTimeline,
});

function SystemTimeline() {
  const { id } = Route.useParams();
  const { ref, caller, asOthers } = useOpenSystem();
  const { as, ...search } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <LookedUpHistory id={id} systemRef={ref} caller={caller} asOthers={asOthers}>
      {(data) => (
        <TimelineScreen
          data={data}
          search={search}
          onSearch={(next) =>
            void navigate({
              search: { ...(as && { as }), ...next },
              hash: true,
              replace: true,
              resetScroll: false,
            })
          }
        />
      )}
    </LookedUpHistory>
  );
}
