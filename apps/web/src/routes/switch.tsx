import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { shellWords } from '../features/shell/words.ts';
import { SwitchScreen } from '../features/switch/switch-screen.tsx';
import { readSwitchSearch } from '../features/switch/switch-search.ts';

export const Route = createFileRoute('/switch')({
  staticData: { title: shellWords.titles.switch },
  validateSearch: readSwitchSearch,
  // The own front and switches; without this code the service is asked.
  loader: ({ context }) =>
    import('../cache/persisted/restore-own.ts')
      .then(({ restoreOwnSwitching }) => restoreOwnSwitching(context.services))
      .catch(() => {}),
  component: SwitchPage,
});

function SwitchPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const handleRead = useCallback(
    () => void navigate({ search: {}, hash: true, replace: true, resetScroll: false }),
    [navigate],
  );
  return <SwitchScreen search={search} onSearchRead={handleRead} />;
}
