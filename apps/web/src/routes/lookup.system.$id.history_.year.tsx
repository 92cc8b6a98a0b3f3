import { createFileRoute } from '@tanstack/react-router';
import { readYearSearch, type YearSearch } from '../features/insight/year/search.ts';
import { YearScreen } from '../features/insight/year/year-screen.tsx';
import { LookedUpView } from './-looked-up-view.tsx';

export const Route = createFileRoute('/lookup/system/$id/history_/year')({
  validateSearch: readYearSearch,
  component: SystemYear,
});

function SystemYear() {
  const { id } = Route.useParams();
  const { as, ...search } = Route.useSearch();
  return (
    <LookedUpView<YearSearch> id={id} as={as}>
      {(data, change) => <YearScreen data={data} search={search} onSearch={change} />}
    </LookedUpView>
  );
}
