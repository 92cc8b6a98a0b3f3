import { isIn, joinedFront } from './fronts.ts';
import { MemberFace } from './member-face.tsx';
import styles from './member-rows.module.css';
import { PlaceBadge } from './place-badge.tsx';
import { RowActions } from './row-actions.tsx';
import { useDesk, useFront } from './switch-desk.tsx';
import { useQuickMembers } from './use-quick-members.ts';
import { switchWords } from './words.ts';

/** Favourites and recent fronters, by their last known names: the rows at the top until the list is known. */
export function KnownMembers() {
  const { draft, favourites, toggle, favour, switchNow } = useDesk();
  const front = useFront();
  const quick = useQuickMembers();
  const isAnyoneFronting = front.state === 'known' && front.members.length > 0;
  if (quick.length === 0) return null;
  return (
    <ul aria-labelledby="all-members" className={styles.known}>
      {quick.map((member) => {
        const place = draft.findIndex(({ uuid }) => uuid === member.uuid) + 1;
        const isFavourite = isIn(favourites, member.uuid);
        const isFronting = isIn(front.members, member.uuid);
        return (
          <li key={member.uuid} className={styles.row} data-chosen={place > 0 || undefined}>
            <button
              type="button"
              aria-pressed={place > 0}
              className={styles.choose}
              onClick={() => toggle(member)}
            >
              <MemberFace member={member} note={isFronting ? switchWords.quick.fronting : null} />
              {place > 0 && <PlaceBadge place={place} />}
            </button>
            <RowActions
              name={member.name}
              tabIndex={0}
              isFavourite={isFavourite}
              canBeAdded={isAnyoneFronting && !isFronting}
              canBeOnly={!isFronting || front.members.length > 1}
              onAdd={() => switchNow(joinedFront(front.members, [member]))}
              onOnly={() => switchNow([member])}
              onFavour={() => favour(member, !isFavourite)}
            />
          </li>
        );
      })}
    </ul>
  );
}
