import { useRef } from 'react';
import { useClockSkew, useNow } from '../../state/use-now.ts';
import { useSwitchQueue } from '../../sync/switches/use-switch-queue.ts';
import { Button } from '../../ui/button.tsx';
import styles from './draft-panel.module.css';
import { useDesk } from './switch-desk.tsx';
import { canBeUndone, isOfHistory, useEntryWords, useUndo } from './use-entries.ts';
import { switchWords } from './words.ts';

const NOW_EVERY_MS = 10_000;
/** How long a switch counts as just made. */
const SHOWN_MS = 120_000;

/** Beside the button, if the list of latest switches is collapsed: what was just recorded, and its Undo. */
export function LatestSwitch() {
  const { draft } = useDesk();
  const { entries } = useSwitchQueue();
  const nowMs = useNow(NOW_EVERY_MS);
  const skewMs = useClockSkew();
  const wordsOf = useEntryWords();
  const undo = useUndo();
  const line = useRef<HTMLParagraphElement>(null);
  const latest = entries.findLast((entry) => !isOfHistory(entry) && canBeUndone(entry, nowMs));
  if (draft.length > 0 || latest === undefined || nowMs + skewMs - latest.atMs > SHOWN_MS) return null;
  return (
    <p ref={line} className={styles.latest}>
      <span>{wordsOf(latest)}</span>
      <Button
        size="small"
        aria-label={switchWords.queue.undoOf(wordsOf(latest))}
        onClick={() => {
          // The line disappears with the switch; the heading above it stays.
          line.current?.parentElement?.querySelector('h2')?.focus();
          undo(latest);
        }}
      >
        {switchWords.queue.undo}
      </Button>
    </p>
  );
}
