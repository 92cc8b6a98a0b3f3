import type { Clock } from '../../platform/clock.ts';
import type { Tabs } from '../../platform/tabs.ts';

/** How long a tab that has resigned gives the others precedence. */
const STEPPED_BACK_MS = 2_000;

/** One tab's way to become the one that leads, not begun yet. `onLead` is called whenever this tab becomes the leader. */
export function createCandidacy(tabs: Tabs, clock: Clock, onLead: () => void) {
  let leave: (() => void) | null = null;
  let isLeader = false;
  let waiting: unknown = null;

  /** Becomes a candidate, if it is not one. A tab that has resigned waits, unless it `isUrgent`. */
  function stand(isUrgent: boolean): void {
    if (leave !== null || (waiting !== null && !isUrgent)) return;
    stopWaiting();
    // Without a lock manager, `onLead` is called before `campaign` returns.
    leave = () => {};
    leave = tabs.campaign(() => {
      isLeader = true;
      onLead();
    });
  }

  function stopWaiting(): void {
    if (waiting !== null) clock.clearTimeout(waiting);
    waiting = null;
  }

  /** Stops leading, or waiting for it. */
  function resign(): void {
    stopWaiting();
    leave?.();
    leave = null;
    isLeader = false;
  }

  return {
    stand,
    resign,
    /** Lets a waiting tab lead, and is a candidate again a little later. */
    stepBack(): void {
      if (leave === null) return;
      resign();
      waiting = clock.setTimeout(() => {
        waiting = null;
        stand(false);
      }, STEPPED_BACK_MS);
    },
    isLeader: () => isLeader,
  };
}

export type Candidacy = ReturnType<typeof createCandidacy>;
