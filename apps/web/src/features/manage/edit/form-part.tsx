import type { ReactNode } from 'react';
import styles from './form-part.module.css';

interface FormPartProps {
  /** The id of its heading, which the jumps lead to. */
  id: string;
  title: string;
  heading?: 'h2' | 'h3';
  children: ReactNode;
}

/** A part of a form under its own heading. */
export function FormPart({ id, title, heading: Heading = 'h2', children }: FormPartProps) {
  return (
    <section aria-labelledby={id} className={styles.part}>
      {/* It takes the focus of a control that leaves the part. */}
      <Heading id={id} tabIndex={-1}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
