import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  title: string;
  /** Whether it starts open; the person decides from then on. */
  isInitiallyOpen?: boolean;
  children: ReactNode;
}

/** Something that most people need not read, folded away under its title. */
export function Disclosure({ title, isInitiallyOpen = false, children }: DisclosureProps) {
  return (
    <details className={styles.details} open={isInitiallyOpen || undefined}>
      <summary className={styles.summary}>
        <ChevronRight aria-hidden="true" />
        {title}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
