import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './draft-panel.module.css';
import { useDesk } from './switch-desk.tsx';
import { useEntryWords, useJustMade, useUndo } from './use-entries.ts';
import { switchWords } from './words.ts';

const words = switchWords.queue;

/** Beside the button, if the list of latest switches is collapsed: what was just recorded or waits to be sent, and its Undo. */
export function LatestSwitch() {
  const { draft } = useDesk();
  const latest = useJustMade();
  const wordsOf = useEntryWords();
  const undo = useUndo();
  const line = useRef<HTMLDivElement>(null);
  if (draft.length > 0 || latest === null) return null;
  return (
    <div ref={line} className={styles.latest}>
      <p>
        {wordsOf(latest)}
        {latest.state === 'waiting' && <span className={styles.state}>{latest.error ?? words.waiting}</span>}
      </p>
      <Button
        size="small"
        aria-label={words.undoOf(wordsOf(latest))}
        onClick={() => {
          // The line disappears with the switch; the heading above it stays.
          line.current?.parentElement?.querySelector('h2')?.focus();
          undo(latest);
        }}
      >
        {words.undo}
      </Button>
    </div>
  );
}
