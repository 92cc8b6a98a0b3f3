import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { formatCount } from '../../../ui/format-count.ts';
import styles from './file.module.css';
import { fileWords } from './words.ts';

/** So many are drawn at first, and with each press that asks for more. */
const FIRST_SHOWN = 200;

/** One part of a system with its counts; nothing where `counts` is empty. */
export function ChangedPart({
  title,
  counts,
  children,
}: {
  title: string;
  counts?: string;
  children: ReactNode;
}) {
  if (counts === '') return null;
  return (
    <section className={styles.changes} aria-label={title}>
      <h4>{title}</h4>
      {counts && <p className={styles.soft}>{counts}</p>}
      {children}
    </section>
  );
}

interface ChangedEntriesProps<T> {
  title: (amount: number) => string;
  list: readonly T[];
  show: (entry: T) => ReactNode;
}

/** Entries of one kind, folded away when they are many; nothing when there are none. */
export function ChangedEntries<T>({ title, list, show }: ChangedEntriesProps<T>) {
  if (list.length === 0) return null;
  return (
    <Disclosure title={title(list.length)} isInitiallyOpen={list.length <= 10} isDrawnOnceOpened>
      <GrowingList list={list} show={show} />
    </Disclosure>
  );
}

/** The first entries, and more of them when they are asked for. */
function GrowingList<T>({ list, show }: Pick<ChangedEntriesProps<T>, 'list' | 'show'>) {
  const [shown, setShown] = useState(FIRST_SHOWN);
  const next = Math.min(FIRST_SHOWN, list.length - shown);
  return (
    <>
      <ul className={styles.list}>
        {list.slice(0, shown).map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of such a list never changes
          <li key={index} className={styles.entry}>
            {show(entry)}
          </li>
        ))}
      </ul>
      {next > 0 && (
        <Button onClick={() => setShown(shown + FIRST_SHOWN)}>
          {fileWords.result.more(formatCount(next), formatCount(list.length - shown))}
        </Button>
      )}
    </>
  );
}
