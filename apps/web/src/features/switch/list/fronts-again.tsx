import { useMemo } from 'react';
import { useSwitchNames } from '../../../parts/switches/switch-names.ts';
import { frontPhrase } from '../desk/fronts.ts';
import { formerFronts } from '../desk/recent-fronts.ts';
import { useBook, useDesk, useFront, useNewest } from '../desk/switch-desk.tsx';
import { FRONT_CHIPS, FrontChip } from '../saved/front-chip.tsx';
import { switchWords } from '../words.ts';

const words = switchWords.lastFronts;
const MOST = 3;

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
    <div role="group" aria-label={words.title} className={FRONT_CHIPS}>
      {fronts.map((row) => {
        const members = membersOf(row)
          .filter((member) => member !== null)
          .map(book.toFrontMember);
        // Where the order is not known, the person sees who would be the primary fronter before anything is sent.
        const press = singleTaps && row.isInOrder ? switchNow : take;
        return (
          <FrontChip key={row.id} members={members} onClick={() => press(members)}>
            {words.again(frontPhrase(members))}
          </FrontChip>
        );
      })}
    </div>
  );
}
