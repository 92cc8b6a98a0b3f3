import { type Member, recordKey } from '@frontboard/model';
import { DEFAULT_MEMBER_QUERY, queryMembers } from '@frontboard/model/list';
import { useDeferredValue, useMemo, useState } from 'react';
import { useNaming } from '../cache/naming/use-naming.ts';
import { frontWords } from '../text/front-words.ts';
import { memberKind } from './member-kind.ts';
import { PickerFrame } from './picker-frame.tsx';
import { PickerOptions } from './picker-options.tsx';
import { PickerOrder } from './picker-order.tsx';
import { useMemberIndex } from './use-member-index.ts';
import { useOnlyChosen } from './use-only-chosen.ts';
import { useSearchReady } from './use-search-ready.ts';
import { listWords } from './words.ts';

const words = listWords.picker;

interface MemberPickerProps {
  /** The question, such as "Who is fronting". */
  label: string;
  /** All members to choose from; the same array while they are the same. */
  members: readonly Member[];
  /** The uuids of the chosen members (short ids if there is no uuid); unknown references stay and are shown as "Someone". */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  /** Whether the order of `value` means something; it is then shown and can be changed. */
  isOrdered?: boolean;
  /** Whether at most one is chosen: choosing another replaces the first. */
  isSingle?: boolean;
  /** Whether internal names are searched, too: only for the owner. */
  isOwner?: boolean;
  /** What is wrong with the choice, and how to correct it. */
  errors?: readonly string[] | undefined;
}

/**
 * Picks members out of any number of them, by search, pointer or keyboard. For the owner: internal names are searched, too.
 * Enter in the search field takes the first result, the down arrow moves into the list.
 */
export function MemberPicker({
  label,
  members,
  value,
  onChange,
  isOrdered = false,
  isSingle = false,
  isOwner = true,
  errors,
}: MemberPickerProps) {
  const naming = useNaming();
  const [text, setText] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const shownText = useDeferredValue(text);
  const index = useMemberIndex(members, isOwner);
  useSearchReady(index.list);
  const { toEntry } = useMemo(() => memberKind(naming, isOwner), [naming, isOwner]);
  const byKey = useMemo(() => new Map(members.map((member) => [recordKey(member), member])), [members]);
  const chosen = useMemo(() => new Set(value), [value]);
  const found = useMemo(
    () => queryMembers(index, { ...DEFAULT_MEMBER_QUERY, text: shownText }).items,
    [index, shownText],
  );
  const { shown, choice } = useOnlyChosen(found, chosen);
  const nameOf = (key: string) => {
    const member = byKey.get(key);
    return member === undefined ? frontWords.someone : toEntry(member).name;
  };
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
    const { items, similar } = queryMembers(index, { ...DEFAULT_MEMBER_QUERY, text });
    const [first] = items;
    if (first === undefined || similar) return;
    if (!chosen.has(recordKey(first))) toggle(recordKey(first));
    setText('');
  };
  const resultText =
    shown.length === 0
      ? words.nothingFound
      : `${words.found(shown.length)}. ${isSingle ? words.findOneHint : words.findHint}`;
  return (
    <PickerFrame
      label={label}
      chosen={isSingle && value[0] !== undefined ? nameOf(value[0]) : words.chosen(value.length)}
      search={{
        label: words.find,
        text,
        resultText: shownText.trim() === '' ? '' : resultText,
        onChange: setText,
        onEnter: takeFirst,
      }}
      errors={errors}
      onlyChosen={!isOrdered && !isSingle && choice !== null ? { label: words.onlyChosen, ...choice } : null}
      announcement={announcement}
      above={(focusChoice) =>
        isOrdered && (
          <PickerOrder
            value={value}
            nameOf={nameOf}
            entryOf={(key) => {
              const member = byKey.get(key);
              return member === undefined ? null : toEntry(member);
            }}
            onChange={change}
            onEmptied={focusChoice}
          />
        )
      }
    >
      <PickerOptions
        kind="member"
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
