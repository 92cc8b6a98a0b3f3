import type { RunOperation } from './operation.ts';
import { formerOf, type RunItem } from './run.ts';

/**
 * The uuids of the records that a run creates or restores, by their names in it; null for one that does not exist (yet). Those of its switches are
 * by their times.
 */
export type RunNames = ReadonlyMap<string, string | null>;

/** The names of a run at its current progress. */
export function namesIn(items: readonly RunItem[]): RunNames {
  const names = new Map<string, string | null>();
  for (const item of items) {
    const { operation } = item;
    if (operation.kind === 'record-switch') {
      const recorded = formerOf(item);
      if (recorded?.kind === 'recorded') names.set(nameOfSwitch(operation.timestamp), recorded.id);
    }
    if (operation.kind !== 'create' && operation.kind !== 'restore') continue;
    const former = formerOf(item);
    // A record that is not restored keeps its former uuid as its name: the service answers that it does not exist.
    const fallback = operation.kind === 'create' ? null : operation.ref;
    names.set(operation.ref, former?.kind === 'created' ? former.uuid : fallback);
  }
  return names;
}

function nameOfSwitch(timestamp: string): string {
  return `switch:${timestamp}`;
}

/** The operation with uuids instead of the names of the run. Null if it is about a record that was not created. */
export function withUuids(operation: RunOperation, names: RunNames): RunOperation | null {
  const uuidOf = (ref: string) => (names.has(ref) ? (names.get(ref) ?? null) : ref);
  const thoseThere = (refs: readonly string[]) => refs.map(uuidOf).filter((uuid) => uuid !== null);
  switch (operation.kind) {
    case 'create':
    case 'restore':
    case 'change-local':
      return operation;
    case 'store-local':
      return {
        ...operation,
        members: operation.members.flatMap(({ ref, ...member }) => {
          const uuid = uuidOf(ref);
          return uuid === null ? [] : [{ ...member, ref: uuid }];
        }),
        switches: operation.switches.map(({ timestamp, texts, roles }) => ({
          timestamp,
          id: names.get(nameOfSwitch(timestamp)) ?? null,
          texts,
          roles: Object.fromEntries(
            Object.entries(roles).flatMap(([ref, role]) => {
              const uuid = uuidOf(ref);
              return uuid === null ? [] : [[uuid, role]];
            }),
          ),
        })),
      };
    case 'record-switch':
    case 'delete-switch': {
      const members = thoseThere(operation.members);
      // Without one of its members it would be another switch.
      return members.length < operation.members.length ? null : { ...operation, members };
    }
    default: {
      const ref = uuidOf(operation.ref);
      if (ref === null) return null;
      if (operation.kind !== 'membership') return { ...operation, ref };
      return { ...operation, ref, add: thoseThere(operation.add), remove: thoseThere(operation.remove) };
    }
  }
}
