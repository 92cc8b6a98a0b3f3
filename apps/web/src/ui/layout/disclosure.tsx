import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  title: string;
  /** Whether it starts open; the person decides from then on. */
  isInitiallyOpen?: boolean;
  /** Whether its content renders only when it is first opened: for content that takes long. */
  isDrawnOnceOpened?: boolean;
  children: ReactNode;
}

/** Content that most people need not read, collapsed under its title. */
export function Disclosure({
  title,
  isInitiallyOpen = false,
  isDrawnOnceOpened = false,
  children,
}: DisclosureProps) {
  const [isDrawn, setIsDrawn] = useState(isInitiallyOpen || !isDrawnOnceOpened);
  return (
    <details
      className={styles.details}
      open={isInitiallyOpen || undefined}
      onToggle={({ currentTarget }) => currentTarget.open && setIsDrawn(true)}
    >
      <summary className={styles.summary}>
        <ChevronRight aria-hidden="true" />
        {title}
      </summary>
      <div className={styles.content}>{isDrawn && children}</div>
    </details>
  );
}
