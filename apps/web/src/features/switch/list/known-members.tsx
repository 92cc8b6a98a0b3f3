import { useMemberStates } from '../../../session/local/member-states.ts';
import { isIn } from '../desk/fronts.ts';
import { useDesk, useFront } from '../desk/switch-desk.tsx';
import { switchWords } from '../words.ts';
import { MemberCell } from './member-cell.tsx';
import styles from './member-cells.module.css';
import { useMemberPresses } from './use-member-presses.tsx';
import { useQuickMembers } from './use-quick-members.ts';

/** Favourites and recent fronters, by their last known names: the faces at the top until the list is known. */
export function KnownMembers() {
  const { draft, favourites, singleTaps } = useDesk();
  const front = useFront();
  const quick = useQuickMembers();
  const states = useMemberStates();
  const { onPress, held, menu } = useMemberPresses();
  if (quick.length === 0) return null;
  return (
    <div className={styles.view} data-look="faces">
      <ul aria-label={switchWords.members.first} {...held} className={styles.known}>
        {quick
          .filter(({ uuid }) => states[uuid] !== 'resting')
          .map(({ uuid, name }, index) => (
            <li key={uuid}>
              <MemberCell
                uuid={uuid}
                name={name}
                pronouns={null}
                pictureUrl={null}
                color={null}
                state={states[uuid]}
                fact={null}
                index={index}
                isActive
                place={draft.findIndex((member) => member.uuid === uuid) + 1}
                isFavourite={isIn(favourites, uuid)}
                isFronting={isIn(front.members, uuid)}
                isSwitching={singleTaps}
                search=""
                onPress={onPress}
              />
            </li>
          ))}
      </ul>
      {menu}
    </div>
  );
}
