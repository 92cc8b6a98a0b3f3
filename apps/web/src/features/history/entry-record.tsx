import { type ReactNode, type RefObject, useEffect } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Foreign } from '../../ui/text/foreign.tsx';
import styles from './history-screen.module.css';
import { historyScreenWords } from './words.ts';

const words = historyScreenWords.details;

interface EntryRecordProps {
  /** Id of the entry. */
  id: string;
  title: string;
  /** True when the person moves into the entry: its title gets the focus. With arrow keys the focus stays in the list. */
  isEntered: RefObject<boolean>;
  onClose: () => void;
  children: ReactNode;
}

const TITLE_ID = 'history-entry';

/** Moves the focus into the open entry. */
export function enterEntry(): void {
  document.getElementById(TITLE_ID)?.focus({ preventScroll: true });
}

/** An open entry beside the list. */
export function EntryRecord({ id, title, isEntered, onClose, children }: EntryRecordProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when another entry opens
  useEffect(() => {
    if (isEntered.current) enterEntry();
    isEntered.current = false;
  }, [id, isEntered]);
  return (
    <section aria-labelledby={TITLE_ID} className={styles.record}>
      <div className={styles.recordHead}>
        <h2 id={TITLE_ID} tabIndex={-1}>
          <Foreign>{title}</Foreign>
        </h2>
        <Button size="small" onClick={onClose}>
          {words.close}
        </Button>
      </div>
      {children}
    </section>
  );
}
