import { RunCard } from '../runs/run-card.tsx';
import { useRuns } from '../runs/use-runs.ts';

/** The imports in progress or ended, each with its Undo, the newest first. */
export function ImportRuns() {
  const { runs, trouble, actions } = useRuns();
  const imports = new Set(runs.filter(({ head }) => head.about === 'import').map(({ head }) => head.id));
  const shown = runs.filter(
    ({ head }) => imports.has(head.id) || (head.undoes !== null && imports.has(head.undoes)),
  );
  const going = runs.find(({ head }) => head.phase === 'going' || head.phase === 'undoing');
  return shown
    .toReversed()
    .map((run) => (
      <RunCard
        key={run.head.id}
        run={run}
        trouble={run.head.id === going?.head.id ? trouble : null}
        actions={actions}
      />
    ));
}
