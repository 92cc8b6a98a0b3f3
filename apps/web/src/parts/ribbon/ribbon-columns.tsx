import { memo } from 'react';
import { lineForThemes } from '../../ui/colors/own-ring.ts';
import styles from './ribbon.module.css';
import { UnsurePaths } from './ribbon.tsx';
import type { RibbonBox, RibbonContent } from './ribbon-bands.ts';

/** The width of a column and the gap after it. */
const STEP = 100;
const WIDTH = 86;
const HEIGHT = 1000;
/** A front of a minute is seen, too. */
const LEAST_HEIGHT = 3;

interface RibbonColumnsProps {
  /** One for each column. Keep the array. */
  ribbons: readonly RibbonContent[];
}

/**
 * Ribbons beside each other, each from the top down, as one drawing: a path for each colour in all of them. A drawing for each would
 * have thousands of paths in a large system. Decoration: what is around it says who was in front.
 */
export const RibbonColumns = memo(function RibbonColumns({ ribbons }: RibbonColumnsProps) {
  const colors = new Map<string | null, string>();
  let [paper, unknown, unsure] = ['', '', ''];
  for (const [index, ribbon] of ribbons.entries()) {
    for (const { color, boxes } of ribbon.bands) {
      colors.set(color, (colors.get(color) ?? '') + pathOf(index, boxes, LEAST_HEIGHT));
    }
    paper += pathOf(index, ribbon.paper, 0);
    unknown += pathOf(index, ribbon.unknown, LEAST_HEIGHT);
    unsure += pathOf(index, ribbon.unsure, 0);
  }
  const isHatched = [...colors.keys()].some((color) => lineForThemes(color) === null);
  const gaps = ribbons.map((_, index) => `M${index * STEP + WIDTH} 0v${HEIGHT}h${STEP - WIDTH}v${-HEIGHT}z`);
  return (
    <svg
      aria-hidden="true"
      className={styles.ribbon}
      viewBox={`0 0 ${ribbons.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      data-hatched={isHatched || undefined}
    >
      {/* Who has no colour is a gap in what is drawn, through which the hatched ground is seen. */}
      <path className={styles.paper} d={paper} />
      {unknown !== '' && <path className={styles.unknown} d={unknown} />}
      {[...colors].map(([color, path]) => {
        const stroke = lineForThemes(color);
        return stroke === null ? null : (
          <path key={color} className={styles.band} style={{ fill: `${color}`, stroke }} d={path} />
        );
      })}
      {unsure !== '' && <UnsurePaths d={unsure} />}
      <path className={styles.gaps} d={gaps.join('')} />
    </svg>
  );
});

function pathOf(index: number, boxes: readonly RibbonBox[], leastHeight: number): string {
  return boxes
    .map((box) => {
      const height = rounded(Math.max(box.width * HEIGHT, leastHeight));
      const top = rounded(Math.min(box.x * HEIGHT, HEIGHT - height));
      const width = rounded(box.height * WIDTH);
      return `M${rounded(index * STEP + box.y * WIDTH)} ${top}v${height}h${width}v${-height}z`;
    })
    .join('');
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
