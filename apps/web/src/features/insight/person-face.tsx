import type { Person } from '../../parts/ribbon/person.ts';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import styles from './insight.module.css';

/** A member's face. `size`: px. */
export function PersonFace({ person, size }: { person: Person; size: number }) {
  const { pictureUrl = null, name, color } = person;
  return <Avatar src={pictureUrl} name={name} color={color} size={size} className={styles.face} />;
}
