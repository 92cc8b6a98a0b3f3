import { type ReactNode, useId, useState } from 'react';
import styles from './markdown.module.css';
import { markdownWords } from './words.ts';

interface SpoilerProps {
  children: ReactNode;
  /** Whether it holds headings, lists or the like, and so stands on lines of its own when shown. */
  isBlock?: boolean;
  isShownAtFirst?: boolean;
}

/**
 * What a writer hid. Before it is asked for it is not in the page at all, so no search, selection or screen reader
 * comes upon it.
 */
export function Spoiler({ children, isBlock = false, isShownAtFirst = false }: SpoilerProps) {
  const id = useId();
  const [isShown, setShown] = useState(isShownAtFirst);
  const Revealed = isBlock ? 'div' : 'span';
  return (
    <>
      <button
        type="button"
        className={styles.spoiler}
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        onClick={() => setShown(!isShown)}
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
