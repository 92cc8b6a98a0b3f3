import styles from './mark.module.css';

/** The product's mark: overlapping circles, one in front. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32">
      <circle className={styles.back} cx="9" cy="11" r="7.5" />
      <circle className={styles.middle} cx="9.5" cy="21" r="8.5" />
      <circle className={styles.front} cx="20" cy="16" r="10.5" />
    </svg>
  );
}
