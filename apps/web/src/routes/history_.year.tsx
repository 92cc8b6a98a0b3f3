import { createFileRoute } from '@tanstack/react-router';
import { OwnHistoryPage } from '../features/insight/own-history-page.tsx';
import { insightWords } from '../features/insight/words.ts';
import { readYearSearch } from '../features/insight/year/search.ts';
import { YearScreen } from '../features/insight/year/year-screen.tsx';

export const Route = createFileRoute('/history_/year')({
  validateSearch: readYearSearch,
  component: OwnYear,
});

function OwnYear() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <OwnHistoryPage title={insightWords.year.title}>
      {(data) => (
        <YearScreen
          data={data}
          search={search}
          onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
        />
      )}
    </OwnHistoryPage>
  );
}
