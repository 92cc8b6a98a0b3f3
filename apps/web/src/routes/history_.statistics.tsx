import { createFileRoute } from '@tanstack/react-router';
import { OwnHistoryPage } from '../features/insight/own-history-page.tsx';
import { readStatisticsSearch } from '../features/insight/statistics/search.ts';
import { StatisticsScreen } from '../features/insight/statistics/statistics-screen.tsx';
import { insightWords } from '../features/insight/words.ts';

export const Route = createFileRoute('/history_/statistics')({
  validateSearch: readStatisticsSearch,
  component: OwnStatistics,
});

function OwnStatistics() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <OwnHistoryPage title={insightWords.statistics.title}>
      {(data) => (
        <StatisticsScreen
          data={data}
          search={search}
          onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
        />
      )}
    </OwnHistoryPage>
  );
}
