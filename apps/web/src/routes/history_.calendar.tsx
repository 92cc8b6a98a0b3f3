import { createFileRoute } from '@tanstack/react-router';
import { CalendarScreen } from '../features/insight/calendar/calendar-screen.tsx';
import { readCalendarSearch } from '../features/insight/calendar/search.ts';
import { OwnHistoryPage } from '../features/insight/own-history-page.tsx';
import { insightWords } from '../features/insight/words.ts';

export const Route = createFileRoute('/history_/calendar')({
  validateSearch: readCalendarSearch,
  component: OwnCalendar,
});

function OwnCalendar() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <OwnHistoryPage title={insightWords.calendar.title}>
      {(data) => (
        <CalendarScreen
          data={data}
          search={search}
          onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
        />
      )}
    </OwnHistoryPage>
  );
}
