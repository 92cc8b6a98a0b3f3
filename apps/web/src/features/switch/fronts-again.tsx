import { facePicture } from '@frontboard/model';
import { useMemo } from 'react';
import { useSwitchNames } from '../../parts/switches/switch-names.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { frontPhrase } from './fronts.ts';
import styles from './fronts-again.module.css';
import { formerFronts } from './recent-fronts.ts';
import { useBook, useDesk, useFront, useNewest } from './switch-desk.tsx';
import { switchWords } from './words.ts';

const words = switchWords.lastFronts;
const MOST = 3;
const MOST_FACES = 3;
const FACE_PX = 20;

/** The last fronts before this one, each to be chosen again with one press. Nothing while none is known. */
export function FrontsAgain() {
  const { singleTaps, switchNow, take } = useDesk();
  const book = useBook();
  const front = useFront();
  const { membersOf } = useSwitchNames();
  const { rows } = useNewest();
  const { memberWithId } = book;
  // A front with a member who does not exist any more would be another one.
  const known = useMemo(
    () => rows.filter(({ memberIds }) => memberIds.every((id) => memberWithId(id) !== null)),
    [rows, memberWithId],
  );
  if (book.list.items === null || front.state === 'loading') return null;
  const fronts = formerFronts(
    known,
    front.members.map(({ id }) => id),
    MOST,
  );
  if (fronts.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame, and buttons are not fields
    <div role="group" aria-label={words.title} className={styles.fronts}>
      {fronts.map((row) => {
        const records = membersOf(row).filter((member) => member !== null);
        const members = records.map(book.toFrontMember);
        // Where the order is not known, the person sees who would be the primary fronter before anything is sent.
        const press = singleTaps && row.isInOrder ? switchNow : take;
        return (
          <Button key={row.id} size="small" className={styles.front} onClick={() => press(members)}>
            <span className={styles.faces}>
              {members.slice(0, MOST_FACES).map(({ uuid, name }, index) => (
                <Avatar
                  key={uuid}
                  src={facePicture(records[index] ?? null)}
                  name={name}
                  color={records[index]?.color ?? null}
                  size={FACE_PX}
                />
              ))}
            </span>
            <span className={styles.names}>{words.again(frontPhrase(members))}</span>
          </Button>
        );
      })}
    </div>
  );
}
