import { countRun, type Run } from './run.ts';

/** Time that the rest of a run takes at the pace so far, in milliseconds; null until there is a pace. */
export function timeLeftMs(run: Run): number | null {
  const { all, ended } = countRun(run);
  if (ended === 0 || run.head.workedMs === 0) return null;
  return Math.round((run.head.workedMs / ended) * (all - ended));
}
