import { accountsLeaving } from '../../session/account-dismissal.ts';
import { MARK_PREFIX } from '../../session/account-place.ts';
import type { Viewer } from '../../session/viewer.ts';
import type { Services } from '../services.ts';

/** Deleting what has expired can wait until well after the first screen is shown. */
const SWEEP_AFTER_MS = 8_500;

/** Deletes what has expired and what belongs to forgotten accounts: some time from now, and when another tab has forgotten one. */
export function createSweep(services: Services): { dispose(): void } {
  const { clock, storage, demo } = services;
  // Accounts that an earlier page, or another tab, is forgetting. By the time of the sweep, another tab has ended that.
  const interrupted = accountsLeaving(storage);
  const sweepAccounts = (leaving: readonly Viewer[] = []) => {
    if (!demo)
      void import('./sweep.ts').then(({ sweepDevice }) => sweepDevice(services, leaving)).catch(() => {});
  };
  const timer = clock.setTimeout(() => {
    void import('../../persistence/answers/answer-rows.ts')
      .then(({ deleteExpiredAnswers }) => deleteExpiredAnswers(clock.now()))
      .catch(() => {});
    sweepAccounts(interrupted.filter((one) => accountsLeaving(storage).includes(one)));
  }, SWEEP_AFTER_MS);
  const stop = storage.subscribe(({ key, text }) => {
    // This tab may have stored something before it knew.
    if (key?.startsWith(MARK_PREFIX) === true && text === null) sweepAccounts();
  });
  return {
    dispose() {
      clock.clearTimeout(timer);
      stop();
    },
  };
}
