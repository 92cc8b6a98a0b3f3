import { untilIdle } from '../../platform/until-idle.ts';
import { accountsLeaving, MARK_PREFIX } from '../../session/account-place.ts';
import type { Viewer } from '../../session/viewer.ts';
import type { Services } from '../services.ts';

/** The first screen has precedence over what earlier pages have left. */
const LEFT_AFTER_MS = 1_500;
/** Deleting expired data can wait until the first screen is shown. */
const SWEEP_AFTER_MS = 10_000;

/**
 * Once the first screen is there: continues what earlier pages have left, and deletes what has expired and what belongs to forgotten
 * accounts. The result stops it.
 */
export function followLeftovers(services: Services): () => void {
  const { clock, storage, demo, refresher } = services;
  // Accounts that an earlier page, or another tab, is forgetting. By the time of the sweep, another tab has ended that.
  const interrupted = accountsLeaving(storage);
  const sweepAccounts = (leaving: readonly Viewer[] = []) => {
    if (!demo)
      void import('./sweep.ts').then(({ sweepDevice }) => sweepDevice(services, leaving)).catch(() => {});
  };
  const continuing = clock.setTimeout(() => {
    void untilIdle(clock, LEFT_AFTER_MS)
      .then(() => import('../left-work.ts'))
      .then(({ continueLeft }) => continueLeft(services))
      .catch(() => {});
  }, LEFT_AFTER_MS);
  const sweep = clock.setTimeout(() => {
    void import('../../persistence/answers/answer-rows.ts')
      .then(({ deleteExpiredAnswers }) => deleteExpiredAnswers(clock.now()))
      .catch(() => {});
    sweepAccounts(interrupted.filter((one) => accountsLeaving(storage).includes(one)));
  }, SWEEP_AFTER_MS);
  const stopMarks = storage.subscribe(({ key, text }) => {
    // Another tab has forgotten an account: this one may have stored something before it knew.
    if (key?.startsWith(MARK_PREFIX) === true && text === null) sweepAccounts();
  });
  const stopAnswers = refresher.subscribeAnswers(({ id, result }) => {
    if (result.kind !== 'gone' && result.kind !== 'private-system') return;
    void import('../../persistence/answers/answer-rows.ts')
      .then(({ deleteAnswersOf }) => deleteAnswersOf(id))
      .catch(() => {});
  });
  return () => {
    clock.clearTimeout(continuing);
    clock.clearTimeout(sweep);
    stopMarks();
    stopAnswers();
  };
}
