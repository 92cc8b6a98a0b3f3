import type { Group } from '@frontboard/model';
import { createGroupIndex, DEFAULT_GROUP_QUERY, queryGroups } from '@frontboard/model/list';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { useNaming } from '../data/followed/use-naming.ts';
import { SearchField } from '../ui/search-field.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { groupKind } from './group-kind.ts';
import styles from './member-picker.module.css';
import { pickerKey } from './picker-key.ts';
import { PickerOptions } from './picker-options.tsx';
import { listWords } from './words.ts';

const words = listWords.picker;

interface GroupPickerProps {
  /** What is picked. */
  label: string;
  /** All that can be picked; the same array as long as they are the same. */
  groups: readonly Group[];
  /** The uuids of those chosen. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}

/** Picks groups of the own system, by search, pointer or keyboard; see `MemberPicker`. */
export function GroupPicker({ label, groups, value, onChange }: GroupPickerProps) {
  const naming = useNaming();
  const labelId = useId();
  const [text, setText] = useState('');
  const [isOnlyChosen, setOnlyChosen] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const index = useMemo(() => createGroupIndex(groups, { owner: true }), [groups]);
  const { toEntry } = useMemo(() => groupKind(naming, true), [naming]);
  const chosen = useMemo(() => new Set(value), [value]);
  const found = useMemo(() => queryGroups(index, { ...DEFAULT_GROUP_QUERY, text }).items, [index, text]);
  const shown = useMemo(
    () => (isOnlyChosen ? found.filter((group) => chosen.has(pickerKey(group))) : found),
    [found, isOnlyChosen, chosen],
  );
  const toggle = (key: string) => {
    const group = groups.find((candidate) => pickerKey(candidate) === key);
    const name = group === undefined ? '' : toEntry(group).name;
    const isOut = chosen.has(key);
    onChange(isOut ? value.filter((other) => other !== key) : [...value, key]);
    setAnnouncement(isOut ? words.removed(name) : words.added(name));
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      root.current?.querySelector<HTMLElement>('[data-index][tabindex="0"]')?.focus();
    }
    if (event.key !== 'Enter' || text.trim() === '') return;
    event.preventDefault();
    const [first] = found;
    if (first === undefined) return;
    if (!chosen.has(pickerKey(first))) toggle(pickerKey(first));
    setText('');
  };
  const resultText =
    shown.length === 0 ? words.groups.nothingFound : `${words.found(shown.length)}. ${words.findHint}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its legend into its border
    <div ref={root} role="group" aria-labelledby={labelId} className={styles.picker}>
      <div className={styles.head}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        <span className={styles.count}>{words.groups.chosen(value.length)}</span>
      </div>
      <SearchField
        label={words.groups.find}
        value={text}
        onChange={setText}
        onKeyDown={handleKeyDown}
        resultText={text.trim() === '' ? '' : resultText}
      />
      {value.length > 0 && (
        <label className={styles.onlyChosen}>
          <input
            type="checkbox"
            checked={isOnlyChosen}
            onChange={(event) => setOnlyChosen(event.currentTarget.checked)}
          />
          {words.groups.onlyChosen}
        </label>
      )}
      <PickerOptions
        kind="group"
        label={label}
        items={shown}
        toEntry={toEntry}
        chosen={chosen}
        isSingle={false}
        onToggle={toggle}
      />
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </div>
  );
}
