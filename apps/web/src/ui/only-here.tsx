import { MonitorSmartphone } from 'lucide-react';
import styles from './only-here.module.css';
import { uiWords } from './words.ts';

/** Marks what is on this device and never reaches PluralKit. */
export function OnlyHere() {
  return (
    <span role="img" aria-label={uiWords.onlyHere} title={uiWords.onlyHere} className={styles.mark}>
      <MonitorSmartphone aria-hidden="true" />
    </span>
  );
}
