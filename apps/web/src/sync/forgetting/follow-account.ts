import { viewerOf } from '../../session/viewer.ts';
import type { Services } from '../services.ts';

/** Keeps what is known in step with the account: who sees it, under which id, and what stays of it on the device. The result stops it. */
export function followAccount(services: Services): () => void {
  const { session, refresher, statusCache } = services;
  return session.subscribe(({ state, system }, { system: former }) => {
    if (system?.uuid === former?.uuid) {
      // By its former id it would be requested as another system's, and not be found.
      if (system !== null && former !== null && system.id !== former.id)
        refresher.rename(former.id, system.id);
      return;
    }
    // Without an account, the copies of what it saw are deleted from the device as well.
    if (former !== null && (state === 'rejected' || state === 'no-token')) {
      const viewer = viewerOf(former, former.id);
      void import('./forget-private.ts')
        .then(({ forgetSeen }) => forgetSeen(services, viewer, { isRefused: state === 'rejected' }))
        .catch(() => {});
    }
    // The viewer has changed: what the former owner saw is removed, and the own system is fetched again.
    if (former !== null) statusCache.forgetViewer(viewerOf(former, former.id));
    const changed = [former, system].filter((it) => it !== null);
    refresher.reset(['@me', ...changed.flatMap(({ id, uuid }) => (uuid === null ? [id] : [id, uuid]))]);
  });
}
