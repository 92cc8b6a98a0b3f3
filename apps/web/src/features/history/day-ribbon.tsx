import { type Day, frontsWithin, periodOfDay, type TimedSwitch } from '@frontboard/insight';
import { useMemo } from 'react';
import { drawnUntil } from '../../parts/ribbon/drawn-until.ts';
import type { PeopleIn } from '../../parts/ribbon/person.ts';
import { Ribbon } from '../../parts/ribbon/ribbon.tsx';
import { ribbonText } from '../../parts/ribbon/ribbon-text.ts';
import { ribbonWords } from '../../parts/ribbon/ribbon-words.ts';
import { type UnsureMarks, withUnsure } from '../../parts/ribbon/unsure-parts.ts';
import { useServiceNow } from '../../state/use-now.ts';
import type { EntryTimes } from './entry-times.ts';
import type { EntryNames } from './use-entry-names.ts';

const DRAW_EVERY_MS = 60_000;

/** What the ribbons of a history are drawn from. */
export interface RibbonSource {
  /** All of them, whatever is filtered, newest first. */
  readonly switches: readonly TimedSwitch[];
  readonly unknownAfter: ReadonlySet<number>;
  readonly peopleIn: PeopleIn;
  readonly names: EntryNames;
  readonly dayOf: (atMs: number) => Day;
  readonly unsure: UnsureMarks;
}

interface DayRibbonProps {
  ribbons: RibbonSource;
  times: EntryTimes;
  /** As `2026-05-03`. */
  dayKey: string;
}

/** Who was in front on a day of the history. */
export function DayRibbon({ ribbons, times, dayKey }: DayRibbonProps) {
  const { switches, unknownAfter, peopleIn, names, dayOf, unsure } = ribbons;
  const nowMs = useServiceNow(DRAW_EVERY_MS);
  const day = useMemo(() => periodOfDay(dayKey, dayOf), [dayKey, dayOf]);
  const drawnMs = drawnUntil(switches, nowMs);
  const endMs = Math.min(drawnMs, day.toMs);
  // The same for each day that is over, so that its ribbon is not drawn again.
  const runningMs = drawnMs < day.toMs ? drawnMs : Number.POSITIVE_INFINITY;
  const parts = useMemo(
    () => withUnsure(frontsWithin(switches, day, { nowMs: endMs, unknownAfter }), unsure, runningMs),
    [switches, day, endMs, runningMs, unknownAfter, unsure],
  );
  const namesIn = (memberIds: readonly string[], max: number) =>
    names.namesOf({ memberIds, isInOrder: false }, 'names', max);
  const text = ribbonText(parts, day, { nowMs: endMs, namesIn, time: times.time });
  return (
    <Ribbon
      day={day}
      parts={parts}
      peopleIn={peopleIn}
      label={ribbonWords.label(times.day(day.fromMs), text)}
    />
  );
}
