import { useRef } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { useDesk } from '../desk/switch-desk.tsx';
import { useEntryWords, useJustMade, useUndo } from '../desk/use-entries.ts';
import { switchWords } from '../words.ts';
import styles from './draft-panel.module.css';

const words = switchWords.queue;

/**
 * Beside the button, if the list of latest switches is collapsed: what was just recorded or waits to be sent, and its Undo. The next front
 * takes the place of what is recorded, and not of what is still to be sent: nothing else on the screen shows that.
 */
export function LatestSwitch() {
  const { draft } = useDesk();
  const latest = useJustMade();
  const wordsOf = useEntryWords();
  const undo = useUndo();
  const line = useRef<HTMLDivElement>(null);
  if (latest === null) return null;
  const state = latest.error ?? (latest.state === 'waiting' ? words.waiting : null);
  if (draft.length > 0 && state === null) return null;
  return (
    <div ref={line} className={styles.latest}>
      <p>
        {wordsOf(latest)}
        {state !== null && <span className={styles.state}>{state}</span>}
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
