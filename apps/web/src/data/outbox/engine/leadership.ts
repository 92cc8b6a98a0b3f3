import type { Tabs } from '../../../platform/tabs.ts';

interface LeadershipOptions {
  readonly tabs: Tabs;
  /** Whether this tab can be seen. */
  readonly isInView: () => boolean;
  readonly onLead: () => void;
  /** Ends what is under way; leading ends when it resolves. */
  readonly onResign: () => Promise<void>;
}

/** Which tab sends. Every tab stands; one leads. */
export interface Leadership {
  /** Asks to lead, from now on. */
  stand(): void;
  isLeading(): boolean;
  /** Another tab came into view. If this one is hidden the browser may have put it to sleep, so it goes to the end of the line. */
  giveWay(): void;
  dispose(): void;
}

export function createLeadership({ tabs, isInView, onLead, onResign }: LeadershipOptions): Leadership {
  let resign: (() => void) | null = null;
  let isLeading = false;
  let isDisposed = false;

  function stand(): void {
    if (isDisposed || resign !== null) return;
    // Where there is no lock manager `onLead` is called before `campaign` returns.
    resign = () => {};
    resign = tabs.campaign(() => {
      isLeading = true;
      onLead();
    });
  }

  async function giveWay(): Promise<void> {
    if (!isLeading || isInView()) return;
    isLeading = false;
    await onResign();
    resign?.();
    resign = null;
    stand();
  }

  return {
    stand,
    isLeading: () => isLeading,
    giveWay: () => void giveWay(),
    dispose() {
      isDisposed = true;
      isLeading = false;
      resign?.();
    },
  };
}
