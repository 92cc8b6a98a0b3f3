import type { Viewer } from '../../session/viewer.ts';
import { bothWithoutHeld, type Holds, withoutHeld } from '../edit/revisions/holds-text.ts';
import type { LeftParts, LeftReason } from '../records/left-parts.ts';
import type { RunOperation } from '../runs/operation.ts';
import type { Former, OperationEnd, RunItem } from '../runs/run.ts';
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

function itemWithout({ operation, progress }: RunItem, holds: Holds): RunItem {
  return {
    operation: operationWithout(operation, holds),
    progress: progress.step === 'ended' ? { ...progress, end: endWithout(progress.end, holds) } : progress,
  };
}

function endWithout(end: OperationEnd, holds: Holds): OperationEnd {
  switch (end.as) {
    case 'done':
      return { ...end, former: formerWithout(end.former, holds), left: leftWithout(end.left, holds) };
    case 'left':
      return { ...end, left: leftWithout(end.left, holds) };
    case 'refused':
      return holds(end.detail) ? { ...end, detail: '' } : end;
    default:
      return end;
  }
}

/** The reasons stay, without the value of the other device and the message of the service. */
function leftWithout(left: LeftParts, holds: Holds): LeftParts {
  return Object.fromEntries(
    Object.entries(left).map(([part, reason]) => [part, holds(reason) ? reasonWithout(reason) : reason]),
  );
}

function reasonWithout(reason: LeftReason): LeftReason {
  switch (reason.why) {
    case 'changed':
      return { ...reason, now: null };
    case 'refused':
      return { ...reason, detail: '' };
    case 'gone':
      return reason;
  }
}

function operationWithout(operation: RunOperation, holds: Holds): RunOperation {
  switch (operation.kind) {
    case 'change': {
      const { before, after } = operation;
      return { ...operation, ...bothWithoutHeld({ before, after }, holds) };
    }
    case 'create':
      return { ...operation, fields: withoutHeld(operation.fields, holds) };
    case 'store-local':
      return {
        ...operation,
        // Values have the places of fields.
        fields: operation.fields.map((field) => (holds(field) ? { ...field, name: '', choices: [] } : field)),
        members: operation.members.filter((member) => !holds(member)),
        switches: operation.switches.filter((one) => !holds(one)),
      };
    case 'change-local':
      return { ...operation, changes: withoutHeld(operation.changes, holds) };
    default:
      return operation;
  }
}

/** Undo leaves unchanged what is missing. */
function formerWithout(former: Former, holds: Holds): Former {
  if (former.kind === 'local') return { ...former, changes: withoutHeld(former.changes, holds) };
  if (former.kind !== 'fields') return former;
  const { was, set } = former;
  return { ...former, ...bothWithoutHeld({ was, set }, holds) };
}
