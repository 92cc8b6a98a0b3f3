import type { ImportChoice } from '@frontboard/portable';
import { useSession } from '../../../session/hooks.ts';
import type { ExtrasOfFile } from '../../../sync/system-file/file-tasks.ts';
import { listNames } from '../../../text/list-names.ts';
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { soft } from '../../../ui/text/text-look.ts';
import { importWords } from './import-words.ts';
import type { PlannedImport } from './use-import-plan.ts';

const words = importWords.extras;

const USES = ['device', 'description', 'out'] as const;

interface ExtrasChoiceProps {
  planned: PlannedImport;
  onChoose: (choice: ImportChoice) => void;
}

/** Where the custom fields, notes, roles and states of a file go, with how much of them is stored or left out. Nothing without any. */
export function ExtrasChoice({ planned, onChoose }: ExtrasChoiceProps) {
  const { file, choice } = planned;
  const { isStored } = useSession();
  const { extras } = file;
  if (Object.values(extras).every((count) => count === 0)) return null;
  const left = amounts({
    ...extras,
    ...(choice.extras === 'description' && { fields: 0 }),
  });
  return (
    <>
      <SegmentedControl
        label={words.title}
        description={words.texts[choice.extras]}
        options={USES.filter((use) => use !== 'description' || extras.fields > 0).map((value) => ({
          value,
          label: words.uses[value],
        }))}
        value={choice.extras}
        onChange={(use) => onChoose({ ...choice, extras: use })}
      />
      {choice.extras === 'device' && <StoredExtras planned={planned} isStored={isStored} />}
      {choice.extras === 'description' && (
        <TextField
          label={words.line}
          description={words.lineText}
          value={choice.detailLine}
          onChange={(detailLine) => onChoose({ ...choice, detailLine })}
        />
      )}
      {choice.extras !== 'device' && left !== null && <p className={soft}>{words.left(left)}</p>}
    </>
  );
}

/** What is stored on this device, and what is not. */
function StoredExtras({ planned: { local }, isStored }: { planned: PlannedImport; isStored: boolean }) {
  const { counts, lost } = local;
  const stored = amounts(counts);
  const lines = [
    ...(counts.inNotes > 0 ? [words.inNotes(counts.inNotes)] : []),
    ...(counts.others > 0 ? [words.others(counts.others)] : []),
    ...(lost > 0 ? [words.lost(lost)] : []),
    ...(counts.left > 0 ? [words.full(counts.left)] : []),
    ...(isStored ? [] : [words.session]),
  ];
  return (
    <>
      <p>{stored === null ? words.nothing : words.stored(stored)}</p>
      {lines.map((line) => (
        <p key={line} className={soft}>
          {line}
        </p>
      ))}
    </>
  );
}

/** "6 fields for 120 members, 40 notes and 312 notes of switches"; null for nothing. */
function amounts({ fields, members, notes, switchNotes, roles, states }: ExtrasOfFile): string | null {
  const list = words.amounts({ fields, members, notes, switchNotes, roles, states });
  return list.length === 0 ? null : listNames(list, list.length);
}
