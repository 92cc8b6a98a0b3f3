import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS length or px. Take the size of what comes, so that nothing shifts. */
  width?: number | string;
  height?: number | string;
  shape?: 'line' | 'circle' | 'squircle' | 'square';
}

/** A resting place for what is loading. Silent for screen readers: the surrounding says that it is busy. */
export function Skeleton({ width = '100%', height = '1em', shape = 'line' }: SkeletonProps) {
  return <span aria-hidden="true" className={styles.skeleton} data-shape={shape} style={{ width, height }} />;
}
