import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describeUnknown } from '../../../text/errors/describe-unknown.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { TryAgain } from '../../../ui/wait/try-again.tsx';
import styles from './parts.module.css';
import { serverWords } from './words.ts';

const words = serverWords.server;

interface PartQueryProps<T> {
  query: UseQueryResult<T>;
  /** Renders the answer, also while it is fetched again and after that has failed. */
  children: (data: T) => ReactNode;
}

/** The answer of the service, that it is loading, or why it failed. */
export function PartQuery<T>({ query, children }: PartQueryProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) {
    return (
      <div aria-busy="true" className={styles.loading}>
        <span role="status">{words.loading}</span>
        <Skeleton height={44} />
        <Skeleton height={160} />
      </div>
    );
  }
  const { title, detail, action, retryAtMs } = describeUnknown(query.error);
  return (
    <EmptyState
      title={title}
      actions={
        action === 'settings' ? (
          <LinkButton to="/settings">{words.toSettings}</LinkButton>
        ) : (
          <TryAgain untilMs={retryAtMs} onRetry={() => void query.refetch()} />
        )
      }
    >
      <p>{detail}</p>
    </EmptyState>
  );
}
