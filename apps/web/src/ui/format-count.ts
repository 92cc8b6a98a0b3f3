import { once } from './once.ts';

const counts = once(() => new Intl.NumberFormat('en'));
/** From here on there is something to separate. */
const SEPARATED = 1_000;

/** A count as it is written: 2,500. */
export function formatCount(count: number): string {
  return count < SEPARATED ? String(count) : counts().format(count);
}
