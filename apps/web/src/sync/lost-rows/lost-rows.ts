import * as v from 'valibot';
import { type Database, followChanges, openDatabase, wasCreated } from '../../persistence/database.ts';
import { jsonOf } from '../../persistence/json-of.ts';
import { logWords } from '../log-words.ts';
import type { Services } from '../services.ts';
import { lostRowsWords as words } from './words.ts';

/** The document that says what the database has that exists nowhere else. */
export const HELD_KEY = 'database-held';

const heldSchema = v.object({ switches: v.number(), runs: v.number(), copies: v.number() });

type Held = v.InferOutput<typeof heldSchema>;

const NOTHING: Held = { switches: 0, runs: 0, copies: 0 };

/** What is counted is in these stores. */
const COUNTED: readonly string[] = ['outbox', 'runs', 'restore'];

/** Many changes at once are counted once. */
const COUNT_AFTER_MS = 300;

/** Long enough to read. The log has it, too. */
const SHOWN_MS = 60_000;

/**
 * For `services.once`. Says what was lost when the browser has replaced the database by an empty one, as Chromium does at the start after the disk was full. A
 * document outside of the database has how much was in it.
 */
export function createRowsWatch({ storage, clock, notices, log }: Services): { dispose(): void } {
  const known = new WeakSet<Database>();
  let timer: unknown = null;

  function notifyLost(held: Held, now: Held): void {
    const kinds = (['switches', 'runs', 'copies'] as const).filter((kind) => now[kind] < held[kind]);
    if (kinds.length === 0) return;
    const lost = kinds.map((kind) => words[kind](held[kind] - now[kind])).join('; ');
    notices.notify({
      kind: 'warning',
      title: words.title,
      caption: words.caption(lost),
      timeoutMs: SHOWN_MS,
    });
    log.add('error', logWords.lost(lost));
  }

  async function count(): Promise<void> {
    const database = await openDatabase();
    const now = await countRows(database);
    const held = readHeld();
    if (wasCreated(database) && !known.has(database)) notifyLost(held, now);
    known.add(database);
    const text = JSON.stringify(now);
    if (text !== JSON.stringify(held)) storage.set(HELD_KEY, text);
  }

  function readHeld(): Held {
    const read = v.safeParse(heldSchema, jsonOf(storage.get(HELD_KEY) ?? ''));
    return read.success ? read.output : NOTHING;
  }

  const stop = followChanges((stores) => {
    if (timer !== null || !stores.some((name) => COUNTED.includes(name))) return;
    timer = clock.setTimeout(() => {
      timer = null;
      count().catch(() => {});
    }, COUNT_AFTER_MS);
  });
  count().catch(() => {});
  return {
    dispose() {
      stop();
      if (timer !== null) clock.clearTimeout(timer);
    },
  };
}

/** Every start counts: the code that reads a row is loaded only where there is one. */
async function countRows(database: Database): Promise<Held> {
  return {
    switches: await countUnsent(database),
    runs: await countRuns(database),
    copies: await database.count('restore'),
  };
}

async function countUnsent(database: Database): Promise<number> {
  const rows = await database.getAll('outbox');
  if (rows.length === 0) return 0;
  const [{ readQueue }, { missingStep }] = await Promise.all([
    import('../switches/engine/stored-switch.ts'),
    import('../switches/engine/queued-switch.ts'),
  ]);
  return readQueue(rows).filter((queued) => missingStep(queued) !== null).length;
}

async function countRuns(database: Database): Promise<number> {
  let runs = 0;
  let cursor = await database.transaction('runs').store.openKeyCursor();
  while (cursor !== null) {
    runs += 1;
    cursor = await cursor.continue([cursor.key[0], Number.MAX_SAFE_INTEGER]);
  }
  return runs;
}
