import { MonitorSmartphone } from 'lucide-react';
import { uiWords } from '../words.ts';
import styles from './device-mark.module.css';

/** Marks what is on this device and never reaches PluralKit. */
export function DeviceMark({ label = uiWords.onlyHere }: { label?: string }) {
  return (
    <span role="img" aria-label={label} title={label} className={styles.mark}>
      <MonitorSmartphone aria-hidden="true" />
    </span>
  );
}
