import { createFileRoute } from '@tanstack/react-router';
import { readTimelineSearch, type TimelineSearch } from '../features/insight/timeline/search.ts';
import { TimelineScreen } from '../features/insight/timeline/timeline-screen.tsx';
import { LookedUpView } from './-looked-up-view.tsx';

export const Route = createFileRoute('/lookup/system/$id/history_/timeline')({
  validateSearch: readTimelineSearch,
  component: SystemTimeline,
});

function SystemTimeline() {
  const { id } = Route.useParams();
  const { as, ...search } = Route.useSearch();
  return (
    <LookedUpView<TimelineSearch> id={id} as={as}>
      {(data, change) => <TimelineScreen data={data} search={search} onSearch={change} />}
    </LookedUpView>
  );
}
