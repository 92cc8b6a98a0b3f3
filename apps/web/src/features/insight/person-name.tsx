import type { Person } from '../../parts/ribbon/person.ts';
import { ownColor } from '../../ui/colors/own-color.ts';
import { Foreign } from '../../ui/text/foreign.tsx';
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
