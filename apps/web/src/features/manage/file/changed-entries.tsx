import type { ReactNode } from 'react';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { stack } from '../../../ui/layout/layout.ts';
import { useGrowing } from '../../../ui/scrolling/use-growing.tsx';
import { soft } from '../../../ui/text/text-look.ts';
import styles from './file.module.css';

/** One part of a system with its counts; nothing if `counts` is empty. */
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
      {counts && <p className={soft}>{counts}</p>}
      {children}
    </section>
  );
}

interface ChangedEntriesProps<T> {
  title: (amount: number) => string;
  list: readonly T[];
  show: (entry: T) => ReactNode;
}

/** Entries of one kind, collapsed if they are many; nothing without any. */
export function ChangedEntries<T>({ title, list, show }: ChangedEntriesProps<T>) {
  if (list.length === 0) return null;
  return (
    <Disclosure title={title(list.length)} isInitiallyOpen={list.length <= 10} isDrawnOnceOpened>
      <GrowingList list={list} show={show} />
    </Disclosure>
  );
}

/** The shown entries, and more of them on demand. */
export function GrowingList<T>({ list, show }: Pick<ChangedEntriesProps<T>, 'list' | 'show'>) {
  const { shown, more } = useGrowing(list);
  return (
    <>
      <ul className={stack(3)}>
        {shown.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of such a list never changes
          <li key={index} className={styles.entry}>
            {show(entry)}
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}
