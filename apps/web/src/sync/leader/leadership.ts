import type { Tabs } from '../../platform/tabs.ts';

interface LeadershipOptions {
  readonly tabs: Tabs;
  /** Whether this tab can be seen. */
  readonly isInView: () => boolean;
  readonly onLead: () => void;
  /** Ends what is under way; leading ends when it resolves. */
  readonly onResign: () => Promise<void>;
}

/** Which tab sends what an account has to send, for each kind of work. Every tab is a candidate for the account it uses; one leads each. */
export interface Leadership {
  /** Asks to lead for this account from now on, and no more for the one before; null for none. */
  standFor(viewer: string | null): void;
  isLeading(): boolean;
  /** Another tab came into view. If this one is hidden the browser may have put it to sleep, so it goes to the end of the line. */
  giveWay(): void;
  dispose(): void;
}

export function createLeadership({ tabs, isInView, onLead, onResign }: LeadershipOptions): Leadership {
  let viewer: string | null = null;
  let resign: (() => void) | null = null;
  let isLeading = false;
  let isLeaving = false;
  let isDisposed = false;

  function stand(): void {
    if (isDisposed || viewer === null) return;
    // Where there is no lock manager `onLead` is called before `campaign` returns.
    resign = () => {};
    resign = tabs.campaign(() => {
      isLeading = true;
      onLead();
    }, viewer);
  }

  /** Steps back, once the step in flight has ended, and is a candidate again for the account in use by then. */
  async function standAgain(): Promise<void> {
    if (isLeaving) return;
    isLeaving = true;
    if (isLeading) {
      isLeading = false;
      await onResign();
    }
    resign?.();
    resign = null;
    isLeaving = false;
    stand();
  }

  return {
    standFor(next) {
      if (next === viewer) return;
      viewer = next;
      void standAgain();
    },
    isLeading: () => isLeading,
    giveWay() {
      if (isLeading && !isInView()) void standAgain();
    },
    dispose() {
      isDisposed = true;
      isLeading = false;
      resign?.();
    },
  };
}
