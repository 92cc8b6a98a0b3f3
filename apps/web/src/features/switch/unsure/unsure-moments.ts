/** A part of the day that somebody remembers, with the plain time that stands for it. */
export interface UnsureMoment {
  readonly part: 'yesterday-evening' | 'night' | 'morning' | 'afternoon' | 'evening';
  readonly atMs: number;
}

/** More are not remembered so. */
const MOST = 3;
/** A time that has only just begun is not remembered as a part of the day. */
const LEAST_AGO_MS = 30 * 60_000;

/** Full hours in the middle of each, the latest first. */
const PARTS = [
  ['evening', 0, 20],
  ['afternoon', 0, 15],
  ['morning', 0, 9],
  ['night', 0, 2],
  ['yesterday-evening', -1, 20],
] as const;

/** The latest parts of the day that are over or have begun, on the device's clock. */
export function unsureMoments(nowMs: number): readonly UnsureMoment[] {
  return PARTS.map(([part, days, hour]) => {
    const at = new Date(nowMs);
    at.setDate(at.getDate() + days);
    return { part, atMs: at.setHours(hour, 0, 0, 0) };
  })
    .filter(
      ({ part, atMs }) =>
        nowMs - atMs >= LEAST_AGO_MS && (part !== 'night' || new Date(nowMs).getHours() >= 5),
    )
    .slice(0, MOST);
}
