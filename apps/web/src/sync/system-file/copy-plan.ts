import type { CopyPlan } from '../../persistence/documents/settings.ts';
import type { SystemCopies } from './system-copies.ts';

const DAY_MS = 86_400_000;
const PUT_OFF_MS = 3 * DAY_MS;
const RETRY_MS = 15 * 60_000;
/** A clock may be a little wrong. A copy that is further in the future was written while it was very wrong. */
const CLOCK_ERROR_MS = DAY_MS;

const REMIND_AFTER_MS: Readonly<Partial<Record<CopyPlan, number>>> = {
  'remind-week': 7 * DAY_MS,
  'remind-month': 30 * DAY_MS,
  'remind-quarter': 91 * DAY_MS,
};
/** What a plan to write means where nothing can be written. */
const IN_A_BROWSER: Readonly<Partial<Record<CopyPlan, CopyPlan>>> = {
  'write-day': 'remind-week',
  'write-week': 'remind-week',
  'write-month': 'remind-month',
};

/** Whether a plan is to write dated copies. */
export function isToWrite(plan: CopyPlan): boolean {
  return plan in IN_A_BROWSER;
}

/** What a plan means here: settings can come from a backup of a program that can write to a folder. */
export function planHere(plan: CopyPlan, canWrite: boolean): CopyPlan {
  return canWrite ? plan : (IN_A_BROWSER[plan] ?? plan);
}

/** Whether to remind of a copy now: the last one is older than wanted or there is none, and the reminder was not put off. */
export function isReminderDue(
  { savedAtMs, putOffAtMs }: Pick<SystemCopies, 'savedAtMs' | 'putOffAtMs'>,
  plan: CopyPlan,
  nowMs: number,
): boolean {
  const ageMs = REMIND_AFTER_MS[plan];
  if (ageMs === undefined || (putOffAtMs !== null && nowMs - putOffAtMs < PUT_OFF_MS)) return false;
  return savedAtMs === null || nowMs - savedAtMs >= ageMs;
}

/** Whether to write a dated copy now: the day of the next one has begun, where the device is, and a failure is not too recent. */
export function isDatedCopyDue(
  { writtenAtMs, failure }: Pick<SystemCopies, 'writtenAtMs' | 'failure'>,
  plan: CopyPlan,
  nowMs: number,
): boolean {
  if (!isToWrite(plan)) return false;
  const sinceFailureMs = failure === null ? RETRY_MS : nowMs - failure.atMs;
  if (sinceFailureMs >= 0 && sinceFailureMs < RETRY_MS) return false;
  if (writtenAtMs === null || writtenAtMs > nowMs + CLOCK_ERROR_MS) return true;
  return nowMs >= nextCopyDay(writtenAtMs, plan);
}

/** When the day of the copy after the one of `writtenAtMs` begins. The day after 31 January in a monthly plan is the last of February. */
function nextCopyDay(writtenAtMs: number, plan: CopyPlan): number {
  const written = new Date(writtenAtMs);
  const [year, month, day] = [written.getFullYear(), written.getMonth(), written.getDate()];
  if (plan === 'write-day') return new Date(year, month, day + 1).getTime();
  if (plan === 'write-week') return new Date(year, month, day + 7).getTime();
  const lastDay = new Date(year, month + 2, 0).getDate();
  return new Date(year, month + 1, Math.min(day, lastDay)).getTime();
}
