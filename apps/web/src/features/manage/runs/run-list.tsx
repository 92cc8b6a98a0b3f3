import styles from './run-card.module.css';
import { RunCard } from './run-card.tsx';
import { useRuns } from './use-runs.ts';

/** The runs of the active account, newest first; nothing without any. */
export function RunList() {
  const { runs, trouble, actions } = useRuns();
  if (runs.length === 0) return null;
  return (
    <div className={styles.card}>
      {runs.toReversed().map((run) => (
        <RunCard key={run.head.id} run={run} trouble={trouble} actions={actions} />
      ))}
    </div>
  );
}
