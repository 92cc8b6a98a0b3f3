import type { Period } from '@frontboard/insight';

const HOUR_MS = 3_600_000;
/** Without a history, some days are shown. */
const LEAST_WIDEST_MS = 31 * 24 * HOUR_MS;

/** The range in view made longer or shorter around a fixed time: from an hour to a little more than the history. */
export function zoomed(view: Period, factor: number, aroundMs: number, known: Period): Period {
  const lengthMs = view.toMs - view.fromMs;
  const knownMs = isNothing(known) ? 0 : known.toMs - known.fromMs;
  const widestMs = Math.max(LEAST_WIDEST_MS, knownMs * 1.2);
  const nextMs = Math.min(widestMs, Math.max(HOUR_MS, lengthMs * factor));
  const fromMs = aroundMs - ((aroundMs - view.fromMs) / lengthMs) * nextMs;
  return bounded({ fromMs, toMs: fromMs + nextMs }, known);
}

/** The range in view moved by a time. */
export function panned(view: Period, byMs: number, known: Period): Period {
  return bounded({ fromMs: view.fromMs + byMs, toMs: view.toMs + byMs }, known);
}

/** The range in view with its end a little after the present. */
export function endingAt(view: Period, nowMs: number): Period {
  const lengthMs = view.toMs - view.fromMs;
  const toMs = nowMs + lengthMs * 0.05;
  return { fromMs: toMs - lengthMs, toMs };
}

/** If all switches are in the future, as on a device whose clock is behind, what is known has no finite times. */
function isNothing(known: Period): boolean {
  return !Number.isFinite(known.fromMs);
}

/** At least a part of the history stays in view. */
function bounded({ fromMs, toMs }: Period, known: Period): Period {
  if (isNothing(known)) return { fromMs, toMs };
  const lengthMs = toMs - fromMs;
  const from = Math.min(Math.max(fromMs, known.fromMs - lengthMs * 0.9), known.toMs - lengthMs * 0.1);
  return { fromMs: from, toMs: from + lengthMs };
}
