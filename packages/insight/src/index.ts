export {
  type CalendarQuery,
  type DayCount,
  switchesPerDay,
  switchesPerHour,
  timePerHour,
} from './calendar.ts';
export {
  type CompactHistory,
  compactColumns,
  compactHistory,
  type HistorySwitch,
  withNewest,
} from './compact-history.ts';
export { createDayFinder, type Day, isKnownZone, periodOfDay, startOfDay } from './days.ts';
export {
  type Figures,
  laneFigures,
  type PeriodFigures,
  periodFigures,
  type ShareMode,
  shareOf,
} from './figures.ts';
export { type FrontingSince, frontingSince } from './fronting-since.ts';
export { type FrontPart, frontsWithin } from './fronts-within.ts';
export { type Lane, laneForEach } from './lanes.ts';
export { type Pair, type Pairs, pairsOf } from './pairs.ts';
export { knownPart, type Period } from './period.ts';
export { frontSlices, type Slice, type SlicePart, timePerColumn, usualDay } from './shares.ts';
export { type Stretches, stretchesOf, stretchTotals } from './stretches.ts';
export {
  NO_SWITCHES,
  type SwitchColumns,
  splicedColumns,
  switchColumns,
  type TimedSwitch,
} from './switch-columns.ts';
