import { recordKey } from '@frontboard/model';
import type { Front } from '../../cache/status/types.ts';

/** Whether others front, or in another order. A corrected time of a switch, or a member's new name, is no change. */
export function isFrontChanged(former: Front, next: Front): boolean {
  return isKnown(former) && isKnown(next) && keyOf(former) !== keyOf(next);
}

/** Fronts that were not shared are not compared: sharing them again is no switch. */
function isKnown({ state }: Front): boolean {
  return state === 'fronting' || state === 'switched-out' || state === 'never-switched';
}

function keyOf({ members }: Front): string {
  return members.map(recordKey).join(' ');
}
