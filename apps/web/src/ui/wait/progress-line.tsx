import type { ReactNode } from 'react';
import styles from './progress-line.module.css';

interface ProgressLineProps {
  /** What the progress is of; for screen readers. */
  label: string;
  value: number;
  max: number;
  /** How far it is, in words. */
  children: ReactNode;
}

/** How far something is, as a bar and in words. */
export function ProgressLine({ label, value, max, children }: ProgressLineProps) {
  return (
    <div className={styles.line}>
      <progress value={value} max={max} aria-label={label} />
      {children}
    </div>
  );
}
