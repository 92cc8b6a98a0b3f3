import type { Group, Member } from '@frontboard/model';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import type { Doomed } from '../../../sync/restore/restore-copy.ts';
import { type SavedTwice, useSavedTwice } from '../../../sync/twins/use-saved-twice.ts';
import { twinWords as words } from '../../../sync/twins/words.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { screenHeading } from '../../../ui/focus/screen-heading.ts';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { recordName } from '../record-name.ts';
import rows from '../rows.module.css';

interface SavedTwiceProps {
  kind: 'member' | 'group';
  /** All existing records. */
  records: readonly (Member | Group)[];
}

/** The members or groups that the service created more than once, until the person has answered. Nothing without any. */
export function SavedTwiceRecords({ kind, records }: SavedTwiceProps) {
  const saved = useSavedTwice(kind, records);
  const naming = useNaming();
  // The kind determines which of the two it is.
  const nameOf = ({ record }: SavedTwice) => recordName({ kind, record } as Doomed, naming);
  if (saved.length === 0) return null;
  const handleKeep = ({ keep }: SavedTwice) => {
    keep();
    // The row with the focus disappears, and maybe the section with it.
    screenHeading()?.focus();
  };
  const handleRemove = async ({ remove }: SavedTwice) => {
    screenHeading()?.focus();
    await remove();
  };
  return (
    <section aria-label={words.title}>
      <h2>{words.title}</h2>
      <ul className={rows.list}>
        {saved.map((one) => (
          <li key={one.record.id} className={rows.row}>
            <div>
              <Foreign className={rows.name}>{words.savedTwice(nameOf(one), one.copies)}</Foreign>
              <p>{words.caption(one.copies)}</p>
            </div>
            <Button onClick={() => void handleRemove(one)}>{words.remove(one.copies)}</Button>
            <Button onClick={() => handleKeep(one)}>{words.keep(one.copies)}</Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
