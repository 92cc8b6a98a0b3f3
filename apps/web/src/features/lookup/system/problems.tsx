import { CloudOff } from 'lucide-react';
import { describeError } from '../../../text/errors/describe-error.ts';
import { describeUnknown } from '../../../text/errors/describe-unknown.ts';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { ProblemLine } from '../../../ui/wait/problem-line.tsx';
import { TryAgain } from '../../../ui/wait/try-again.tsx';
import styles from './problems.module.css';
import { lookedUpSystemWords } from './words.ts';

interface FailureProps {
  error: unknown;
  title: string;
  /** Shown if no answer came; by default, that it isn't known yet. */
  text?: string | undefined;
  onRetry: () => void;
}

/** Says what could not be loaded and offers another attempt. */
export function ListFailure({ error, title, text, onRetry }: FailureProps) {
  const { detail, retryAtMs } = describeUnknown(error, text);
  return (
    <EmptyState
      icon={<CloudOff aria-hidden="true" size={32} strokeWidth={1.5} />}
      title={title}
      actions={<TryAgain untilMs={retryAtMs} onRetry={onRetry} />}
    >
      <p role="status">{detail}</p>
    </EmptyState>
  );
}

/** Says above old data that it could not be fetched again. */
export function ListStaleNote({
  error,
  atMs,
  onRetry,
}: {
  error: unknown;
  /** When it was known, in milliseconds since 1970. */
  atMs: number;
  onRetry: () => void;
}) {
  const { title, retryAtMs } = describeError(error);
  return (
    <div role="status" className={styles.stale}>
      <ProblemLine retryAtMs={retryAtMs} onRetry={onRetry}>
        {title}. {lookedUpSystemWords.lastKnown}{' '}
        <RelativeTime at={atMs} prefix={lookedUpSystemWords.updatedFirst} />
      </ProblemLine>
    </div>
  );
}

interface CardProblemProps {
  error: unknown;
  /** Whether something is known of the system. */
  isKnown: boolean;
  /** When it was known, in milliseconds since 1970; 0 when that is unknown. */
  atMs: number;
  onRetry: () => void;
}

/** Says in the card of a system that it could not be fetched. */
export function CardProblem({ error, isKnown, atMs, onRetry }: CardProblemProps) {
  const { title, retryAtMs } = describeError(error);
  return (
    <ProblemLine isInCard retryAtMs={retryAtMs} onRetry={onRetry}>
      {title}. {isKnown ? lookedUpSystemWords.lastKnown : describeUnknown(error).detail}{' '}
      {isKnown && atMs > 0 && <RelativeTime at={atMs} prefix={lookedUpSystemWords.updatedFirst} />}
    </ProblemLine>
  );
}
