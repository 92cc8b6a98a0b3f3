/** As people name them, whatever their zone: the night is until five and from ten in the evening. */
export type PartOfDay = 'night' | 'morning' | 'afternoon' | 'evening';

/** The first hour of each. */
const FROM = [
  [22, 'night'],
  [17, 'evening'],
  [12, 'afternoon'],
  [5, 'morning'],
] as const;

/** The part of the day that a time is in, in the zone of the device. */
export function partOfDay(atMs: number): PartOfDay {
  const hour = new Date(atMs).getHours();
  return FROM.find(([from]) => hour >= from)?.[1] ?? 'night';
}
