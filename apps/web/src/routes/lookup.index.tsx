import { createFileRoute, redirect } from '@tanstack/react-router';
import { LookupScreen } from '../features/lookup/search/lookup-screen.tsx';
import { holdsToken, isShare, readLookupSearch } from '../features/lookup/search/lookup-search.ts';

export const Route = createFileRoute('/lookup/')({
  validateSearch: readLookupSearch,
  async beforeLoad({ location }) {
    const given = { ...location.search };
    const hasToken = holdsToken(given);
    if (!hasToken && !isShare(location.searchStr)) return;
    const { readSharedSearch } = await import('../features/lookup/search/shared-search.ts');
    const asked = readSharedSearch(given);
    throw redirect({
      to: '/lookup',
      replace: true,
      search: asked,
      // The screen names it, if nothing else was shared.
      ...(hasToken && asked.q === undefined && { state: { tokenSharedAtMs: Date.now() } }),
    });
  },
  component: LookupPage,
});

function LookupPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <LookupScreen
      search={search}
      onSearch={(next, { replace }) => navigate({ search: next, replace, resetScroll: false })}
    />
  );
}
