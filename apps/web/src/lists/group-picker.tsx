import { type Group, recordKey } from '@frontboard/model';
import { DEFAULT_GROUP_QUERY, queryGroups } from '@frontboard/model/list';
import { useMemo, useState } from 'react';
import { useNaming } from '../cache/naming/use-naming.ts';
import { groupKind } from './group-kind.ts';
import { PickerFrame } from './picker-frame.tsx';
import { PickerOptions } from './picker-options.tsx';
import { useGroupIndex } from './use-group-index.ts';
import { useOnlyChosen } from './use-only-chosen.ts';
import { useSearchReady } from './use-search-ready.ts';
import { listWords } from './words.ts';

const words = listWords.picker;

interface GroupPickerProps {
  /** The question, such as the groups to be in. */
  label: string;
  /** All groups to choose from; the same array while they are the same. */
  groups: readonly Group[];
  /** The uuids of the chosen ones. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}

/** Picks groups of the own system, by search, pointer or keyboard; see `MemberPicker`. */
export function GroupPicker({ label, groups, value, onChange }: GroupPickerProps) {
  const naming = useNaming();
  const [text, setText] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const index = useGroupIndex(groups, true);
  useSearchReady(index.list);
  const { toEntry } = useMemo(() => groupKind(naming, true), [naming]);
  const chosen = useMemo(() => new Set(value), [value]);
  const { items: found, similar } = useMemo(
    () => queryGroups(index, { ...DEFAULT_GROUP_QUERY, text }),
    [index, text],
  );
  const { shown, choice } = useOnlyChosen(found, chosen);
  const toggle = (key: string) => {
    const group = groups.find((candidate) => recordKey(candidate) === key);
    const name = group === undefined ? '' : toEntry(group).name;
    const isOut = chosen.has(key);
    onChange(isOut ? value.filter((other) => other !== key) : [...value, key]);
    setAnnouncement(isOut ? words.removed(name) : words.added(name));
  };
  const takeFirst = () => {
    const [first] = found;
    if (first === undefined || similar) return;
    if (!chosen.has(recordKey(first))) toggle(recordKey(first));
    setText('');
  };
  const resultText =
    shown.length === 0 ? words.groups.nothingFound : `${words.found(shown.length)}. ${words.findHint}`;
  return (
    <PickerFrame
      label={label}
      chosen={words.groups.chosen(value.length)}
      search={{
        label: words.groups.find,
        text,
        resultText: text.trim() === '' ? '' : resultText,
        onChange: setText,
        onEnter: takeFirst,
      }}
      onlyChosen={choice && { label: words.groups.onlyChosen, ...choice }}
      announcement={announcement}
    >
      <PickerOptions
        kind="group"
        label={label}
        items={shown}
        toEntry={toEntry}
        chosen={chosen}
        isSingle={false}
        onToggle={toggle}
      />
    </PickerFrame>
  );
}
