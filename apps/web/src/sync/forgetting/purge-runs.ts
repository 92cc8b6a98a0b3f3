import type { Viewer } from '../../session/viewer.ts';
import { bothWithoutHeld, type Holds, withoutHeld } from '../edit/revisions/holds-text.ts';
import type { RunOperation } from '../runs/operation.ts';
import type { Former, RunItem } from '../runs/run.ts';
import type { RunStore } from '../runs/run-store.ts';

/** Removes the fields that contain a name from the journal of ended runs: Undo then leaves them unchanged. Rejects when the device refuses. */
export async function purgeRuns(store: RunStore, viewer: Viewer, holds: Holds): Promise<void> {
  for (const { head, items } of await store.load(viewer)) {
    if (head.phase !== 'ended') continue;
    const changed = items.flatMap((item, index) =>
      holds(item) ? [[index, itemWithout(item, holds)] as const] : [],
    );
    if (changed.length > 0) await store.change(head.id, { items: changed });
  }
}

/** Undo leaves unchanged what is missing. */
function itemWithout({ operation, progress }: RunItem, holds: Holds): RunItem {
  const { step } = progress;
  if (step !== 'ended' || progress.end.as !== 'done')
    return { operation: operationWithout(operation, holds), progress };
  const former = formerWithout(progress.end.former, holds);
  return {
    operation: operationWithout(operation, holds),
    progress: { step, end: { ...progress.end, former } },
  };
}

function operationWithout(operation: RunOperation, holds: Holds): RunOperation {
  switch (operation.kind) {
    case 'change': {
      const { before, after } = operation;
      return { ...operation, ...bothWithoutHeld({ before, after }, holds) };
    }
    case 'create':
      return { ...operation, fields: withoutHeld(operation.fields, holds) };
    default:
      return operation;
  }
}

function formerWithout(former: Former, holds: Holds): Former {
  if (former.kind !== 'fields') return former;
  const { was, set } = former;
  return { ...former, ...bothWithoutHeld({ was, set }, holds) };
}
