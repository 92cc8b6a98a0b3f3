import { formatDuration } from '../../ui/format-duration.ts';
import { formatShortDuration } from '../../ui/short-duration.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** A duration in a column of figures: short to the eye, in full for a screen reader. */
export function Duration({ ms }: { ms: number }) {
  return (
    <>
      <span aria-hidden="true">{formatShortDuration(ms)}</span>
      <VisuallyHidden>{formatDuration(ms)}</VisuallyHidden>
    </>
  );
}
