import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import styles from './form-part.module.css';

const FIELDS = ['6em', '8em', '5em', '7em'];

/** The placeholder of a form that is loading. */
export function FormSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true" className={styles.part}>
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
      {FIELDS.map((width) => (
        <div key={width}>
          <Skeleton width={width} />
          <Skeleton height="44px" />
        </div>
      ))}
    </div>
  );
}
