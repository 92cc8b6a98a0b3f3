import * as v from 'valibot';
import { type Database, openDatabase, refuseUnless, writeOverCaches } from '../../persistence/database.ts';
import type { Viewer } from '../../session/viewer.ts';
import { type Run, type RunHead, type RunItem, runHeadSchema, runItemSchema } from './run.ts';

/** What changes in the journal of a run. */
export interface RunChange {
  /** Changes the head as it is stored: another tab may have paused the run. */
  readonly head?: (head: RunHead) => RunHead;
  readonly items?: readonly (readonly [index: number, item: RunItem])[];
}

/** The journal of runs. Every method rejects when the device refuses. */
export interface RunStore {
  /** All runs of an account, the oldest first. What can't be read is left out. */
  load(viewer: Viewer): Promise<readonly Run[]>;
  /**
   * Stores a new run and, with it, the end of the run that it undoes. Resolves once both are on the device. Rejects if
   * `isAllowed` refuses once the database is open.
   */
  add(run: Run, isAllowed?: () => boolean): Promise<void>;
  /** Changes a run in one step. Resolves to its head when it is on the device; null when there is no such run. */
  change(id: string, change: RunChange): Promise<RunHead | null>;
  remove(id: string): Promise<void>;
}

/** The heads of all runs on this device, of all accounts. Reads one row of each run. */
export async function readRunHeads(database: Database): Promise<readonly RunHead[]> {
  const heads: RunHead[] = [];
  let cursor = await database.transaction('runs').store.openCursor();
  while (cursor !== null) {
    const head = headOf(cursor.value);
    if (head !== null) heads.push(head);
    cursor = await cursor.continue([cursor.key[0], Number.MAX_SAFE_INTEGER]);
  }
  return heads;
}

/** A run with a change. */
export function withChange(run: Run, { head, items = [] }: RunChange): Run {
  const changed = [...run.items];
  for (const [index, item] of items) changed[index] = item;
  return { head: head?.(run.head) ?? run.head, items: items.length === 0 ? run.items : changed };
}

/** The end of the run that another one undoes. */
export function undoneBy({ head: { id, startedAtMs } }: Run): RunChange {
  return {
    head: (head) => ({
      ...head,
      phase: 'ended',
      endedAtMs: head.endedAtMs ?? startedAtMs,
      undoneBy: id,
    }),
  };
}

/** The part of the row that holds the head of a run. */
const HEAD = -1;

interface Row {
  readonly run: string;
  readonly part: number;
  readonly viewer: string;
  readonly value: unknown;
}

/** The journal on this device. The database is opened when first used. */
export const deviceRuns: RunStore = {
  async load(viewer) {
    const database = await openDatabase();
    return runsOf(await database.getAllFromIndex('runs', 'viewer', viewer));
  },
  async add(run, isAllowed = () => true) {
    await writeOverCaches(await openDatabase(), async (database) => {
      refuseUnless(isAllowed);
      const { store, done } = database.transaction('runs', 'readwrite', { durability: 'strict' });
      const undone = run.head.undoes ?? '';
      const ended = changedRows(await store.get([undone, HEAD]), undone, undoneBy(run));
      await Promise.all([...[...rowsOf(run), ...ended].map((row) => store.put(row)), done]);
    });
  },
  async change(id, change) {
    return writeOverCaches(await openDatabase(), async (database) => {
      // `strict`: on the disk when it resolves, because its request is sent next.
      const { store, done } = database.transaction('runs', 'readwrite', { durability: 'strict' });
      const rows = changedRows(await store.get([id, HEAD]), id, change);
      await Promise.all([...rows.map((row) => store.put(row)), done]);
      return headOf(rows[0]);
    });
  },
  async remove(id) {
    const database = await openDatabase();
    await database.delete('runs', IDBKeyRange.bound([id, HEAD], [id, Number.MAX_SAFE_INTEGER]));
  },
};

/** A journal that lasts as long as the page. */
function createMemoryRuns(): RunStore {
  const runs = new Map<string, Run>();
  const change = (id: string, wanted: RunChange) => {
    const run = runs.get(id);
    if (run === undefined) return null;
    const changed = withChange(run, wanted);
    runs.set(id, changed);
    return changed.head;
  };
  return {
    load: async (viewer) => inOrder([...runs.values()].filter(({ head }) => head.viewer === viewer)),
    async add(run, isAllowed = () => true) {
      refuseUnless(isAllowed);
      runs.set(run.head.id, run);
      change(run.head.undoes ?? '', undoneBy(run));
    },
    change: async (id, wanted) => change(id, wanted),
    async remove(id) {
      runs.delete(id);
    },
  };
}

/** The journal of this page: of sample data, and of a session-only account. */
export const pageRuns = createMemoryRuns();

function rowsOf({ head, items }: Run): readonly Row[] {
  const { id: run, viewer } = head;
  return [
    { run, viewer, part: HEAD, value: head },
    ...items.map((item, part) => ({ run, viewer, part, value: item })),
  ];
}

/** The rows to store for a change: the head first. None when there is no such run. */
function changedRows(storedHead: unknown, run: string, { head, items = [] }: RunChange): readonly Row[] {
  const former = headOf(storedHead);
  if (former === null) return [];
  const { viewer } = former;
  return [
    { run, viewer, part: HEAD, value: head === undefined ? former : head(former) },
    ...items.map(([part, value]) => ({ run, viewer, part, value })),
  ];
}

function headOf(row: unknown): RunHead | null {
  const parsed = v.safeParse(v.object({ value: runHeadSchema }), row);
  return parsed.success ? parsed.output.value : null;
}

function runsOf(rows: readonly { readonly run: string; readonly part: number }[]): readonly Run[] {
  const runs = new Map<
    string,
    { head: RunHead | null; items: (readonly [number, RunItem])[]; isWhole: boolean }
  >();
  for (const row of rows) {
    const run = runs.get(row.run) ?? { head: null, items: [], isWhole: true };
    runs.set(row.run, run);
    if (row.part === HEAD) run.head = headOf(row);
    else {
      const parsed = v.safeParse(v.object({ value: runItemSchema }), row);
      if (parsed.success) run.items.push([row.part, parsed.output.value]);
      else run.isWhole = false;
    }
  }
  return inOrder(
    [...runs.values()].flatMap(({ head, items, isWhole: isRead }) => {
      const ordered = items.toSorted(([one], [other]) => one - other);
      // If a row is missing (of another release, or damaged), it is unknown what would be sent.
      const isWhole = isRead && ordered.every(([part], index) => part === index);
      return head === null || !isWhole ? [] : [{ head, items: ordered.map(([, item]) => item) }];
    }),
  );
}

function inOrder(runs: readonly Run[]): readonly Run[] {
  return runs.toSorted((one, other) => one.head.startedAtMs - other.head.startedAtMs);
}
