import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS length or px. Use the size of the content, so that nothing shifts. */
  width?: number | string;
  height?: number | string;
  shape?: 'line' | 'circle' | 'squircle' | 'square';
}

/** A placeholder for loading content. Silent for screen readers: its surroundings announce the loading. */
export function Skeleton({ width = '100%', height = '1em', shape = 'line' }: SkeletonProps) {
  return <span aria-hidden="true" className={styles.skeleton} data-shape={shape} style={{ width, height }} />;
}
