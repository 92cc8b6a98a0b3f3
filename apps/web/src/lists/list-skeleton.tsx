import { stack } from '../ui/layout/layout.ts';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import { VisuallyHidden } from '../ui/text/visually-hidden.tsx';
import styles from './list-skeleton.module.css';

const SKELETON_ROWS = ['9em', '6em', '11em', '7em', '8em', '10em', '6em', '9em'];

/** The placeholder of a list and its tools. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true" className={stack(4)}>
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
      <Skeleton height="44px" />
      <Skeleton height="44px" width="min(20em, 100%)" />
      <Skeleton width="6em" />
      <div className={styles.rows}>
        {SKELETON_ROWS.map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same, and never move
          <div key={index} className={styles.row}>
            <Skeleton width={40} height={40} shape="circle" />
            <Skeleton width={width} />
          </div>
        ))}
      </div>
    </div>
  );
}
