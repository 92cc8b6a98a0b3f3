import { createFileRoute } from '@tanstack/react-router';
import { OwnHistoryPage } from '../features/insight/own-history-page.tsx';
import { readTimelineSearch } from '../features/insight/timeline/search.ts';
import { TimelineScreen } from '../features/insight/timeline/timeline-screen.tsx';
import { insightWords } from '../features/insight/words.ts';

export const Route = createFileRoute('/history_/timeline')({
  validateSearch: readTimelineSearch,
  component: OwnTimeline,
});

function OwnTimeline() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <OwnHistoryPage title={insightWords.timeline.title}>
      {(data) => (
        <TimelineScreen
          data={data}
          search={search}
          onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
        />
      )}
    </OwnHistoryPage>
  );
}
