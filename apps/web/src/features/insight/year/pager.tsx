import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { useNarrowScreen } from '../../../ui/layout/use-narrow-screen.ts';
import { insightWords } from '../words.ts';
import styles from './year.module.css';

const words = insightWords.year;

interface PagerProps {
  pages: readonly (readonly [id: string, page: ReactNode])[];
  /** Whether names are printed. */
  hasNamesOnPaper: boolean;
  /** Whether the person’s own words are printed. */
  hasWordsOnPaper: boolean;
}

/** Pages beside each other on a phone, turned by a swipe, buttons or arrow keys; on wide screens and on paper one below the other. The focus stays on a button at both ends. */
export function Pager({ pages, hasNamesOnPaper, hasWordsOnPaper }: PagerProps) {
  const isNarrow = useNarrowScreen();
  const list = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const last = pages.length - 1;
  const place = Math.min(at, last);
  const turnTo = (next: number) => {
    const [first, target] = [0, Math.max(0, Math.min(next, last))].map(
      (index) => list.current?.children[index],
    );
    if (!(first instanceof HTMLElement && target instanceof HTMLElement)) return;
    // Negative if the direction of writing is from right to left, as the place of what scrolls is then. `scrollIntoView` would move the page, too.
    list.current?.scrollTo({ left: target.offsetLeft - first.offsetLeft });
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (!isNarrow || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = { ArrowRight: isMirrored ? -1 : 1, ArrowLeft: isMirrored ? 1 : -1 }[event.key];
    if (step === undefined || hasOwnKeys(event.target)) return;
    event.preventDefault();
    turnTo(place + step);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the pages in it
    <div
      className={styles.pager}
      data-nameless-paper={!hasNamesOnPaper || undefined}
      data-wordless-paper={!hasWordsOnPaper || undefined}
      onKeyDown={handleKey}
    >
      <div
        ref={list}
        className={styles.pages}
        data-pages
        {...(isNarrow && { tabIndex: 0, role: 'group', 'aria-label': words.title })}
        onScroll={({ currentTarget }) =>
          setAt(Math.round(Math.abs(currentTarget.scrollLeft) / Math.max(1, currentTarget.clientWidth)))
        }
      >
        {pages.map(([id, page]) => (
          // The keyboard scrolls what is taller than the screen.
          <div key={id} className={styles.page} data-page={id} {...(isNarrow && { tabIndex: 0 })}>
            {page}
          </div>
        ))}
      </div>
      {isNarrow && (
        <div className={styles.turn}>
          <Button
            size="small"
            icon={<ChevronLeft aria-hidden="true" />}
            aria-disabled={place === 0}
            onClick={() => turnTo(place - 1)}
          >
            {words.back}
          </Button>
          <p role="status">{words.place(place + 1, pages.length)}</p>
          <Button size="small" aria-disabled={place === last} onClick={() => turnTo(place + 1)}>
            {words.next}
            <ChevronRight aria-hidden="true" />
          </Button>
        </div>
      )}
    </div>
  );
}

/** Whether the arrow keys belong to what has the focus: the days of the quilt, a table that scrolls, a choice. */
function hasOwnKeys(target: EventTarget): boolean {
  return (
    target instanceof Element && target.closest('table, section[tabindex], input, select, dialog') !== null
  );
}
