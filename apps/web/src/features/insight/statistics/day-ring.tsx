import type { Slice } from '@frontboard/insight';
import { useId } from 'react';
import type { PeopleIn } from '../../../parts/ribbon/person.ts';
import { lineForThemes } from '../../../ui/colors/own-ring.ts';
import { hourName } from '../hour-name.ts';
import { type RingSlice, ringPath } from './ring-path.ts';
import { sharesOf } from './slice-bands.ts';
import styles from './usual-day.module.css';

const OUTER_R = 108;
const INNER_R = 56;
const LABEL_R = 122;
const HALF_PX = 146;
const HOURS = [0, 6, 12, 18];
const SIDES: Readonly<Record<number, string>> = { 6: 'right', 18: 'left' };

interface DayRingProps {
  /** The slices of a day, from midnight on. */
  slices: readonly Slice[];
  peopleIn: PeopleIn;
  /** The present as a part of the day, from 0 to 1. */
  now: number;
  /** The ring in words. */
  label: string;
}

/** A day as a ring with midnight at the top: at each time, people share its width by how much they were in front then. */
export function DayRing({ slices, peopleIn, now, label }: DayRingProps) {
  const hatch = useId();
  const paths = bandsOf(slices, peopleIn);
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.ring}
      viewBox={`${-HALF_PX} ${-HALF_PX} ${2 * HALF_PX} ${2 * HALF_PX}`}
    >
      <defs>
        <pattern
          id={hatch}
          width="4.5"
          height="4.5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="4.5" height="4.5" className={styles.plain} />
          <rect width="1.5" height="4.5" className={styles.plainLine} />
        </pattern>
      </defs>
      <circle r={(INNER_R + OUTER_R) / 2} strokeWidth={OUTER_R - INNER_R} className={styles.paper} />
      {paths.map(({ id, color, path }) => {
        const line = lineForThemes(color);
        return (
          <path
            key={id}
            className={styles.band}
            style={
              line === null ? { fill: `url(#${CSS.escape(hatch)})` } : { fill: `${color}`, stroke: line }
            }
            d={path}
          />
        );
      })}
      <path className={styles.now} d={notch(now)} />
      {HOURS.map((hour) => (
        <text
          key={hour}
          className={styles.hour}
          // At the sides it begins beside the ring; its length differs between languages.
          data-side={SIDES[hour]}
          x={Math.sin((hour / 12) * Math.PI) * (hour % 12 === 0 ? LABEL_R : OUTER_R + 4)}
          y={-Math.cos((hour / 12) * Math.PI) * LABEL_R}
        >
          {hourName(hour, 'short')}
        </text>
      ))}
    </svg>
  );
}

interface RingBand {
  /** The id of the person; empty for the people with the least time together. */
  readonly id: string;
  readonly color: string | null;
  readonly path: string;
}

/** A path for each person: one shape for each time in which they are in front in all slices. */
function bandsOf(slices: readonly Slice[], peopleIn: PeopleIn): readonly RingBand[] {
  const radius = (part: number) => INNER_R + part * (OUTER_R - INNER_R);
  const runs = new Map<
    string,
    { readonly color: string | null; readonly list: RingSlice[][]; lastIndex: number }
  >();
  for (const [index, slice] of slices.entries()) {
    const turn = { from: index / slices.length, to: (index + 1) / slices.length };
    for (const { person, from, to } of sharesOf(slice, peopleIn)) {
      const run = runs.get(person?.id ?? '') ?? { color: person?.color ?? null, list: [], lastIndex: -2 };
      runs.set(person?.id ?? '', run);
      const part = { ...turn, innerR: radius(from), outerR: radius(to) };
      if (run.lastIndex === index - 1) run.list.at(-1)?.push(part);
      else run.list.push([part]);
      run.lastIndex = index;
    }
  }
  return [...runs].map(([id, { color, list }]) => ({ id, color, path: list.map(ringPath).join('') }));
}

/** A triangle at the inner edge that points to a time. */
function notch(turn: number): string {
  const point = (at: number, radius: number) =>
    `${Math.sin(at * 2 * Math.PI) * radius} ${-Math.cos(at * 2 * Math.PI) * radius}`;
  return `M${point(turn, INNER_R - 3)}L${point(turn - 0.025, INNER_R - 14)}L${point(turn + 0.025, INNER_R - 14)}z`;
}
