import type { ReactNode } from 'react';
import { bar } from '../../ui/layout/layout.ts';
import styles from './membership-line.module.css';

interface MembershipLineProps {
  /** Null while it is not known. */
  text: string | null;
  children: ReactNode;
}

/** The groups of a member, or the members of a group, and a link to change them. Membership is not a field of a form: it is saved separately. */
export function MembershipLine({ text, children }: MembershipLineProps) {
  return (
    <div className={bar(4)}>
      <p className={styles.words}>{text}</p>
      {children}
    </div>
  );
}
