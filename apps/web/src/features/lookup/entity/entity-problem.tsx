import type { Entity } from '../../../cache/lookup/use-entity.ts';
import { describeError } from '../../../text/errors/describe-error.ts';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { ProblemLine } from '../../../ui/wait/problem-line.tsx';
import { entityWords } from './words.ts';

/** Says that the shown data could not be fetched again; nothing without a problem. */
export function EntityProblem({ entity }: { entity: Pick<Entity<unknown>, 'atMs' | 'error' | 'retry'> }) {
  const { title, retryAtMs } = describeError(entity.error);
  return (
    <div role="status">
      {entity.error !== null && (
        <ProblemLine isInCard retryAtMs={retryAtMs} onRetry={entity.retry}>
          {title}. {entityWords.failure.lastKnown}{' '}
          {entity.atMs !== null && <RelativeTime at={entity.atMs} prefix={entityWords.failure.updated} />}
        </ProblemLine>
      )}
    </div>
  );
}
