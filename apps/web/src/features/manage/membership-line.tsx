import type { ReactNode } from 'react';
import styles from './membership-line.module.css';

/** Which groups a member is in, or who is in a group, and the way to change it. Membership is no field of a form: it is saved for itself. */
export function MembershipLine({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <p className={styles.words}>{text}</p>
      {children}
    </div>
  );
}
