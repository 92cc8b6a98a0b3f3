import { createFileRoute } from '@tanstack/react-router';
import { CalendarScreen } from '../features/insight/calendar/calendar-screen.tsx';
import { readCalendarSearch } from '../features/insight/calendar/search.ts';
import { LookedUpHistory } from '../features/insight/looked-up-history.tsx';
import { useOpenSystem } from '../features/lookup/system/system-context.ts';

export const Route = createFileRoute('/lookup/system/$id/history_/calendar')({
  validateSearch: readCalendarSearch,
  component: SystemCalendar,
});

function SystemCalendar() {
  const { id } = Route.useParams();
  const { ref, caller, asOthers } = useOpenSystem();
  const { as, ...search } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <LookedUpHistory id={id} systemRef={ref} caller={caller} asOthers={asOthers}>
      {(data) => (
        <CalendarScreen
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
