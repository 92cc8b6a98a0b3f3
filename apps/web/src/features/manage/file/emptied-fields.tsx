import type { ImportChoice } from '@frontboard/portable';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Foreign } from '../../../ui/foreign.tsx';
import { ToggleSwitch } from '../../../ui/toggle-switch.tsx';
import { ChangedPart, GrowingList } from './changed-entries.tsx';
import { FieldChanges } from './field-changes.tsx';
import styles from './file.module.css';
import { importWords } from './import-words.ts';
import { useFileNaming } from './use-file-naming.ts';
import type { PlannedImport } from './use-import-plan.ts';
import { fileWords } from './words.ts';

const words = importWords.emptied;

interface EmptiedFieldsProps {
  planned: PlannedImport;
  onChoose: (choice: ImportChoice) => void;
}

/** The fields that are empty in the file and not in the system. They keep their values unless a person wants to empty them. */
export function EmptiedFields({ planned: { plan, choice }, onChoose }: EmptiedFieldsProps) {
  const { nameOf } = useFileNaming();
  const entries = [
    ...(['system', 'config'] as const).map((part) => ({
      part,
      name: fileWords.result.kinds[part],
      changes: plan[part]?.emptied ?? [],
    })),
    ...(['members', 'groups'] as const).flatMap((part) =>
      plan[part].map(({ record, emptied }) => ({ part, name: nameOf(record), changes: emptied })),
    ),
  ].filter(({ changes }) => changes.length > 0);
  if (entries.length === 0) return null;
  const amount = entries.reduce((sum, { changes }) => sum + changes.length, 0);
  return (
    <ChangedPart title={words.title(amount)}>
      <ToggleSwitch
        label={words.empty}
        description={words.text}
        isSelected={choice.isEmptying}
        onChange={(isEmptying) => onChoose({ ...choice, isEmptying })}
      />
      <Disclosure title={words.show} isDrawnOnceOpened>
        <GrowingList
          list={entries}
          show={({ part, name, changes }) => (
            <>
              <Foreign className={styles.name}>{name}</Foreign>
              <FieldChanges part={part} changes={changes} />
            </>
          )}
        />
      </Disclosure>
    </ChangedPart>
  );
}
