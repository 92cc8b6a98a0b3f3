import type { Front } from '../../cache/status/types.ts';

/** Whether others front, or in another order. A switch whose time was corrected, and a member's new name, are no change. */
export function isFrontChanged(former: Front, next: Front): boolean {
  return isKnown(former) && isKnown(next) && keyOf(former) !== keyOf(next);
}

/** Fronts that were not shared are not compared: that they are shared again says nothing of a switch. */
function isKnown({ state }: Front): boolean {
  return state === 'fronting' || state === 'switched-out' || state === 'never-switched';
}

function keyOf({ members }: Front): string {
  return members.map(({ uuid, id }) => uuid ?? id).join(' ');
}
