import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { formatDuration } from '../../ui/time/format-duration.ts';
import { formatShortDuration } from '../../ui/time/short-duration.ts';

/** A duration in a column of figures: short to the eye, in full for a screen reader. */
export function Duration({ ms }: { ms: number }) {
  return (
    <>
      <span aria-hidden="true">{formatShortDuration(ms)}</span>
      <VisuallyHidden>{formatDuration(ms)}</VisuallyHidden>
    </>
  );
}
