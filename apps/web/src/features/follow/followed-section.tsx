import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import { preloadSearch, useMatchingIds } from '../../cache/naming/use-matching-ids.ts';
import { ListToolbar } from '../../lists/search/list-toolbar.tsx';
import { useFollowed } from '../../state/hooks.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import listing from '../../ui/layout/listing.module.css';
import { soft } from '../../ui/text/text-look.ts';
import { FoldersSection } from './folders/folders-section.tsx';
import { FollowedList } from './followed-list.tsx';
import { followWords } from './words.ts';

const words = followWords.manage;

interface FollowedSectionProps {
  title: ReactNode;
  /** The most frequent action, as a link or button. */
  primary?: ReactNode;
}

/** The followed systems, in the person's order, to find, arrange and unfollow. */
export function FollowedSection({ title, primary }: FollowedSectionProps) {
  const ids = useFollowed();
  const [query, setQuery] = useState('');
  const matching = useMatchingIds(ids, useDeferredValue(query));
  const shown = useMemo(
    () => (matching === null ? ids : ids.filter((id) => matching.has(id))),
    [ids, matching],
  );
  const searchBox = useRef<HTMLInputElement>(null);
  const clearSearch = () => {
    setQuery('');
    // The pressed button disappears with its message.
    searchBox.current?.focus();
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
      <h2 id="followed-systems">{title}</h2>
      <ListToolbar
        search={{
          label: words.search,
          text: query,
          onText: setQuery,
          onFocus: preloadSearch,
          inputRef: searchBox,
        }}
        count={isSearching ? words.searchCount(shown.length, ids.length) : words.count(ids.length)}
        primary={primary}
      />
      <FoldersSection />
      <p className={soft}>{words.order}</p>
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
