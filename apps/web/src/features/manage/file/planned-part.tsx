import type { FieldProblem, PlannedFields } from '@frontboard/portable';
import { ChangedPart } from './changed-entries.tsx';
import { FieldChanges } from './field-changes.tsx';
import styles from './file.module.css';
import { importWords } from './import-words.ts';
import { changedLabel } from './show-side.ts';
import { fileWords } from './words.ts';

/** The changes of the profile or the settings; nothing without any. */
export function PlannedPart({ part, planned }: { part: 'system' | 'config'; planned: PlannedFields | null }) {
  if (planned === null || planned.changes.length + planned.problems.length === 0) return null;
  return (
    <ChangedPart title={fileWords.result.kinds[part]}>
      <FieldChanges part={part} changes={planned.changes} />
      <FieldProblems part={part} problems={planned.problems} />
    </ChangedPart>
  );
}

/** What happens to values that can't be imported as they are. */
export function FieldProblems({ part, problems }: { part: string; problems: readonly FieldProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <ul className={styles.problems}>
      {problems.map(({ field, kind }) => (
        <li key={field}>{importWords.problem(changedLabel(part, field), importWords.problems[kind])}</li>
      ))}
    </ul>
  );
}
