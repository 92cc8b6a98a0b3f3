import { UserPlus } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { preloadSearch, useMatchingIds } from '../../cache/naming/use-matching-ids.ts';
import { useFollowed } from '../../state/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import listing from '../../ui/listing.module.css';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { FollowedList } from './followed-list.tsx';
import { ManagePlaces } from './manage-places.tsx';
import styles from './manage-screen.module.css';
import { followWords } from './words.ts';

const words = followWords.manage;

/** The own system with its places first, then the followed systems to arrange. */
export function ManageScreen() {
  return (
    <>
      <PageHeader
        title={words.title}
        actions={
          <LinkButton
            to="/manage/add"
            variant="primary"
            data-shortcut="new"
            icon={<UserPlus aria-hidden="true" />}
          >
            {words.follow}
          </LinkButton>
        }
      />
      <div className={cx(listing.columns, styles.columns)}>
        <ManagePlaces />
        <FollowedSection />
      </div>
    </>
  );
}

function FollowedSection() {
  const ids = useFollowed();
  const [query, setQuery] = useState('');
  const matching = useMatchingIds(ids, useDeferredValue(query));
  const shown = useMemo(
    () => (matching === null ? ids : ids.filter((id) => matching.has(id))),
    [ids, matching],
  );
  const searchBox = useRef<HTMLDivElement>(null);
  const clearSearch = () => {
    setQuery('');
    // The button that was pressed goes away with the message it is in.
    searchBox.current?.querySelector('input')?.focus();
  };
  if (ids.length === 0) {
    return (
      <section className={listing.listing}>
        <EmptyState title={words.empty} actions={<LinkButton to="/manage/add">{words.follow}</LinkButton>}>
          <p>{words.emptyText}</p>
        </EmptyState>
      </section>
    );
  }
  const isSearching = query.trim() !== '';
  return (
    <section aria-labelledby="followed-systems" className={listing.listing}>
      <div className={listing.head}>
        <h2 id="followed-systems">{words.followed}</h2>
        <p role="status" className={listing.soft}>
          {isSearching ? words.searchCount(shown.length, ids.length) : words.count(ids.length)}
        </p>
      </div>
      <p className={listing.soft}>{words.order}</p>
      <div ref={searchBox}>
        <SearchField label={words.search} value={query} onChange={setQuery} onFocus={preloadSearch} />
      </div>
      {shown.length === 0 ? (
        <EmptyState
          title={words.nothing}
          actions={<Button onClick={clearSearch}>{words.clearSearch}</Button>}
        />
      ) : (
        <FollowedList ids={shown} />
      )}
    </section>
  );
}
