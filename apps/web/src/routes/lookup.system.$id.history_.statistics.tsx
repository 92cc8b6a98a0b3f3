import { createFileRoute } from '@tanstack/react-router';
import { readStatisticsSearch, type StatisticsSearch } from '../features/insight/statistics/search.ts';
import { StatisticsScreen } from '../features/insight/statistics/statistics-screen.tsx';
import { LookedUpView } from './-looked-up-view.tsx';

export const Route = createFileRoute('/lookup/system/$id/history_/statistics')({
  validateSearch: readStatisticsSearch,
  component: SystemStatistics,
});

function SystemStatistics() {
  const { id } = Route.useParams();
  const { as, ...search } = Route.useSearch();
  return (
    <LookedUpView<StatisticsSearch> id={id} as={as}>
      {(data, change) => <StatisticsScreen data={data} search={search} onSearch={change} />}
    </LookedUpView>
  );
}
