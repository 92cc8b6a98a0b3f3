import { compareInstants } from '../../cache/switches/switch-order.ts';
import { undoingChanges } from '../../session/local/local-changes.ts';
import type { RunOperation } from './operation.ts';
import { formerOf, type Run, type RunItem } from './run.ts';
import { namesIn, type RunNames } from './run-names.ts';

/**
 * The operations that undo what a run has done, in reverse order: each field gets its former value, as long as it still has the value
 * that the run gave it. Its switches are deleted first, and former ones recorded last, the oldest first: the service refuses a switch
 * with the members of the newest one, and so each follows the one that it followed before.
 */
export function undoOf({ items }: Run): readonly RunOperation[] {
  const names = namesIn(items);
  const operations = items.toReversed().flatMap((item) => undoOfItem(item, names) ?? []);
  return operations.toSorted((one, other) => turnOf(one) - turnOf(other) || compareSwitches(one, other));
}

function turnOf({ kind }: RunOperation): number {
  if (kind === 'delete-switch') return 0;
  return kind === 'record-switch' ? 2 : 1;
}

function compareSwitches(one: RunOperation, other: RunOperation): number {
  return one.kind === 'record-switch' && other.kind === 'record-switch'
    ? compareInstants(one.timestamp, other.timestamp)
    : 0;
}

function undoOfItem(item: RunItem, names: RunNames): RunOperation | null {
  const { operation } = item;
  const former = formerOf(item);
  if (former === null) return null;
  const named = (ref: string) => names.get(ref) ?? ref;
  switch (former.kind) {
    case 'fields': {
      if (operation.kind !== 'change' || Object.keys(former.was).length === 0) return null;
      const { of, ref } = operation;
      return { kind: 'change', of, ref: named(ref), before: former.set, after: former.was };
    }
    case 'membership': {
      if (operation.kind !== 'membership') return null;
      const { of, ref } = operation;
      const [add, remove] = [former.removed, former.added];
      return add.length + remove.length === 0
        ? null
        : { kind: 'membership', of, ref: named(ref), add, remove };
    }
    case 'created':
      if (operation.kind !== 'create' && operation.kind !== 'restore') return null;
      return { kind: 'delete', of: operation.of, ref: former.uuid };
    case 'deleted':
      return operation.kind === 'delete' ? { kind: 'restore', of: operation.of, ref: former.uuid } : null;
    case 'recorded': {
      if (operation.kind !== 'record-switch') return null;
      const { timestamp } = operation;
      return { kind: 'delete-switch', id: former.id, timestamp, members: former.members };
    }
    case 'local':
      return { kind: 'change-local', changes: undoingChanges(former.changes) };
    case 'switch-deleted': {
      if (operation.kind !== 'delete-switch') return null;
      const { timestamp, members } = operation;
      return { kind: 'record-switch', timestamp, members };
    }
  }
}
