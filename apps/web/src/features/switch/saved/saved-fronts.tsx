import { Ellipsis } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { FrontToSave } from '../../../parts/saved-fronts/front-to-save.ts';
import { SaveFront } from '../../../parts/saved-fronts/save-front.tsx';
import { useSettings } from '../../../state/hooks.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { catchFocus } from '../../../ui/focus/catch-focus.ts';
import { DeviceMark } from '../../../ui/text/device-mark.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { frontPhrase } from '../desk/fronts.ts';
import { switchWords } from '../words.ts';
import { FRONT_CHIPS, FrontChip } from './front-chip.tsx';
import { ManageFronts } from './manage-fronts.tsx';
import { OftenTogether } from './often-together.tsx';
import { type ShownFront, usePressFront } from './use-saved-fronts.ts';
import { savedWords as words } from './words.ts';

/** More are behind a button: names must not push the members away. */
const MOST = 8;

interface SavedFrontsProps {
  /** The saved fronts to show, in order. */
  fronts: readonly ShownFront[];
  /** Some are left out by a search. */
  isSearched: boolean;
}

/** The saved fronts, each to be chosen with one press, and what leads to changing them. Nothing while there are none. */
export function SavedFronts({ fronts, isSearched }: SavedFrontsProps) {
  const press = usePressFront();
  const hintId = useId();
  const areIdeasWanted = useSettings(({ frontIdeas }) => frontIdeas) && !isSearched;
  const [isUnfolded, setUnfolded] = useState(false);
  const [isManaged, setManaged] = useState(false);
  const [saved, setSaved] = useState<FrontToSave | null>(null);
  const group = useRef<HTMLDivElement>(null);
  const endSaving = () => {
    setSaved(null);
    // What was saved is offered no more: its chip left with the focus.
    catchFocus(() => group.current);
  };
  const shown = isUnfolded ? fronts : fronts.slice(0, MOST);
  const foldedCount = fronts.length - shown.length;
  return (
    <>
      {(fronts.length > 0 || areIdeasWanted) && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame, and buttons are not fields
        <div
          ref={group}
          role="group"
          tabIndex={-1}
          aria-label={words.title}
          className={FRONT_CHIPS}
          data-unfolded={isUnfolded || undefined}
        >
          {fronts.length > 0 && <DeviceMark />}
          {shown.map((one) => (
            <SavedChip key={one.front.id} shown={one} hintId={hintId} onPress={press} />
          ))}
          {foldedCount > 0 && (
            <Button size="small" variant="quiet" onClick={() => setUnfolded(true)}>
              {words.others(foldedCount)}
            </Button>
          )}
          {areIdeasWanted && <OftenTogether onSave={setSaved} />}
          {fronts.length > 0 && !isSearched && (
            <IconButton label={words.manage} icon={<Ellipsis />} onClick={() => setManaged(true)} />
          )}
          <VisuallyHidden>
            <span id={hintId}>{switchWords.front.switchOutHint}</span>
          </VisuallyHidden>
        </div>
      )}
      <ManageFronts isOpen={isManaged} onClose={() => setManaged(false)} />
      <SaveFront front={saved} onClose={endSaving} />
    </>
  );
}

interface SavedChipProps {
  shown: ShownFront;
  /** The id of what a switch-out does. */
  hintId: string;
  onPress: (shown: ShownFront) => void;
}

function SavedChip({ shown, hintId, onPress }: SavedChipProps) {
  const { name, members, formerCount, press } = shown;
  const said = { take: name, switch: words.switchTo(name), out: words.switchOut(name), nobody: name }[press];
  const label =
    press === 'nobody' ? words.formerOnly(said) : formerCount > 0 ? words.without(said, formerCount) : said;
  return (
    <FrontChip
      members={members}
      isSwitchOut={press === 'out'}
      {...(members.length > 0 && { 'aria-label': words.who(label, frontPhrase(members)) })}
      {...(press === 'out' && { 'aria-describedby': hintId })}
      onClick={() => onPress(shown)}
    >
      {label}
    </FrontChip>
  );
}
