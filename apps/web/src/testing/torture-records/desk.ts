import type { Ledger } from './ledger.ts';
import type { Page } from './page.ts';
import type { RecordKind } from './schedule.ts';
import type { RecordWorld } from './world.ts';

/** Something a person has begun in a page and that is not settled. */
export interface Matter {
  /** Whether the person waits for something. */
  isBusy(): boolean;
  /** Whether nothing is left to do. */
  isSettled(): boolean;
  /** Tries again, as the app offers. */
  retry(): void;
  /** The page is reloaded or closed: what was typed is written before a page closes properly. */
  leave(how: 'close' | 'crash'): void;
  /** Continues in another page of the same tab. */
  resume(page: Page): void;
}

/** What the parts of one schedule share. */
export interface Desk {
  readonly world: RecordWorld;
  readonly ledger: Ledger;
  /** The restore copies that a page is restoring; only one does so at a time. */
  readonly locks: Map<string, Page>;
}

/** How many records of a kind and name the service has. */
export function countAt(world: RecordWorld, kind: RecordKind, name: string): number {
  return world.rows(kind).filter((row) => row.name === name).length;
}

/**
 * How many records of a kind and name there must be: minimum and maximum. Those whose creation or restoring was not reported
 * may or may not exist.
 */
export function countDue(
  { world, ledger }: Pick<Desk, 'world' | 'ledger'>,
  kind: RecordKind,
  name: string,
): readonly [least: number, most: number] {
  const made = ledger.creations.filter((it) => it.kind === kind && it.name === name);
  const restorings = [...ledger.restorings.values()].filter(
    ({ copy }) => copy.kind === kind && copy.record.name === name,
  );
  const restored = restorings.filter(({ isRestored }) => isRestored).length;
  const there = [...ledger.known].filter(
    ([uuid, it]) => it.kind === kind && it.name === name && world.has(uuid),
  ).length;
  const open =
    made.filter(({ told }) => told === null || told === 'uncertain').length + restorings.length - restored;
  return [there, there + open];
}
