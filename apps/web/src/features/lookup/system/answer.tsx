import type { UseQueryResult } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import { type ReactNode, useDeferredValue } from 'react';
import type { Shared } from '../../../cache/shared.ts';
import { ListSkeleton } from '../../../lists/list-skeleton.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { LookedUpFailure, LookedUpStaleNote } from './lazy-problems.tsx';

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
