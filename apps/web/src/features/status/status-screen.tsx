import { useLocation } from '@tanstack/react-router';
import { type ComponentType, useDeferredValue, useRef, useState } from 'react';
import { preloadSearch, useMatchingIds } from '../../cache/naming/use-matching-ids.ts';
import { NO_FOLLOWED_DETAILS } from '../../persistence/documents/followed-details-document.ts';
import { useFollowed, useFollowedDetails, useSettings } from '../../state/hooks.ts';
import { useRefreshing, useVisibleSystems } from '../../sync/refresher/status.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Aside } from '../../ui/dialogs/aside.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useNarrowScreen } from '../../ui/layout/use-narrow-screen.ts';
import { lazyPart } from '../../ui/loading/lazy-part.ts';
import { DetailsHost } from './details/details-host.tsx';
import { LazyArrangedBoard } from './folders/lazy-arranged-board.ts';
import { FreshnessLine } from './freshness/freshness-line.tsx';
import { RefreshButton } from './freshness/refresh-button.tsx';
import { LayoutSwitch } from './layout-switch.tsx';
import type { LayoutProps, StatusLayout } from './layouts.ts';
import { OptionsButton } from './options/options-button.tsx';
import { otherLayouts } from './other-layouts.ts';
import styles from './status-screen.module.css';
import { TileLayout } from './tile/tile-layout.tsx';
import { statusWords } from './words.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The search text at a change of the layout, so that the search stays. Not part of the address. */
    statusQuery?: string;
  }
}

/** Off at first. Without its code Status says nothing about them. */
const BirthdayLine = lazyPart<object>(() =>
  import('./birthday-line.tsx').then(
    (module) => ({ default: module.BirthdayLine }),
    () => ({ default: () => null }),
  ),
);

const LAYOUTS: Record<StatusLayout, ComponentType<LayoutProps>> = { tile: TileLayout, ...otherLayouts };

/** Who is fronting in the followed systems, in one of three layouts. Keeps everything fresh while it is open. */
export function StatusScreen({ layout }: { layout: StatusLayout }) {
  useRefreshing();
  const ids = useFollowed();
  const visible = useVisibleSystems();
  const formerQuery = useLocation({ select: (location) => location.state.statusQuery });
  const [query, setQuery] = useState(formerQuery ?? '');
  // The field responds at once; the systems follow when there is time.
  const matching = useMatchingIds(ids, useDeferredValue(query));
  const shownCount = matching === null ? ids.length : matching.size;
  const searchBox = useRef<HTMLDivElement>(null);
  const clearSearch = () => {
    setQuery('');
    // The pressed button disappears with its message.
    searchBox.current?.querySelector('input')?.focus();
  };
  const isNarrow = useNarrowScreen();
  const Layout = LAYOUTS[layout];
  const isArranged = useFollowedDetails((details) => details !== NO_FOLLOWED_DETAILS);
  const hasBirthdays = useSettings(({ birthdays }) => birthdays);
  const board = { ids, matching, visible };
  return (
    <DetailsHost>
      <div className={styles.screen} data-layout={layout}>
        <PageHeader
          title={statusWords.title}
          actions={
            <>
              <OptionsButton layout={layout} isIconOnly={isNarrow} />
              <RefreshButton isIconOnly={isNarrow} />
            </>
          }
        />
        <p className={styles.freshness}>
          <FreshnessLine />
        </p>
        <div className={styles.tools}>
          <LayoutSwitch query={query} />
          <div ref={searchBox} className={styles.search}>
            <SearchField
              label={statusWords.search}
              value={query}
              onChange={setQuery}
              onFocus={preloadSearch}
            />
            <p role="status" className={styles.count}>
              {query.trim() !== '' && statusWords.searchCount(shownCount, ids.length)}
            </p>
          </div>
        </div>
        {hasBirthdays && (
          <Aside>
            <BirthdayLine />
          </Aside>
        )}
        {shownCount === 0 && (
          <EmptyState
            title={statusWords.searchNothing}
            actions={<Button onClick={clearSearch}>{statusWords.clearSearch}</Button>}
          >
            <p>{statusWords.searchNothingHint}</p>
          </EmptyState>
        )}
        <div className={styles.content} hidden={shownCount === 0}>
          {isArranged ? (
            <LazyArrangedBoard {...board} layout={layout} Layout={Layout} />
          ) : (
            <Layout {...board} />
          )}
        </div>
      </div>
    </DetailsHost>
  );
}
