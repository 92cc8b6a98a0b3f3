import { createFileRoute, redirect } from '@tanstack/react-router';
import { LookupScreen } from '../features/lookup/search/lookup-screen.tsx';
import { isShare, mayHoldToken, readLookupSearch } from '../features/lookup/search/lookup-search.ts';
import { shellWords } from '../features/shell/words.ts';

export const Route = createFileRoute('/lookup/')({
  staticData: { title: shellWords.titles.lookup },
  validateSearch: readLookupSearch,
  async beforeLoad({ search, location }) {
    const isShared = isShare(location.searchStr);
    if (!isShared && !mayHoldToken(search)) return;
    const { isTokenIn, readSharedSearch } = await import('../features/lookup/search/shared-search.ts');
    const asked = isShared ? readSharedSearch({ ...location.search }) : search;
    const to = { to: '/lookup', hash: true, replace: true } as const;
    // The screen shows it; neither the address nor the browser's history contains it.
    if (isTokenIn(asked)) throw redirect({ ...to, search: {}, state: { tokenSharedAtMs: Date.now() } });
    // A shared text may contain a token among other words.
    if (isShared) throw redirect({ ...to, search: asked });
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
