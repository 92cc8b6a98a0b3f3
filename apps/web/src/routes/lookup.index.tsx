import { createFileRoute, redirect } from '@tanstack/react-router';
import { LookupScreen } from '../features/lookup/search/lookup-screen.tsx';
import { isShare, isTokenIn, readLookupSearch } from '../features/lookup/search/lookup-search.ts';
import { shellWords } from '../features/shell/words.ts';

export const Route = createFileRoute('/lookup/')({
  staticData: { title: shellWords.titles.lookup },
  validateSearch: readLookupSearch,
  beforeLoad({ search, location }) {
    const to = { to: '/lookup', hash: true, replace: true } as const;
    // The screen shows it; neither the address nor the browser's history contains it.
    if (isTokenIn(search)) throw redirect({ ...to, search: {}, state: { tokenSharedAtMs: Date.now() } });
    // A shared text may contain a token among other words.
    if (!isShare(location.searchStr)) return;
    throw redirect({ ...to, search: readLookupSearch({ ...search }) });
  },
  component: LookupPage,
});

function LookupPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <LookupScreen
      search={search}
      onSearch={(next, { replace }) => navigate({ search: next, hash: true, replace, resetScroll: false })}
    />
  );
}
