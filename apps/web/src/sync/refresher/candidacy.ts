import type { Clock } from '../../platform/clock.ts';
import type { Tabs } from '../../platform/tabs.ts';

/** How long a tab that has resigned gives the others precedence. */
const STEPPED_BACK_MS = 2_000;

/** One tab's way to become the one that leads. */
export interface Candidacy {
  /** Becomes a candidate, if it is not one. A tab that has resigned waits, unless it `isUrgent`. */
  stand(isUrgent: boolean): void;
  /** Stops leading, or waiting for it. */
  resign(): void;
  /** Lets a waiting tab lead, and is a candidate again a little later. */
  stepBack(): void;
  isLeader(): boolean;
}

/** A candidacy that has not begun. `onLead` is called whenever this tab becomes the leader. */
export function createCandidacy(tabs: Tabs, clock: Clock, onLead: () => void): Candidacy {
  let leave: (() => void) | null = null;
  let isLeader = false;
  let waiting: unknown = null;

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

  function resign(): void {
    stopWaiting();
    leave?.();
    leave = null;
    isLeader = false;
  }

  return {
    stand,
    resign,
    stepBack() {
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
