import type { UseQueryResult } from '@tanstack/react-query';
import { CloudOff, EyeOff } from 'lucide-react';
import { type ReactNode, useDeferredValue } from 'react';
import type { Shared } from '../../../cache/shared.ts';
import { ListSkeleton } from '../../../lists/list-skeleton.tsx';
import { describeError } from '../../../text/errors/describe-error.ts';
import { describeUnknown } from '../../../text/errors/describe-unknown.ts';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { ProblemLine } from '../../../ui/wait/problem-line.tsx';
import { TryAgain } from '../../../ui/wait/try-again.tsx';
import styles from './answer.module.css';
import { lookedUpSystemWords } from './words.ts';

interface AnswerWords {
  readonly loading: string;
  readonly private: string;
  readonly privateText: string;
  readonly failed: string;
}

interface AnswerProps<T> {
  query: UseQueryResult<Shared<T>>;
  words: AnswerWords;
  children: (value: T) => ReactNode;
}

/** One list of a system in all its states; each list is independent of the others. */
export function LookedUpAnswer<T>({ query, words, children }: AnswerProps<T>) {
  const { dataUpdatedAt, error, isFetching, refetch } = query;
  // A long list renders when there is time.
  const data = useDeferredValue(query.data);
  if (data === undefined) {
    if (error === null || isFetching) return <ListSkeleton label={words.loading} />;
    return <LookedUpFailure error={error} title={words.failed} onRetry={() => void refetch()} />;
  }
  if (data.state !== 'shared') {
    return (
      <EmptyState icon={<EyeOff aria-hidden="true" size={32} strokeWidth={1.5} />} title={words.private}>
        <p>{words.privateText}</p>
      </EmptyState>
    );
  }
  return (
    <>
      {error !== null && (
        <LookedUpStaleNote error={error} atMs={dataUpdatedAt} onRetry={() => void refetch()} />
      )}
      {children(data.value)}
    </>
  );
}

interface FailureProps {
  error: unknown;
  title: string;
  /** Shown if no answer came; by default, that it isn't known yet. */
  text?: string | undefined;
  onRetry: () => void;
}

/** Says what could not be loaded and offers another attempt. */
export function LookedUpFailure({ error, title, text, onRetry }: FailureProps) {
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
export function LookedUpStaleNote({
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
        <RelativeTime at={atMs} prefix={lookedUpSystemWords.fronters.updatedFirst} />
      </ProblemLine>
    </div>
  );
}
