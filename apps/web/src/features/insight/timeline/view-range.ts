import type { Period } from '@frontboard/insight';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** In a longer range a day is hardly seen. */
const LONGEST_BY_DAY_MS = 31 * DAY_MS;
/** Without a history, some days are shown. */
const LEAST_WIDEST_MS = 31 * 24 * HOUR_MS;
/** The part of the view after the end of the history: room for the line of the present. */
const AFTER = 0.05;

/** The range in view made longer or shorter around a fixed time: from an hour to a little more than the history. */
export function zoomed(view: Period, factor: number, aroundMs: number, known: Period): Period {
  const lengthMs = view.toMs - view.fromMs;
  const knownMs = isNothing(known) ? 0 : known.toMs - known.fromMs;
  const widestMs = Math.max(LEAST_WIDEST_MS, knownMs * 1.1);
  const nextMs = Math.min(widestMs, Math.max(HOUR_MS, lengthMs * factor));
  const fromMs = aroundMs - ((aroundMs - view.fromMs) / lengthMs) * nextMs;
  return bounded({ fromMs, toMs: fromMs + nextMs }, known);
}

/** A range of this length that ends where the view does; null: all that is known. */
export function ranged(view: Period, lengthMs: number | null, known: Period): Period {
  if (lengthMs !== null) return bounded({ fromMs: view.toMs - lengthMs, toMs: view.toMs }, known);
  if (isNothing(known)) return view;
  const knownMs = Math.max(HOUR_MS, known.toMs - known.fromMs);
  return endingAt({ fromMs: 0, toMs: knownMs / (1 - AFTER) }, known.toMs);
}

/** How far an arrow key moves a range: a day, but of a range of hours or of many months a quarter. */
export function keyStep({ fromMs, toMs }: Period): number {
  const lengthMs = toMs - fromMs;
  return lengthMs < DAY_MS || lengthMs > LONGEST_BY_DAY_MS ? lengthMs / 4 : DAY_MS;
}

/** The range in view moved by a time. */
export function panned(view: Period, byMs: number, known: Period): Period {
  return bounded({ fromMs: view.fromMs + byMs, toMs: view.toMs + byMs }, known);
}

/** The range in view with its end a little after the present. */
export function endingAt(view: Period, nowMs: number): Period {
  const lengthMs = view.toMs - view.fromMs;
  const toMs = nowMs + lengthMs * AFTER;
  return { fromMs: toMs - lengthMs, toMs };
}

/** The end of what is in view, without the room for the line of the present. */
export function endInView(view: Period, known: Period): number {
  return isNothing(known) ? view.toMs : Math.min(view.toMs, known.toMs);
}

/** If all switches are in the future, as on a device whose clock is behind, what is known has no finite times. */
function isNothing(known: Period): boolean {
  return !Number.isFinite(known.fromMs);
}

/** The view ends with the history at the latest. It shows all of the history if that fits, otherwise a part. */
function bounded({ fromMs, toMs }: Period, known: Period): Period {
  if (isNothing(known)) return { fromMs, toMs };
  const lengthMs = toMs - fromMs;
  const latest = known.toMs - lengthMs * (1 - AFTER);
  const from =
    latest <= known.fromMs ? latest : Math.min(Math.max(fromMs, known.fromMs - lengthMs * 0.9), latest);
  return { fromMs: from, toMs: from + lengthMs };
}
