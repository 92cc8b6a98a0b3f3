import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { type HistorySearch, readHistorySearch } from '../features/history/history-search.ts';
import { OwnHistoryScreen } from '../features/history/own-history-screen.tsx';

export const Route = createFileRoute('/history')({
  validateSearch: readHistorySearch,
  // Without this code, the screen reads it.
  loader: ({ context }) =>
    import('../sync/history/prepare-history.ts')
      .then(({ prepareOwnHistory }) => prepareOwnHistory(context.services))
      .catch(() => {}),
  component: HistoryPage,
});

function HistoryPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change = useCallback(
    (next: HistorySearch, isStep = false) =>
      void navigate({
        search: readHistorySearch({ ...next }),
        replace: !isStep,
        resetScroll: false,
      }),
    [navigate],
  );
  return <OwnHistoryScreen search={search} onSearch={change} />;
}
