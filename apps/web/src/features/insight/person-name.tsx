import type { Person } from '../../parts/ribbon/person.ts';
import { Foreign } from '../../ui/foreign.tsx';
import { ownColor } from '../../ui/own-color.ts';
import styles from './insight.module.css';

/** A member's name beside their colour. */
export function PersonName({ person }: { person: Person | undefined }) {
  if (person === undefined) return null;
  return (
    <span className={styles.person} {...ownColor(person.color)}>
      <span className={styles.swatch} aria-hidden="true" />
      <Foreign>{person.name}</Foreign>
    </span>
  );
}
