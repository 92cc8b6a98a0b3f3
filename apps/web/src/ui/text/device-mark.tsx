import { MonitorSmartphone } from 'lucide-react';
import { uiWords } from '../words.ts';
import styles from './device-mark.module.css';

/** Marks what is on this device and never reaches PluralKit. */
export function DeviceMark() {
  return (
    <span role="img" aria-label={uiWords.onlyHere} title={uiWords.onlyHere} className={styles.mark}>
      <MonitorSmartphone aria-hidden="true" />
    </span>
  );
}
