import { recordKey } from '@frontboard/model';
import { type KeyboardEvent, memo, useMemo } from 'react';
import { row } from '../../ui/layout/layout.ts';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import { PictureLoading } from '../../ui/pictures/picture-loading.ts';
import { Foreign } from '../../ui/text/foreign.tsx';
import { useWindowed } from '../../ui/windowed/use-windowed.ts';
import type { ListEntry } from '../entries/entry.ts';
import { HiddenBadge, pictureOf, StateBadge, stateClass } from '../entries/entry-parts.tsx';
import { SelectMark } from '../selection/select-mark.tsx';
import styles from './picker-frame.module.css';

interface PickerOptionsProps<T> {
  label: string;
  kind: 'member' | 'group';
  items: readonly T[];
  toEntry: (item: T) => ListEntry;
  chosen: ReadonlySet<string>;
  /** Choosing one replaces the other. */
  isSingle: boolean;
  onToggle: (key: string) => void;
}

/** The members or groups to choose from, rendered only where they are visible; arrow keys move, Space and Enter choose. */
export function PickerOptions<T extends { readonly uuid: string | null; readonly id: string }>({
  label,
  kind,
  items,
  toEntry,
  chosen,
  isSingle,
  onToggle,
}: PickerOptionsProps<T>) {
  const keys = useMemo(() => items.map(recordKey), [items]);
  const { listRef, probeRef, rowPx, indices, active, handlers } = useWindowed({ ids: keys, columns: 1 });
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const key = keyOf(event.target);
    if (event.key === 'Enter' && key !== null) {
      event.preventDefault();
      onToggle(key);
    } else handlers.onKeyDown(event);
  };
  return (
    <div className={styles.scroller} data-empty={items.length === 0 || undefined}>
      <span ref={probeRef} aria-hidden="true" className={styles.probe} />
      <ul
        ref={(element) => {
          listRef.current = element;
        }}
        aria-label={label}
        className={styles.options}
        style={{ height: items.length * rowPx }}
        onKeyDown={handleKeyDown}
        onFocus={handlers.onFocus}
      >
        <PictureLoading value="now">
          {indices.map((index) => {
            const item = items[index];
            const key = keys[index];
            if (item === undefined || key === undefined) return null;
            return (
              <li
                key={key}
                aria-setsize={items.length}
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
                  <SelectMark isOn={chosen.has(key)} isRound={isSingle} />
                  <OptionWords kind={kind} item={item} toEntry={toEntry} />
                </label>
              </li>
            );
          })}
        </PictureLoading>
      </ul>
    </div>
  );
}

function keyOf(target: EventTarget): string | null {
  return target instanceof HTMLInputElement ? (target.dataset.key ?? null) : null;
}

/** Separate from its position and its box, so that choosing and scrolling render no other row again. */
const OptionWords = memo(function OptionWords<T>({
  kind,
  item,
  toEntry,
}: Pick<PickerOptionsProps<T>, 'kind' | 'toEntry'> & { item: T }) {
  const entry = toEntry(item);
  return (
    <>
      <Avatar {...pictureOf(entry, kind)} size={32} className={stateClass(entry)} />
      <span className={styles.words}>
        <Foreign className={styles.name}>{entry.name}</Foreign>
        <span className={row(2)}>
          {entry.note !== null && <Foreign className={styles.note}>{entry.note}</Foreign>}
          <StateBadge state={entry.state} />
          {entry.isHidden && <HiddenBadge />}
        </span>
      </span>
    </>
  );
  // React's `memo` loses the generic type of the component.
}) as <T>(props: Pick<PickerOptionsProps<T>, 'kind' | 'toEntry'> & { item: T }) => React.ReactNode;
