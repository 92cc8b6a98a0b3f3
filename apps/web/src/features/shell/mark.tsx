import styles from './mark.module.css';

/** The product's mark: overlapping circles, one in front. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32" className={styles.mark}>
      <circle className={styles.back} cx="11.5" cy="11" r="7.5" />
      <circle className={styles.middle} cx="21.5" cy="13" r="7" />
      <circle className={styles.front} cx="15.5" cy="20" r="8.5" />
    </svg>
  );
}
