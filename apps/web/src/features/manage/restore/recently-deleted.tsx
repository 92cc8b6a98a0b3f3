import { useRef, useState } from 'react';
import type { RestoreCopy } from '../../../sync/restore/restore-copy.ts';
import { useAreCopiesPersisted, useRestoreCopies } from '../../../sync/restore/use-restore-copies.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { screenHeading } from '../../../ui/focus/screen-heading.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import rows from '../rows.module.css';
import { CopyRow } from './copy-row.tsx';
import styles from './recently-deleted.module.css';
import { restoreWords as words } from './words.ts';

/** More rows are shown on demand. */
const FIRST_SHOWN = 10;

/** The members or groups that were deleted on this device and can be created again. Nothing without any. */
export function RecentlyDeleted({ kind }: { kind: RestoreCopy['kind'] }) {
  const { copies, ...actions } = useRestoreCopies(kind);
  const arePersisted = useAreCopiesPersisted();
  const [shown, setShown] = useState(FIRST_SHOWN);
  const section = useRef<HTMLElement>(null);
  // With the last copy the whole section disappears.
  const handFocusTo = () => section.current?.querySelector('summary') ?? screenHeading();
  if (copies.length === 0) return null;
  return (
    <section ref={section} aria-label={words.list} className={styles.section}>
      <Disclosure title={words.title(copies.length)}>
        <div className={styles.content}>
          <p className={styles.soft}>
            {arePersisted ? words.where.device : words.where.tab} {words.lead[kind]}
          </p>
          <ul className={rows.list}>
            {copies.slice(0, shown).map((copy) => (
              <CopyRow key={copy.id} copy={copy} {...actions} handFocusTo={handFocusTo} />
            ))}
          </ul>
          {copies.length > shown && (
            <Button onClick={() => setShown(copies.length)}>{words.more(copies.length - shown)}</Button>
          )}
        </div>
      </Disclosure>
    </section>
  );
}
