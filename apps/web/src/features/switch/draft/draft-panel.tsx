import { useRef, useState } from 'react';
import { useSwitchChoices } from '../../../session/switch-choices.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { bar, row } from '../../../ui/layout/layout.ts';
import { softSmall } from '../../../ui/text/text-look.ts';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { useDesk } from '../desk/switch-desk.tsx';
import { SaveFrontButton } from '../saved/save-front-button.tsx';
import { WhenChips } from '../when-chips.tsx';
import { switchWords } from '../words.ts';
import { DraftFaces } from './draft-faces.tsx';
import { DraftList } from './draft-list.tsx';
import styles from './draft-panel.module.css';
import { NEXT_FRONT_ID, SwitchBar } from './switch-bar.tsx';

const words = switchWords.draft;

/** The next front on a wide screen: members, order, time; and the button that records it. */
export function DraftPanel() {
  const { draft, atMs } = useDesk();
  const { heading, clear } = useClear();
  // For the whole visit: it would disappear when the history shows who fronts often.
  const { recents } = useSwitchChoices();
  const [isFirstUse] = useState(recents.length === 0);
  return (
    <section aria-labelledby={NEXT_FRONT_ID} className={styles.panel}>
      <div className={styles.head}>
        <h2 id={NEXT_FRONT_ID} ref={heading} tabIndex={-1}>
          {words.title}
        </h2>
        <span className={row(1)}>
          {draft.length > 0 && <SaveFrontButton label={words.save} members={draft} />}
          {(draft.length > 0 || atMs !== null) && (
            <Button variant="quiet" size="small" data-shortcut="clear" onClick={clear}>
              {words.clear}
            </Button>
          )}
        </span>
      </div>
      {draft.length > 0 ? (
        <DraftList onEmpty={() => heading.current?.focus()} />
      ) : (
        isFirstUse && <p className={softSmall}>{words.empty}</p>
      )}
      <WhenChips />
      <SwitchBar />
    </section>
  );
}

/** The next front on a narrow screen: a bar at the bottom, above the navigation. Its choices expand. */
export function DraftBar() {
  const { draft, atMs, unfinishedTime, setUnfinishedTime } = useDesk();
  const { heading, clear } = useClear();
  const [chosenPart, setChosenPart] = useState<'order' | 'when' | null>(null);
  // The screen may have been turned while the time was typed.
  const unfolded = unfinishedTime === null ? chosenPart : 'when';
  const isOrderShown = unfolded === 'order' && draft.length > 0;
  const isWhenShown = unfolded === 'when' && (draft.length > 0 || atMs !== null);
  const unfold = (part: 'order' | 'when' | null) => {
    // Without its field, only the last complete time is on the screen.
    setUnfinishedTime(null);
    setChosenPart(part);
  };
  const toggle = (part: 'order' | 'when') => unfold(unfolded === part ? null : part);
  return (
    <section aria-labelledby={NEXT_FRONT_ID} className={styles.bar}>
      <VisuallyHidden>
        <h2 id={NEXT_FRONT_ID} ref={heading} tabIndex={-1}>
          {words.title}
        </h2>
      </VisuallyHidden>
      {isOrderShown && (
        <div className={styles.unfolded}>
          <DraftList onEmpty={() => heading.current?.focus()} />
        </div>
      )}
      {draft.length > 0 && (
        <DraftFaces
          isOrderShown={isOrderShown}
          onOrder={() => toggle('order')}
          onEmpty={() => heading.current?.focus()}
        />
      )}
      {(isWhenShown || (draft.length > 0 && !isOrderShown)) && (
        <div className={isWhenShown ? styles.unfolded : undefined}>
          <WhenChips isLine={!isWhenShown} isUnfolded={isWhenShown} onChosen={() => unfold(null)} />
        </div>
      )}
      {isOrderShown && (
        <div className={bar(1)}>
          <Button variant="quiet" size="small" data-shortcut="clear" onClick={clear}>
            {words.clear}
          </Button>
          <SaveFrontButton label={words.save} members={draft} />
        </div>
      )}
      <SwitchBar when={{ isShown: isWhenShown, isChosen: atMs !== null, onToggle: () => toggle('when') }} />
    </section>
  );
}

/** Empties the draft, and moves the focus to its heading: the button disappears with the members. */
function useClear() {
  const { setDraft, say } = useDesk();
  const heading = useRef<HTMLHeadingElement>(null);
  const clear = () => {
    setDraft([], null);
    say(words.cleared);
    heading.current?.focus();
  };
  return { heading, clear };
}
