import { cx } from './class-names.ts';
import styles from './layout.module.css';

// What the first screen loads has rules of its own: these classes would make it larger.

/** Steps of the space tokens: `--space-1` is 4 px, `--space-6` is 24 px. */
type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The class name of a column whose children stand below one another, as wide as it is. */
export function stack(gap: Space): string {
  return arranged(styles.stack, gap);
}

/** The class name of a line that never wraps; its children are centred on it. */
export function row(gap: Space): string {
  return arranged(styles.row, gap);
}

/** The class name of a line that wraps, with the same gap between its lines. */
export function cluster(gap: Space): string {
  return arranged(styles.cluster, gap);
}

/** A `cluster` that keeps its first and last children apart: a title and its tools. */
export function bar(gap: Space, align?: 'baseline'): string {
  return cx(cluster(gap), styles.between, align && styles.onBaseline);
}

/** The class name of a column of content, centred: 680 px for texts and forms, 1,040 for lists, 1,296 for boards. */
export function page(width: 'reading' | 'list' | 'board'): string {
  return styles[width] ?? '';
}

function arranged(name: string | undefined, gap: Space): string {
  return cx(name, gap > 0 && styles[`gap${gap}`]);
}
