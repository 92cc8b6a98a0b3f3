import type { Person } from '../../parts/ribbon/person.ts';
import { Avatar } from '../../ui/avatar.tsx';

/** A member's face. `size`: px. */
export function PersonFace({ person, size }: { person: Person; size: number }) {
  return <Avatar src={person.pictureUrl ?? null} name={person.name} color={person.color} size={size} />;
}
