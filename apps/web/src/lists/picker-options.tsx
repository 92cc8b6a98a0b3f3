import type { Member } from '@frontboard/model';
import { Check } from 'lucide-react';
import { type KeyboardEvent, memo, useMemo } from 'react';
import { useWindowed } from '../ui/windowed/use-windowed.ts';
import type { Entry } from './entry.ts';
import { EntryPicture, HiddenBadge } from './entry-parts.tsx';
import { memberKey } from './member-key.ts';
import styles from './member-picker.module.css';

interface PickerOptionsProps {
  label: string;
  members: readonly Member[];
  toEntry: (member: Member) => Entry;
  chosen: ReadonlySet<string>;
  /** Choosing one takes the place of the other. */
  isSingle: boolean;
  onToggle: (key: string) => void;
}

/** The members to choose from, drawn only where they are in sight; arrow keys move, blank and Enter choose. */
export function PickerOptions({ label, members, toEntry, chosen, isSingle, onToggle }: PickerOptionsProps) {
  const keys = useMemo(() => members.map(memberKey), [members]);
  const { listRef, probeRef, rowPx, indices, active, handlers } = useWindowed({ ids: keys, columns: 1 });
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const key = keyOf(event.target);
    if (event.key === 'Enter' && key !== null) {
      event.preventDefault();
      onToggle(key);
    } else handlers.onKeyDown(event);
  };
  return (
    <div className={styles.scroller} data-empty={members.length === 0 || undefined}>
      <span ref={probeRef} aria-hidden="true" className={styles.probe} />
      <ul
        ref={(element) => {
          listRef.current = element;
        }}
        aria-label={label}
        className={styles.options}
        style={{ height: members.length * rowPx }}
        onKeyDown={handleKeyDown}
        onFocus={handlers.onFocus}
      >
        {indices.map((index) => {
          const member = members[index];
          const key = keys[index];
          if (member === undefined || key === undefined) return null;
          return (
            <li
              key={key}
              aria-setsize={members.length}
              aria-posinset={index + 1}
              className={styles.item}
              style={{ top: index * rowPx }}
            >
              <label className={styles.option}>
                <input
                  type={isSingle ? 'radio' : 'checkbox'}
                  data-index={index}
                  data-key={key}
                  tabIndex={index === active ? 0 : -1}
                  checked={chosen.has(key)}
                  className={styles.box}
                  onChange={() => onToggle(key)}
                />
                <span aria-hidden="true" className={styles.mark} data-round={isSingle || undefined}>
                  <Check />
                </span>
                <OptionWords member={member} toEntry={toEntry} />
              </label>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function keyOf(target: EventTarget): string | null {
  return target instanceof HTMLInputElement ? (target.dataset.key ?? null) : null;
}

/** Apart from its place and its box, so that choosing and scrolling draw no other row anew. */
const OptionWords = memo(function OptionWords({
  member,
  toEntry,
}: Pick<PickerOptionsProps, 'toEntry'> & { member: Member }) {
  const entry = toEntry(member);
  return (
    <>
      <EntryPicture entry={entry} kind="member" size={32} />
      <span className={styles.words}>
        <bdi className={styles.name}>{entry.name}</bdi>
        {entry.note !== null && <bdi className={styles.note}>{entry.note}</bdi>}
      </span>
      {entry.isHidden && <HiddenBadge />}
    </>
  );
});
