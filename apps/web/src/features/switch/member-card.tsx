import type { ReactNode } from 'react';
import type { FrontMember } from '../../session/front-member.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './member-card.module.css';
import { MemberFace } from './member-face.tsx';
import { useDesk } from './switch-desk.tsx';
import { switchWords as words } from './words.ts';

interface MemberCardProps {
  member: FrontMember;
  note?: string | null;
  /** Buttons at the far end, each one tap. */
  children: ReactNode;
}

/** A member who is pressed to be chosen, with what can be done at once beside it. */
export function MemberCard({ member, note = null, children }: MemberCardProps) {
  const { draft, toggle } = useDesk();
  const place = draft.findIndex(({ uuid }) => uuid === member.uuid) + 1;
  return (
    <li className={styles.card} data-chosen={place > 0 || undefined}>
      <button type="button" aria-pressed={place > 0} className={styles.choose} onClick={() => toggle(member)}>
        <MemberFace member={member} note={note} />
        {place > 0 && <PlaceBadge place={place} />}
      </button>
      <span className={styles.actions}>{children}</span>
    </li>
  );
}

/** Where a chosen member is in the next front. */
export function PlaceBadge({ place }: { place: number }) {
  return (
    <span className={styles.place}>
      <span aria-hidden="true">{place}</span>
      <VisuallyHidden>{words.members.chosenPlace(place)}</VisuallyHidden>
    </span>
  );
}
