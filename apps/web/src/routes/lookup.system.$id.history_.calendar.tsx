import { createFileRoute } from '@tanstack/react-router';
import { CalendarScreen } from '../features/insight/calendar/calendar-screen.tsx';
import { type CalendarSearch, readCalendarSearch } from '../features/insight/calendar/search.ts';
import { LookedUpView } from './-looked-up-view.tsx';

export const Route = createFileRoute('/lookup/system/$id/history_/calendar')({
  validateSearch: readCalendarSearch,
  component: SystemCalendar,
});

function SystemCalendar() {
  const { id } = Route.useParams();
  const { as, ...search } = Route.useSearch();
  return (
    <LookedUpView<CalendarSearch> id={id} as={as}>
      {(data, change) => <CalendarScreen data={data} search={search} onSearch={change} />}
    </LookedUpView>
  );
}
