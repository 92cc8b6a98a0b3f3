import { createFileRoute, redirect } from '@tanstack/react-router';
import { LookupScreen } from '../features/lookup/search/lookup-screen.tsx';
import { isShare, readLookupSearch } from '../features/lookup/search/lookup-search.ts';
import { shellWords } from '../features/shell/words.ts';

export const Route = createFileRoute('/lookup/')({
  staticData: { title: shellWords.titles.lookup },
  validateSearch: readLookupSearch,
  beforeLoad({ search, location }) {
    // What was shared may hold a token, which must not stay in the address.
    if (!isShare(location.searchStr)) return;
    throw redirect({ to: '/lookup', search: readLookupSearch({ ...search }), hash: true, replace: true });
  },
  component: LookupPage,
});

function LookupPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <LookupScreen
      search={search}
      onSearch={(next, { replace }) =>
        void navigate({ search: next, hash: true, replace, resetScroll: false })
      }
    />
  );
}
