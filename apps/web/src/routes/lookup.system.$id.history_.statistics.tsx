import { createFileRoute } from '@tanstack/react-router';
import { LookedUpHistory } from '../features/insight/looked-up-history.tsx';
import { readStatisticsSearch } from '../features/insight/statistics/search.ts';
import { StatisticsScreen } from '../features/insight/statistics/statistics-screen.tsx';
import { useOpenSystem } from '../features/lookup/system/system-context.ts';

export const Route = createFileRoute('/lookup/system/$id/history_/statistics')({
  validateSearch: readStatisticsSearch,
  component: SystemStatistics,
});

function SystemStatistics() {
  const { id } = Route.useParams();
  const { ref, caller, asOthers } = useOpenSystem();
  const { as, ...search } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <LookedUpHistory id={id} systemRef={ref} caller={caller} asOthers={asOthers}>
      {(data) => (
        <StatisticsScreen
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
