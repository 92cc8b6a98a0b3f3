import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { type HistorySearch, readHistorySearch } from '../features/history/history-search.ts';
import { SystemHistory } from '../features/history/system-history.tsx';
import { useOpenSystem } from '../features/lookup/system/system-context.ts';

export const Route = createFileRoute('/lookup/system/$id/history')({
  validateSearch: readHistorySearch,
  component: SystemHistoryTab,
});

function SystemHistoryTab() {
  const { ref, caller, owner, asOthers } = useOpenSystem();
  const { id } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change = useCallback(
    (next: HistorySearch, isStep = false) =>
      void navigate({
        search: ({ as }) => ({ ...(as && { as }), ...readHistorySearch({ ...next }) }),
        replace: !isStep,
        resetScroll: false,
      }),
    [navigate],
  );
  return (
    <SystemHistory
      key={`${ref} ${caller.viewer}`}
      id={id}
      systemRef={ref}
      isOwner={owner}
      {...{ caller, asOthers, search }}
      onSearch={change}
    />
  );
}
