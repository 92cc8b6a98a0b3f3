import type { CopyReminder } from '../../persistence/documents/settings.ts';
import type { SystemCopies } from './system-copies.ts';

const DAY_MS = 86_400_000;
const AGE_MS = { off: Number.POSITIVE_INFINITY, week: 7 * DAY_MS, month: 30 * DAY_MS, quarter: 91 * DAY_MS };
const PUT_OFF_MS = 3 * DAY_MS;

/** Whether to remind of a copy now: the last one is older than chosen or there is none, and the reminder was not postponed. */
export function isCopyDue(
  { savedAtMs, putOffAtMs }: Pick<SystemCopies, 'savedAtMs' | 'putOffAtMs'>,
  wanted: CopyReminder,
  nowMs: number,
): boolean {
  if (wanted === 'off' || (putOffAtMs !== null && nowMs - putOffAtMs < PUT_OFF_MS)) return false;
  return savedAtMs === null || nowMs - savedAtMs >= AGE_MS[wanted];
}
