import { ownColor } from '../../../ui/colors/own-color.ts';
import type { PictureColumn } from './columns-of.ts';
import styles from './each-of-you.module.css';

const HEIGHT = 20;
/** A minute in a month is seen, too. */
const LEAST_HEIGHT = 1.5;

interface PersonStripProps {
  color: string | null;
  columns: readonly PictureColumn[];
  /** The milliseconds of a member in each column. */
  times: ArrayLike<number>;
}

/** How much of each column a member was in front, in their colour: full height for all of it. Decoration beside their time. */
export function PersonStrip({ color, columns, times }: PersonStripProps) {
  return (
    <svg
      aria-hidden="true"
      className={styles.strip}
      viewBox={`0 0 ${columns.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      {...ownColor(color)}
    >
      <path d={columns.map((column, index) => barPath(index, column, times[index] ?? 0)).join('')} />
    </svg>
  );
}

function barPath(index: number, { period: { fromMs, toMs } }: PictureColumn, ms: number): string {
  if (ms <= 0) return '';
  const height = Math.max(LEAST_HEIGHT, Math.min(1, ms / (toMs - fromMs)) * HEIGHT);
  const rounded = Math.round(height * 10) / 10;
  return `M${index + 0.1} ${HEIGHT}v${-rounded}h0.8v${rounded}z`;
}
