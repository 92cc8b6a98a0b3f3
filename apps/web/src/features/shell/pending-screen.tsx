import { stack } from '../../ui/layout.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { shellWords } from './words.ts';

/** The placeholder of a screen whose code is loading. */
export function PendingScreen() {
  return (
    <div className={stack(4)}>
      <VisuallyHidden>
        <span role="status">{shellWords.loading}</span>
      </VisuallyHidden>
      <Skeleton width="10rem" height="2rem" />
      <Skeleton height="5rem" />
      <Skeleton height="5rem" />
    </div>
  );
}
