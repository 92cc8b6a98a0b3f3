import type { SwitchSkip } from '@frontboard/portable';
import type { PackedPlan } from '../../../sync/system-file/file-tasks.ts';
import { ChangedPart } from './changed-entries.tsx';
import styles from './file.module.css';
import { importWords } from './import-words.ts';
import { fileWords } from './words.ts';

const words = importWords.switches;
const SKIPS = Object.keys(words.skipped) as readonly SwitchSkip[];

/** How many switches are imported, and why the others are not; nothing if the file has none. */
export function ImportSwitches({ switches: { added, skipped } }: Pick<PackedPlan, 'switches'>) {
  const reasons = SKIPS.filter((skip) => skipped[skip] > 0);
  if (added.length + reasons.length === 0) return null;
  return (
    <ChangedPart title={fileWords.result.kinds.switches}>
      <p>{words.added(added.length)}</p>
      {reasons.length > 0 && (
        <ul className={styles.problems}>
          {reasons.map((skip) => (
            <li key={skip}>{words.skipped[skip](skipped[skip])}</li>
          ))}
        </ul>
      )}
    </ChangedPart>
  );
}
