import { dateFormat } from '../../../platform/device-format.ts';
import { clockOptions } from '../../../ui/time/format-moment.ts';

const DAY_MS = 86_400_000;

/** A time on the axis, as precise as the steps between its neighbours. A day starts with its date. */
export function tickLabel(at: Date, stepMs: number): string {
  if (stepMs >= 360 * DAY_MS) return dateFormat({ year: 'numeric' }).format(at);
  if (stepMs >= 28 * DAY_MS) return dateFormat({ month: 'short', year: 'numeric' }).format(at);
  const isMidnight = at.getHours() === 0 && at.getMinutes() === 0;
  if (stepMs >= DAY_MS || isMidnight) return dateFormat({ day: 'numeric', month: 'short' }).format(at);
  return dateFormat(clockOptions()).format(at);
}
