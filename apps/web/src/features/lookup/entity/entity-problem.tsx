import { describeError } from '../../../data/describe-error.ts';
import type { Entity } from '../../../data/lookup/use-entity.ts';
import { Button } from '../../../ui/button.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import styles from './entity-page.module.css';
import { entityWords } from './words.ts';

/** Says that what is shown could not be renewed; nothing when all is well. */
export function EntityProblem({ entity }: { entity: Pick<Entity<unknown>, 'atMs' | 'error' | 'retry'> }) {
  return (
    <div role="status">
      {entity.error !== null && (
        <p className={styles.problem}>
          <span>
            {describeError(entity.error).title}. {entityWords.failure.lastKnown}{' '}
            {entity.atMs !== null && <RelativeTime at={entity.atMs} prefix={entityWords.failure.updated} />}
          </span>
          <Button size="small" onClick={entity.retry}>
            {entityWords.failure.retry}
          </Button>
        </p>
      )}
    </div>
  );
}
