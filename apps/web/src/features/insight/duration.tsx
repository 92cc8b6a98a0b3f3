import { formatDuration } from '../../ui/format-duration.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { insightWords } from './words.ts';

/** A duration in a column of figures: short to the eye, in full for a screen reader. */
export function Duration({ ms }: { ms: number }) {
  return (
    <>
      <span aria-hidden="true">{formatDuration(ms, insightWords.shortDuration)}</span>
      <VisuallyHidden>{formatDuration(ms)}</VisuallyHidden>
    </>
  );
}
