import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import styles from './pending-screen.module.css';
import { shellWords } from './words.ts';

/** The placeholder of a screen whose code is loading. */
export function PendingScreen() {
  return (
    <div className={styles.pending}>
      <VisuallyHidden>
        <span role="status">{shellWords.loading}</span>
      </VisuallyHidden>
      <Skeleton width="10rem" height="2rem" />
      <Skeleton height="5rem" />
      <Skeleton height="5rem" />
    </div>
  );
}
