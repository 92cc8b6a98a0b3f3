import type { Period } from '@frontboard/insight';
import { useMemo } from 'react';
import { lineForThemes } from '../../ui/colors/own-ring.ts';
import type { PeopleIn } from './person.ts';
import styles from './ribbon.module.css';
import { type RibbonBox, type RibbonContent, ribbonBands } from './ribbon-bands.ts';
import type { RibbonPart } from './unsure-parts.ts';

interface RibbonProps {
  day: Period;
  /** The fronts of the day. Keep the array. */
  parts: readonly RibbonPart[];
  peopleIn: PeopleIn;
  /** The ribbon in words; null where the name of what is around it says who was in front. */
  label: string | null;
}

const WIDTH = 1000;
const HEIGHT = 100;
/** A front of a minute is seen, too. */
const LEAST_WIDTH = 3;

/** A day as wide as its hours, with people in their colours: one path for each colour, however many switches the day has. */
export function Ribbon({ day, parts, peopleIn, label }: RibbonProps) {
  const content = useMemo(() => ribbonBands(parts, day, peopleIn), [parts, day, peopleIn]);
  return <DrawnRibbon {...content} label={label} />;
}

interface DrawnRibbonProps extends RibbonContent, Pick<RibbonProps, 'label'> {}

/** A ribbon of any time, from what is in it. */
export function DrawnRibbon({ bands, paper, unknown, unsure, label }: DrawnRibbonProps) {
  const hasPlain = bands.some(({ color }) => lineForThemes(color) === null);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a title would be shown on hover
    <svg
      role="img"
      className={styles.ribbon}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      data-hatched={hasPlain || undefined}
      {...(label === null ? { 'aria-hidden': true } : { 'aria-label': label })}
    >
      {/* Who has no colour is a gap in what is drawn, through which the hatched ground is seen. */}
      <path className={styles.paper} d={pathOf(paper, 0)} />
      {unknown.length > 0 && <path className={styles.unknown} d={pathOf(unknown, LEAST_WIDTH)} />}
      {bands.map(({ color, boxes }) => {
        const stroke = lineForThemes(color);
        return stroke === null ? null : (
          <path
            key={color}
            className={styles.band}
            style={{ fill: `${color}`, stroke }}
            d={pathOf(boxes, LEAST_WIDTH)}
          />
        );
      })}
      {unsure.length > 0 && <UnsurePaths d={pathOf(unsure, 0)} />}
    </svg>
  );
}

/** A dotted edge that is seen on any colour. */
export function UnsurePaths({ d }: { d: string }) {
  return (
    <>
      <path className={styles.unsureGround} d={d} />
      <path className={styles.unsure} d={d} />
    </>
  );
}

function pathOf(boxes: readonly RibbonBox[], leastWidth: number): string {
  return boxes
    .map((box) => {
      const width = rounded(Math.max(box.width * WIDTH, leastWidth));
      const x = rounded(Math.min(box.x * WIDTH, WIDTH - width));
      const height = rounded(box.height * HEIGHT);
      return `M${x} ${rounded(box.y * HEIGHT)}h${width}v${height}h${-width}z`;
    })
    .join('');
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
