import type { Entity } from '../../../cache/lookup/use-entity.ts';
import { describeError } from '../../../text/errors/describe-error.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { TryAgain } from '../../../ui/wait/try-again.tsx';
import styles from './entity-page.module.css';
import { entityWords } from './words.ts';

/** Says that the shown data could not be fetched again; nothing without a problem. */
export function EntityProblem({ entity }: { entity: Pick<Entity<unknown>, 'atMs' | 'error' | 'retry'> }) {
  const { title, retryAtMs } = describeError(entity.error);
  return (
    <div role="status">
      {entity.error !== null && (
        <p className={styles.problem}>
          <span>
            {title}. {entityWords.failure.lastKnown}{' '}
            {entity.atMs !== null && <RelativeTime at={entity.atMs} prefix={entityWords.failure.updated} />}
          </span>
          <TryAgain size="small" untilMs={retryAtMs} onRetry={entity.retry} />
        </p>
      )}
    </div>
  );
}
