import type { Notice, NoticesStore } from '../../state/notices.ts';

/** On a busy machine a test needs longer than a person to get from a notice to its button. */
const TIMES = 6;

/** The notices, each of which stays several times as long as in the app. */
export function lastingNotices(notices: NoticesStore): NoticesStore {
  const known = new WeakMap<readonly Notice[], readonly Notice[]>();
  const lasting = (shown: readonly Notice[]): readonly Notice[] => {
    const made = known.get(shown) ?? shown.map((it) => ({ ...it, timeoutMs: it.timeoutMs * TIMES }));
    known.set(shown, made);
    return made;
  };
  return {
    ...notices,
    getState: () => lasting(notices.getState()),
    getInitialState: () => lasting(notices.getInitialState()),
    subscribe: (listener) => notices.subscribe((state, before) => listener(lasting(state), lasting(before))),
  };
}
