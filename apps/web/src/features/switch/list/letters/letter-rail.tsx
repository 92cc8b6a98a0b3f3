import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { focusRow } from '../../../../lists/search/search-keys.ts';
import type { Windowed } from '../../../../ui/windowed/use-windowed.ts';
import { switchWords } from '../../words.ts';
import styles from './letter-rail.module.css';
import type { LetterSection } from './letter-sections.ts';

const words = switchWords.letters;

/** The height of a letter on the rail, in its size of text. */
const LETTER_EM = 1.2;
/** A short alphabet is not drawn out. */
const MOST_LETTER_REM = 2;
/** How far Page Up and Page Down move. */
const PAGE = 5;

interface LetterRailProps {
  sections: readonly LetterSection[];
  /** The names in the list. */
  names: readonly string[];
  windowed: Windowed;
}

/**
 * The letters of a sorted list that scrolls with the page: a slider, which a finger moves over as well. The chosen letter's first row is scrolled
 * to the top and is the Tab stop of the list.
 */
export function LetterRail({ sections, names, windowed }: LetterRailProps) {
  const rail = useRef<HTMLDivElement>(null);
  const [isPressed, setPressed] = useState(false);
  const step = useLetterStep(rail, sections.length);
  const topPx = useTopInPage(rail);
  const { current, jumpTo } = useLetterInView(rail, sections, windowed);
  const last = sections.length - 1;
  const section = sections[current];
  const topOf = (place: number) => ({ top: `${((place + 0.5) * 100) / sections.length}%` });

  const follow = ({ currentTarget, clientY }: PointerEvent<HTMLElement>) => {
    const { top, height } = currentTarget.getBoundingClientRect();
    const place = Math.floor(((clientY - top) / height) * sections.length);
    jumpTo(Math.min(Math.max(place, 0), last));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Enter') focusRow(windowed.listRef.current);
    const place = placeAfter(event.key, current, last);
    if (place === null) return;
    event.preventDefault();
    jumpTo(place);
  };
  return (
    <div
      ref={rail}
      className={styles.rail}
      style={
        { maxHeight: `${sections.length * MOST_LETTER_REM}rem`, '--rail-top': `${topPx}px` } as CSSProperties
      }
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setPressed(true);
        follow(event);
      }}
      onPointerMove={(event) => {
        if (isPressed) follow(event);
      }}
      onLostPointerCapture={() => setPressed(false)}
    >
      <input
        type="range"
        className={styles.slider}
        aria-label={words.label}
        aria-orientation="vertical"
        aria-valuetext={section && words.value(section.letter, names[section.index] ?? '')}
        min={0}
        max={last}
        value={current}
        onKeyDown={onKeyDown}
        onChange={(event) => jumpTo(event.currentTarget.valueAsNumber)}
      />
      <div aria-hidden="true" className={styles.letters}>
        {sections.map(
          ({ letter }, place) =>
            (place === current || (place % step === 0 && Math.abs(place - current) >= step)) && (
              <span
                key={letter}
                className={styles.letter}
                data-current={place === current || undefined}
                style={topOf(place)}
              >
                {letter}
              </span>
            ),
        )}
        {isPressed && section && (
          <span className={styles.bubble} style={topOf(current)}>
            {section.letter}
          </span>
        )}
      </div>
    </div>
  );
}

/** Down is further in the list; in a native slider it is less. */
function placeAfter(key: string, place: number, last: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(place + 1, last);
    case 'ArrowUp':
      return Math.max(place - 1, 0);
    case 'PageDown':
      return Math.min(place + PAGE, last);
    case 'PageUp':
      return Math.max(place - PAGE, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/** Every how many of the letters have room on the rail. */
function useLetterStep(rail: { readonly current: HTMLElement | null }, count: number): number {
  const [room, setRoom] = useState(count);
  useLayoutEffect(() => {
    const { current } = rail;
    if (current === null) return;
    const measure = () => {
      const letterPx = LETTER_EM * Number.parseFloat(getComputedStyle(current).fontSize);
      setRoom(Math.max(1, Math.floor(current.clientHeight / letterPx)));
    };
    measure();
    const resizes = new ResizeObserver(measure);
    resizes.observe(current);
    return () => resizes.disconnect();
  }, [rail]);
  return Math.ceil(count / room);
}

/** Where the list of the rail begins in the page, in pixels. What is above it may grow while the page is open. */
function useTopInPage(rail: { readonly current: HTMLElement | null }): number {
  const [topPx, setTopPx] = useState(0);
  useLayoutEffect(() => {
    const list = rail.current?.parentElement;
    if (list == null) return;
    const measure = () => setTopPx(Math.round(list.getBoundingClientRect().top + window.scrollY));
    measure();
    const resizes = new ResizeObserver(measure);
    resizes.observe(document.body);
    return () => resizes.disconnect();
  }, [rail]);
  return topPx;
}

/** The letter at the top of the screen, and the function that scrolls to another. */
function useLetterInView(
  rail: { readonly current: HTMLElement | null },
  sections: readonly LetterSection[],
  { listRef, rowPx, columns, activate }: Windowed,
) {
  const [current, setCurrent] = useState(0);
  /** Where the last jump has ended: the last letters may be too close to the end of the page to be at the top. */
  const jumpedTo = useRef<number | null>(null);
  useEffect(() => {
    const look = () => {
      if (jumpedTo.current === Math.round(window.scrollY)) return;
      jumpedTo.current = null;
      const top = listRef.current?.getBoundingClientRect().top ?? 0;
      const first = Math.max(0, Math.round((stuckPx(rail.current) - top) / Math.max(rowPx, 1))) * columns;
      setCurrent(
        Math.max(
          0,
          sections.findLastIndex(({ index }) => index <= first),
        ),
      );
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [rail, sections, listRef, rowPx, columns]);
  return {
    current: Math.min(current, sections.length - 1),
    jumpTo(place: number) {
      const section = sections[place];
      const list = listRef.current;
      if (section === undefined || list === null || place === current) return;
      const rowTop =
        list.getBoundingClientRect().top + Math.floor(section.index / columns) * rowPx + window.scrollY;
      window.scrollTo({ top: rowTop - stuckPx(rail.current), behavior: 'instant' });
      jumpedTo.current = Math.round(window.scrollY);
      setCurrent(place);
      activate(section.index);
    },
  };
}

/** Where the rail stays while the page scrolls: below what is at the top. */
function stuckPx(rail: HTMLElement | null): number {
  return rail === null ? 0 : Number.parseFloat(getComputedStyle(rail).top);
}
