import { useRef } from 'react';
import { isGoing, type Run } from '../../../sync/runs/run.ts';
import { undoStateOf } from '../../../sync/runs/undo-state.ts';
import { focusNeighbour } from '../../../ui/focus/focus-neighbour.ts';
import styles from './run-card.module.css';
import { RunCard } from './run-card.tsx';
import { useRuns } from './use-runs.ts';

interface RunCardsProps {
  /** Which runs of the active account are shown; all by default. */
  choose?: (runs: readonly Run[]) => readonly Run[];
}

/** Runs of the active account, the newest first; nothing without any. Removing one moves the focus to its neighbour. */
export function RunCards({ choose = (runs) => runs }: RunCardsProps) {
  const { runs, trouble, actions } = useRuns();
  const list = useRef<HTMLDivElement>(null);
  const shown = choose(runs).toReversed();
  const ids = shown.map(({ head }) => head.id);
  // The others wait for it.
  const current = runs.find(({ head }) => isGoing(head));
  const forget = (id: string) => {
    focusNeighbour(list.current, ids, id);
    void actions.forget(id);
  };
  if (shown.length === 0) return null;
  return (
    <div ref={list} className={styles.card}>
      {shown.map((run) => (
        <RunCard
          key={run.head.id}
          run={run}
          runs={runs}
          undo={undoStateOf(run, runs)}
          trouble={run === current ? trouble : null}
          actions={actions}
          onForget={() => forget(run.head.id)}
        />
      ))}
    </div>
  );
}
