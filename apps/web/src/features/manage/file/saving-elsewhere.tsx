import type { SaveElsewhere } from '../../../sync/system-file/save-turn.ts';
import { soft } from '../../../ui/text/text-look.ts';
import { historyText, stepText } from './fetch-progress.tsx';
import styles from './file.module.css';
import { fileWords } from './words.ts';

const words = fileWords.save.elsewhere;

/** Says that another tab is saving the own system, and how far it is. */
export function SavingElsewhere({ save: { state, step } }: { save: SaveElsewhere }) {
  return (
    <div className={styles.section}>
      <p role="status">{words[state]}</p>
      {/* Outside of the status: it changes with every page. */}
      <p className={soft}>{historyText(step) ?? stepText(step)}</p>
    </div>
  );
}
