import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import { Foreign } from '../../ui/text/foreign.tsx';
import type { ListEntry } from '../entries/entry.ts';
import { pictureOf } from '../entries/entry-parts.tsx';
import styles from './picker-frame.module.css';
import { pickerWords as words } from './words.ts';

interface PickerOrderProps {
  value: readonly string[];
  nameOf: (key: string) => string;
  /** Null for someone who is in no list. */
  entryOf: (key: string) => ListEntry | null;
  /** With what is said about it. */
  onChange: (value: readonly string[], said: string) => void;
  /** The last one was taken out; the focus has to go elsewhere. */
  onEmptied: () => void;
}

/** Who is chosen, first to last, with the ways to move them and take them out. The focus stays with whom it is about. */
export function PickerOrder({ value, nameOf, entryOf, onChange, onEmptied }: PickerOrderProps) {
  const list = useRef<HTMLOListElement>(null);
  /** The button that takes the focus once the list is drawn again; moving a row in the page would lose it. */
  const wanted = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are drawn in another order when the value changes
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-button="${wanted.current}"]`)?.focus();
    wanted.current = null;
  }, [value]);
  const count = useRef(value.length);
  useLayoutEffect(() => {
    // A member who was just added is scrolled into view.
    if (value.length > count.current) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
    count.current = value.length;
  }, [value.length]);
  const move = (index: number, step: -1 | 1) => {
    const key = value[index];
    const other = value[index + step];
    if (key === undefined || other === undefined) return;
    wanted.current = `${key} ${step}`;
    const next = value.with(index, other).with(index + step, key);
    onChange(next, words.moved(nameOf(key), index + step + 1, value.length));
  };
  const remove = (index: number) => {
    const key = value[index];
    if (key === undefined) return;
    const next = value.filter((_, place) => place !== index);
    const heir = next[index] ?? next.at(-1);
    if (heir === undefined) onEmptied();
    else wanted.current = `${heir} remove`;
    onChange(next, words.removed(nameOf(key)));
  };
  if (value.length === 0) return <p className={styles.nobody}>{words.nobody}</p>;
  return (
    <ol ref={list} aria-label={words.inOrder} className={styles.order}>
      {value.map((key, index) => {
        const name = nameOf(key);
        const entry = entryOf(key);
        return (
          <li key={key} className={styles.place}>
            <span className={styles.number}>{index + 1}</span>
            {entry !== null && <Avatar {...pictureOf(entry, 'member')} size={32} />}
            <Foreign className={styles.name}>{name}</Foreign>
            <IconButton
              label={words.moveUp(name)}
              tooltip="none"
              icon={<ArrowUp />}
              data-button={`${key} -1`}
              aria-disabled={index === 0 || undefined}
              onClick={() => move(index, -1)}
            />
            <IconButton
              label={words.moveDown(name)}
              tooltip="none"
              icon={<ArrowDown />}
              data-button={`${key} 1`}
              aria-disabled={index === value.length - 1 || undefined}
              onClick={() => move(index, 1)}
            />
            <IconButton
              label={words.remove(name)}
              tooltip="none"
              icon={<X />}
              data-button={`${key} remove`}
              onClick={() => remove(index)}
            />
          </li>
        );
      })}
    </ol>
  );
}
