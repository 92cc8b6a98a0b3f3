import { recordKey } from '@frontboard/model';
import type { ListResult } from '@frontboard/model/list';
import { useDeferredValue, useMemo, useState } from 'react';
import { nameOrSomeone } from '../../text/list-names.ts';
import type { ListEntry } from '../entries/entry.ts';
import { PickerFrame } from './picker-frame.tsx';
import { PickerOptions } from './picker-options.tsx';
import { PickerOrder } from './picker-order.tsx';
import { useOnlyChosen } from './use-only-chosen.ts';
import { pickerWords as words } from './words.ts';

const WORDS = { member: words, group: words.groups };

/** What every picker takes from its screen. */
export interface PickerChoice {
  /** The question, such as "Who is fronting". */
  label: string;
  /** The uuids of the chosen ones (short ids if there is no uuid); unknown references stay and are shown as "Someone". */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  /** Whether the order of `value` means something; it is then shown and can be changed. */
  isOrdered?: boolean;
  /** Whether at most one is chosen: choosing another replaces the first. */
  isSingle?: boolean;
  /** What is wrong with the choice, and how to correct it. */
  errors?: readonly string[] | undefined;
}

interface PickerProps<T> extends PickerChoice {
  kind: 'member' | 'group';
  /** All to choose from; the same array while they are the same. */
  items: readonly T[];
  /** Searches them. Keep the function. */
  find: (text: string) => Pick<ListResult<T>, 'items' | 'similar'>;
  toEntry: (item: T) => ListEntry;
}

function resultText(kind: 'member' | 'group', count: number, isSingle: boolean): string {
  if (count === 0) return WORDS[kind].nothingFound;
  return `${words.found(count)}. ${isSingle ? words.findOneHint : words.findHint}`;
}

/**
 * Picks out of any number of members or groups, by search, pointer or keyboard. Enter in the search field takes the first result, the down
 * arrow moves into the list.
 */
export function Picker<T extends { readonly uuid: string | null; readonly id: string }>({
  kind,
  label,
  items,
  find,
  toEntry,
  value,
  onChange,
  isOrdered = false,
  isSingle = false,
  errors,
}: PickerProps<T>) {
  const ofKind = WORDS[kind];
  const [text, setText] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const shownText = useDeferredValue(text);
  const byKey = useMemo(() => new Map(items.map((item) => [recordKey(item), item])), [items]);
  const chosen = useMemo(() => new Set(value), [value]);
  const found = useMemo(() => find(shownText).items, [find, shownText]);
  const { shown, choice } = useOnlyChosen(found, chosen);
  const entryOf = (key: string) => {
    const item = byKey.get(key);
    return item === undefined ? null : toEntry(item);
  };
  const nameOf = (key: string) => nameOrSomeone(entryOf(key)?.name);
  const change = (next: readonly string[], said: string) => {
    onChange(next);
    setAnnouncement(said);
  };
  const toggle = (key: string) => {
    if (isSingle) change([key], words.chosenOne(nameOf(key)));
    else if (chosen.has(key))
      change(
        value.filter((other) => other !== key),
        words.removed(nameOf(key)),
      );
    else change([...value, key], words.added(nameOf(key)));
  };
  const takeFirst = () => {
    // The shown results may lag behind the keys; Enter adds what was typed.
    const result = find(text);
    const [first] = result.items;
    if (first === undefined || result.similar) return;
    if (!chosen.has(recordKey(first))) toggle(recordKey(first));
    setText('');
  };
  return (
    <PickerFrame
      label={label}
      chosen={isSingle && value[0] !== undefined ? nameOf(value[0]) : ofKind.chosen(value.length)}
      search={{
        label: ofKind.find,
        text,
        resultText: shownText.trim() === '' ? '' : resultText(kind, shown.length, isSingle),
        onChange: setText,
        onEnter: takeFirst,
      }}
      errors={errors}
      onlyChosen={!isOrdered && !isSingle && choice !== null ? { label: ofKind.onlyChosen, ...choice } : null}
      announcement={announcement}
      above={(focusChoice) =>
        isOrdered && <PickerOrder {...{ value, nameOf, entryOf }} onChange={change} onEmptied={focusChoice} />
      }
    >
      <PickerOptions
        kind={kind}
        label={label}
        items={shown}
        toEntry={toEntry}
        chosen={chosen}
        isSingle={isSingle}
        onToggle={toggle}
      />
    </PickerFrame>
  );
}
