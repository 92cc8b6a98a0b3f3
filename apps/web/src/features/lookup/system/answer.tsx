import type { UseQueryResult } from '@tanstack/react-query';
import { CloudOff, EyeOff } from 'lucide-react';
import { type ReactNode, useDeferredValue } from 'react';
import type { Shared } from '../../../cache/shared.ts';
import { describeError } from '../../../text/errors/describe-error.ts';
import { describeUnknown } from '../../../text/errors/describe-unknown.ts';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { stack } from '../../../ui/layout/layout.ts';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
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
