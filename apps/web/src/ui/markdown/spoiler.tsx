import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './markdown.module.css';
import type { HiddenPlace, Revealed } from './revealed.ts';
import { markdownWords } from './words.ts';

interface SpoilerProps {
  children: ReactNode;
  place: HiddenPlace;
  revealed: Revealed;
  /** Whether it contains headings, lists or other blocks, and so is on lines of its own when shown. */
  isBlock?: boolean;
}

/**
 * Hidden text. Before it is opened it is not in the page at all, so no search, selection or screen reader
 * finds it.
 */
export function Spoiler({ children, place, revealed, isBlock = false }: SpoilerProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { focused } = revealed;
  useLayoutEffect(() => {
    // The button that this one replaces had the focus.
    const isSuccessor = focused.current === place || (focused.current === 'all' && place === 0);
    if (isSuccessor) button.current?.focus({ preventScroll: true });
  }, [focused, place]);
  const isShown = revealed.isShown(place);
  const Revealed = isBlock ? 'div' : 'span';
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.spoiler}
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        onFocus={() => {
          focused.current = place;
        }}
        onBlur={() => {
          focused.current = null;
        }}
        onClick={() => revealed.show(place, !isShown)}
      >
        {isShown ? markdownWords.hideAgain : markdownWords.showHidden}
      </button>
      {isShown && (
        <Revealed id={id} className={styles.revealed}>
          {children}
        </Revealed>
      )}
    </>
  );
}
