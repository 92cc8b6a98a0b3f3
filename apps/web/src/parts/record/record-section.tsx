import { type ReactNode, useId } from 'react';
import { stack } from '../../ui/layout/layout.ts';
import styles from './record-section.module.css';

interface RecordSectionProps {
  title: string;
  /** The level of the heading: 3 in a dialog. */
  level: 2 | 3;
  /** Who can see it. */
  note?: string | undefined;
  children: ReactNode;
}

/** A part of a record under its heading. */
export function RecordSection({ title, level, note, children }: RecordSectionProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section aria-labelledby={id} className={stack(2)}>
      <div className={styles.head}>
        {/* Gets the focus of a button for another attempt. */}
        <Heading id={id} tabIndex={-1} className={styles.title}>
          {title}
        </Heading>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </div>
      {children}
    </section>
  );
}
