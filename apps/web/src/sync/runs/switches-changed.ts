import type { Run } from './run.ts';

/** Whether a run that was in progress has ended, and has recorded or deleted switches. */
export function haveChangedSwitches(before: readonly Run[], after: readonly Run[]): boolean {
  const open = new Set(before.flatMap(({ head }) => (head.phase === 'ended' ? [] : [head.id])));
  return after.some(
    ({ head, items }) => head.phase === 'ended' && open.has(head.id) && hasSwitches({ items }),
  );
}

function hasSwitches({ items }: Pick<Run, 'items'>): boolean {
  return items.some(
    ({ operation, progress }) =>
      (operation.kind === 'record-switch' || operation.kind === 'delete-switch') &&
      progress.step !== 'waiting',
  );
}
