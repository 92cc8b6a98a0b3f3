import { describeError } from '../../../text/errors/describe-error.ts';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { ProblemLine } from '../../../ui/wait/problem-line.tsx';
import { manageWords as words } from '../words.ts';

interface StaleNoteProps {
  error: unknown;
  /** When it was known, in milliseconds since 1970. */
  atMs: number | null;
  onRetry: () => void;
}

/** Says above data of the own system that it could not be fetched again, and how old it is. */
export function StaleNote({ error, atMs, onRetry }: StaleNoteProps) {
  const { title, retryAtMs } = describeError(error);
  return (
    <div role="status">
      <ProblemLine retryAtMs={retryAtMs} onRetry={onRetry}>
        {title}. {words.lastKnown} {atMs !== null && <RelativeTime at={atMs} prefix={words.updated} />}
      </ProblemLine>
    </div>
  );
}
