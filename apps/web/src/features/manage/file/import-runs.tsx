import type { Run } from '../../../sync/runs/run.ts';
import { RunCards } from '../runs/run-cards.tsx';

/** The imports in progress or ended, each with its Undo. */
export function ImportRuns() {
  return <RunCards choose={importsAmong} />;
}

function importsAmong(runs: readonly Run[]): readonly Run[] {
  const imports = new Set(runs.filter(({ head }) => head.about === 'import').map(({ head }) => head.id));
  return runs.filter(
    ({ head }) => imports.has(head.id) || (head.undoes !== null && imports.has(head.undoes)),
  );
}
