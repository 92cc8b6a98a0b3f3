import type { Person } from '../../parts/ribbon/person.ts';
import { Avatar, type AvatarShape } from '../../ui/pictures/avatar.tsx';
import styles from './insight.module.css';

interface PersonFaceProps {
  person: Person;
  /** px */
  size: number;
  shape?: AvatarShape;
}

/** A member's face, or a group's. */
export function PersonFace({ person, size, shape = 'circle' }: PersonFaceProps) {
  const { pictureUrl = null, name, color } = person;
  return (
    <Avatar src={pictureUrl} name={name} color={color} size={size} shape={shape} className={styles.face} />
  );
}
