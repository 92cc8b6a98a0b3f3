import { frontNames } from '../../parts/switches/use-noticed-switch.ts';
import { isSameFront } from '../../session/front-member.ts';
import { isFrontCalled } from '../../session/local/saved-fronts.ts';
import type { PaletteChoice } from './choices.ts';
import type { TypedCommand } from './read-command.ts';
import { recordChoice } from './record-choice.ts';
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

/** The choice that records a saved front now. */
export function savedChoice(saved: SavedOnDesk, desk: OwnDesk): PaletteChoice {
  const { members, formerCount } = saved;
  const choice = recordChoice(desk, members, { label: savedLabel(saved, desk) });
  return {
    ...choice,
    id: savedChoiceId(saved),
    note: formerCount > 0 ? `${words.without(formerCount)} ${words.now}` : words.now,
  };
}

/** What recording a saved front is called. */
export function savedLabel({ name, members }: SavedOnDesk, { naming }: OwnDesk): string {
  const does = members.length === 0 ? words.switchOut : words.switchTo(frontNames(members));
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
