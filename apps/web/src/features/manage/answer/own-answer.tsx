import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OwnList } from '../../../cache/own/use-own-lists.ts';
import { ListSkeleton } from '../../../lists/list-skeleton.tsx';
import { NeedsToken } from '../../../parts/needs-token.tsx';
import { describeUnknown } from '../../../text/errors/describe-unknown.ts';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { TryAgain } from '../../../ui/wait/try-again.tsx';
import { StaleNote } from './stale-note.tsx';

interface OwnAnswerProps<T> {
  list: OwnList<T>;
  /** Shown while it is loading. */
  loading: string;
  /** Shown if it could not be loaded. */
  failed: string;
  children: (items: readonly T[]) => ReactNode;
}

/** A list of the own system in all its states. Known data stays visible, whatever its age, and even if fetching it again failed. */
export function OwnAnswer<T>({ list, loading, failed, children }: OwnAnswerProps<T>) {
  if (list.items !== null) {
    return (
      <>
        {list.error != null && <StaleNote error={list.error} atMs={list.atMs} onRetry={list.retry} />}
        {children(list.items)}
      </>
    );
  }
  if (list.state === 'none') return <NeedsToken purpose="manage" />;
  if (list.state === 'failed') {
    const { detail, retryAtMs } = describeUnknown(list.error);
    return (
      <EmptyState
        icon={<CloudOff aria-hidden="true" size={32} strokeWidth={1.5} />}
        title={failed}
        actions={<TryAgain untilMs={retryAtMs} onRetry={list.retry} />}
      >
        <p role="status">{detail}</p>
      </EmptyState>
    );
  }
  return <ListSkeleton label={loading} />;
}
