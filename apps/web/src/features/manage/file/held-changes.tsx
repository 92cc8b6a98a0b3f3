import type { ImportChoice } from '@frontboard/portable';
import type { ReactNode } from 'react';
import { listNames } from '../../../text/list-names.ts';
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx';
import { ToggleSwitch } from '../../../ui/fields/toggle-switch.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { ChangedPart, GrowingList } from './changed-entries.tsx';
import { FieldChanges } from './field-changes.tsx';
import styles from './file.module.css';
import { importWords } from './import-words.ts';
import { useFileNaming } from './use-file-naming.ts';
import type { PlannedImport } from './use-import-plan.ts';
import { fileWords } from './words.ts';

interface HeldChangesProps {
  planned: PlannedImport;
  onChoose: (choice: ImportChoice) => void;
}

/** The fields that are empty in the file and not in the system. They keep their values unless a person wants to empty them. */
export function EmptiedFields({ planned, onChoose }: HeldChangesProps) {
  const words = importWords.emptied;
  const held = heldIn(planned, 'emptied');
  return (
    <HeldPart title={words.title(amountOf(held))} held={held}>
      <ToggleSwitch
        label={words.empty}
        description={words.text}
        isSelected={planned.choice.isEmptying}
        onChange={(isEmptying) => onChoose({ ...planned.choice, isEmptying })}
      />
    </HeldPart>
  );
}

/** What is private in the system and public in the file. It stays private unless a person wants to open it. */
export function OpenedFields({ planned, onChoose }: HeldChangesProps) {
  const words = importWords.opened;
  const held = heldIn(planned, 'opened');
  const amountIn = (part: 'members' | 'groups') =>
    amountOf(
      held.filter((one) => one.part === part),
      ({ field }) => field === 'privacy.visibility',
    );
  const [members, groups] = [amountIn('members'), amountIn('groups')];
  const list = words.list(members, groups, amountOf(held) - members - groups);
  return (
    <HeldPart title={words.title(listNames(list, list.length))} held={held}>
      <SegmentedControl
        label={words.label}
        options={[
          { value: 'keep', label: words.keep },
          { value: 'open', label: words.open },
        ]}
        value={planned.choice.isOpening ? 'open' : 'keep'}
        onChange={(value) => onChoose({ ...planned.choice, isOpening: value === 'open' })}
      />
    </HeldPart>
  );
}

/** The changes that wait for a choice in one part: of a record, or of the profile or the settings. */
type Held = ReturnType<typeof heldIn>;

function heldIn({ plan }: PlannedImport, kind: 'emptied' | 'opened') {
  return [
    ...(['system', 'config'] as const).map((part) => ({
      part,
      record: null,
      changes: plan[part]?.[kind] ?? [],
    })),
    ...(['members', 'groups'] as const).flatMap((part) =>
      plan[part].map(({ record, [kind]: changes }) => ({ part, record, changes })),
    ),
  ].filter(({ changes }) => changes.length > 0);
}

function amountOf(held: Held, isCounted: (change: Held[number]['changes'][number]) => boolean = () => true) {
  return held.reduce((sum, { changes }) => sum + changes.filter(isCounted).length, 0);
}

/** A group of changes with its control; nothing without any. */
function HeldPart({ title, held, children }: { title: string; held: Held; children: ReactNode }) {
  const { nameOf } = useFileNaming();
  if (held.length === 0) return null;
  return (
    <ChangedPart title={title}>
      {children}
      <Disclosure title={importWords.showHeld} isDrawnOnceOpened>
        <GrowingList
          list={held}
          show={({ part, record, changes }) => (
            <>
              <Foreign className={styles.name}>
                {record === null ? fileWords.result.kinds[part] : nameOf(record)}
              </Foreign>
              <FieldChanges part={part} changes={changes} />
            </>
          )}
        />
      </Disclosure>
    </ChangedPart>
  );
}
