import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef } from 'react';
import { useRootMark } from '../../ui/dialogs/use-root-mark.ts';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { useFocusHandedOn } from '../../ui/focus/use-focus-handed-on.ts';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { FilterButton, type ListFilters } from '../filters/filter-button.tsx';
import styles from './list-toolbar.module.css';
import { searchPlace } from './search-place.ts';

interface ToolbarSearch {
  /** Its name; shown as the placeholder as well. */
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onKey?: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** What its keys do, for screen readers. */
  readonly hint?: string;
  /** The result, for screen readers, if the count does not show it. */
  readonly resultText?: string;
  readonly errorId?: string | undefined;
  /** Called on focus: a search that is loaded when needed can start here. */
  readonly onFocus?: () => void;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
}

interface ListToolbarProps {
  search: ToolbarSearch;
  /** A button beside the search, which stays in sight with it. */
  beside?: ReactNode;
  /** Null if there are no filters. */
  filters?: ListFilters | null;
  /** How many are listed. */
  count: ReactNode;
  /** After the count; not announced when it changes. */
  note?: string | null;
  /** The filters in use, each with a function that removes it. */
  chips?: ReactNode;
  /** The buttons at the end of the count's line: the view, and other actions on the whole list. */
  tools?: ReactNode;
  /** The most frequent action, as a link or button; on phones it floats at the bottom. */
  primary?: ReactNode;
  /** False if the search scrolls away with its surroundings, such as in a form. */
  isSticky?: boolean;
  /** Everything is in one line, and takes a second one only if it must. */
  isWide?: boolean;
  /** The line below the search, which is scrolled into view when other entries are shown. */
  stateRef?: RefObject<HTMLDivElement | null>;
}

/** The tools of every list: the search with its filters, and the count and the view below or beside it. */
export function ListToolbar({
  search,
  beside,
  filters = null,
  count,
  note,
  chips,
  tools,
  primary,
  isSticky = true,
  isWide = false,
  stateRef,
}: ListToolbarProps) {
  const hintId = useId();
  const searchBox = useRef<HTMLDivElement>(null);
  const hasPrimary = Boolean(primary);
  useRootMark('primaryAction', hasPrimary);
  const state = (
    <div className={styles.line}>
      <div className={styles.count}>
        <span role="status">{count}</span>
        {note && `: ${note}`}
      </div>
      {tools && <div className={styles.tools}>{tools}</div>}
    </div>
  );
  return (
    <>
      <div className={styles.bar} data-sticky={isSticky || undefined} data-wide={isWide || undefined}>
        <div ref={searchBox} className={styles.search}>
          <SearchField
            label={search.label}
            value={search.text}
            onChange={search.onText}
            {...(search.onKey && { onKeyDown: search.onKey })}
            errorId={search.errorId}
            {...(search.hint !== undefined && { describedBy: hintId })}
            {...(search.resultText !== undefined && { resultText: search.resultText })}
            {...(search.onFocus && { onFocus: search.onFocus })}
            {...(search.inputRef && { inputRef: search.inputRef })}
            end={filters && <FilterButton {...filters} found={count} />}
          />
          {search.hint !== undefined && (
            <VisuallyHidden>
              <span id={hintId}>{search.hint}</span>
            </VisuallyHidden>
          )}
        </div>
        {beside && <div className={styles.beside}>{beside}</div>}
        {isWide && state}
        {hasPrimary && <div className={styles.primary}>{primary}</div>}
      </div>
      <div ref={stateRef} className={styles.state}>
        {!isWide && state}
        {chips && <ActiveFilters handFocusTo={() => searchPlace(searchBox.current)}>{chips}</ActiveFilters>}
      </div>
    </>
  );
}

interface ActiveFiltersProps {
  handFocusTo: () => HTMLElement | null;
  children: ReactNode;
}

/** The filters in use; the last of them leaves with the focus. */
function ActiveFilters({ handFocusTo, children }: ActiveFiltersProps) {
  const box = useFocusHandedOn<HTMLDivElement>(handFocusTo);
  return <div ref={box}>{children}</div>;
}
