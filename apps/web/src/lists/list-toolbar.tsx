import { type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react';
import { SearchField } from '../ui/search-field.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { FilterButton, type ListFilters } from './filter-button.tsx';
import styles from './list-toolbar.module.css';

interface ToolbarSearch {
  /** Its name; shown as the placeholder as well. */
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onKey: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** What its keys do, for those who listen. */
  readonly hint?: string;
  /** What was found, for those who listen, where the count does not say it. */
  readonly resultText?: string;
  readonly errorId?: string | undefined;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
}

interface ListToolbarProps {
  search: ToolbarSearch;
  /** Null where nothing can be filtered. */
  filters?: ListFilters | null;
  /** How many are listed. */
  count: ReactNode;
  /** The filters in use, each with the way to take it away. */
  chips?: ReactNode;
  /** The buttons at the end of the count's line: the view, and whatever else acts on the whole list. */
  tools?: ReactNode;
  /** What is most often done here, as a link or button; on phones it floats in reach of the thumb. */
  primary?: ReactNode;
  /** False where the search scrolls away with what is around it, such as in a form. */
  isSticky?: boolean;
  /** The line below the search, which is scrolled to when other entries are shown. */
  stateRef?: RefObject<HTMLDivElement | null>;
}

/** What every list is found, filtered and looked at with: the search with its filters, and one line with the count and the view. */
export function ListToolbar({
  search,
  filters = null,
  count,
  chips,
  tools,
  primary,
  isSticky = true,
  stateRef,
}: ListToolbarProps) {
  const hintId = useId();
  return (
    <>
      <div className={styles.bar} data-sticky={isSticky || undefined}>
        <div className={styles.search}>
          <SearchField
            label={search.label}
            value={search.text}
            onChange={search.onText}
            onKeyDown={search.onKey}
            errorId={search.errorId}
            {...(search.hint !== undefined && { describedBy: hintId })}
            {...(search.resultText !== undefined && { resultText: search.resultText })}
            {...(search.inputRef && { inputRef: search.inputRef })}
            end={filters && <FilterButton {...filters} />}
          />
          {search.hint !== undefined && (
            <VisuallyHidden>
              <span id={hintId}>{search.hint}</span>
            </VisuallyHidden>
          )}
        </div>
        {primary && <div className={styles.primary}>{primary}</div>}
      </div>
      <div ref={stateRef} className={styles.state}>
        <div className={styles.line}>
          <p role="status" className={styles.count}>
            {count}
          </p>
          {tools && <div className={styles.tools}>{tools}</div>}
        </div>
        {chips}
      </div>
    </>
  );
}
