import type { ReactNode } from 'react';
import { screenHeading } from '../focus/screen-heading.ts';
import { useFocusHandedOn } from '../focus/use-focus-handed-on.ts';
import styles from './offer-line.module.css';

/** A line above every screen that offers something. If it disappears with the focus in it, the heading of the screen gets the focus. */
export function OfferLine({ text, children }: { text: ReactNode; children: ReactNode }) {
  const line = useFocusHandedOn<HTMLDivElement>(screenHeading);
  return (
    <div ref={line} className={styles.offer}>
      <p>{text}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
