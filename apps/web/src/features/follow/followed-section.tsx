import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import { preloadSearch, useMatchingIds } from '../../cache/naming/use-matching-ids.ts';
import { useFollowed } from '../../state/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import listing from '../../ui/listing.module.css';
import { SearchField } from '../../ui/search-field.tsx';
import { FollowedList } from './followed-list.tsx';
import { followWords } from './words.ts';

const words = followWords.manage;

/** The followed systems, in the person's order, to find, arrange and unfollow. */
export function FollowedSection({ title }: { title: ReactNode }) {
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
    // The pressed button disappears with its message.
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
        <h2 id="followed-systems">{title}</h2>
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
