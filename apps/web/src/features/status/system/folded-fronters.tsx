import { type ReactNode, useId, useState } from 'react';
import type { FronterView } from '../../../cache/naming/system-view.ts';
import { statusWords } from '../words.ts';
import styles from './folded-fronters.module.css';
import { splitFronters } from './split-fronters.ts';

interface FoldedFronters {
  /** For the list they are in, which the button controls. */
  readonly id: string;
  readonly shown: readonly FronterView[];
  /** Shows the remaining ones, and collapses them again; nothing if all are shown. */
  readonly more: ReactNode;
}

/** A large front, cut after `limit` fronters; it expands in place. `isShort`: the button shows only the number. */
export function useFoldedFronters(
  fronters: readonly FronterView[],
  limit: number,
  isShort = false,
): FoldedFronters {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { shown, rest } = splitFronters(fronters, limit);
  const label = isOpen ? statusWords.fewerFronters : statusWords.moreFronters(rest);
  const short = isShort && !isOpen ? `+${rest}` : null;
  const more = rest > 0 && (
    <button
      type="button"
      className={styles.more}
      aria-expanded={isOpen}
      aria-controls={id}
      // Who speaks to the device says what is written.
      aria-label={short === null ? undefined : `${short}: ${label}`}
      onClick={() => setOpen(!isOpen)}
    >
      {short ?? label}
    </button>
  );
  return { id, shown: isOpen ? fronters : shown, more };
}
