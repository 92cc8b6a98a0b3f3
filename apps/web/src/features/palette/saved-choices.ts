import { frontNames } from '../../parts/switches/use-noticed-switch.ts';
import { isSameFront } from '../../session/front-member.ts';
import { isFrontCalled } from '../../session/local/saved-fronts.ts';
import type { PaletteChoice, PaletteHands } from './choices.ts';
import type { TypedCommand } from './read-command.ts';
import { type RecordOptions, recordChoice } from './record-choice.ts';
import type { OwnDesk, SavedOnDesk } from './use-own-desk.ts';
import { paletteWords as words } from './words.ts';

/** Whether nobody of a saved front is in the system any more. */
export function isNobodyLeft({ members, formerCount }: SavedOnDesk): boolean {
  return members.length === 0 && formerCount > 0;
}

/** The id of its choice. */
export function savedChoiceId({ id }: SavedOnDesk): string {
  return `saved-${id}`;
}

/** The choice of a saved front. One that has lost members is another front: it is only prepared. */
export function savedChoice(
  saved: SavedOnDesk,
  desk: OwnDesk,
  hands: PaletteHands,
  when: RecordOptions = {},
): PaletteChoice {
  const { name, members, formerCount } = saved;
  const { atMs = null } = when;
  const choice = recordChoice(desk, members, { ...when, label: savedLabel(saved, desk) });
  const named = {
    ...choice,
    ...(atMs === null && { id: savedChoiceId(saved) }),
    isNamedHere: !desk.naming.isDiscreet,
  };
  if (formerCount === 0) return named;
  const note = [when.isSkipped && choice.note, words.without(formerCount), words.opensSwitch];
  return {
    ...named,
    note: note.filter(Boolean).join(' '),
    run: () => hands.prepare({ front: name, ...(atMs !== null && { at: new Date(atMs).toISOString() }) }),
  };
}

/** What choosing a saved front does. */
function savedLabel({ name, members, formerCount }: SavedOnDesk, { naming }: OwnDesk): string {
  const toNames = formerCount > 0 ? words.prepare : words.switchTo;
  const does = members.length === 0 ? words.switchOut : toNames(frontNames(members));
  return naming.isDiscreet ? does : words.saved(name, does);
}

/** The saved front whose whole name a typed switch sets; null for none. */
export function savedMeant({ kind, pieces }: TypedCommand, { saved }: OwnDesk): SavedOnDesk | null {
  const [piece, other] = pieces;
  if (kind !== 'replace' || piece === undefined || other !== undefined) return null;
  return saved.find((front) => isFrontCalled(front, piece.text)) ?? null;
}

/** Whether a saved front is the current one. */
export function isFrontNow({ members }: SavedOnDesk, { front }: OwnDesk): boolean {
  return front !== null && isSameFront(front, members);
}
