import * as fake from 'fake-indexeddb';

const { default: _, forceCloseDatabase: __, ...globals } = fake;

/** Transactions and openings without a result. */
const unfinished = new Set<EventTarget>();

/** Whether the fake database works on something. An opening that waits for another tab to close the database does not count. */
export const isDatabaseBusy = (): boolean => unfinished.size > 0;

/** What tests have opened. */
const opened = new Set<IDBDatabase>();

/** Counts `work` until one of its `ends` happens. */
function countUntil(work: EventTarget, ends: readonly string[]): void {
  unfinished.add(work);
  for (const end of ends) work.addEventListener(end, () => unfinished.delete(work), { once: true });
}

const { open } = fake.IDBFactory.prototype;
fake.IDBFactory.prototype.open = function openCounted(...args) {
  const request = open.apply(this, args);
  countUntil(request, ['success', 'error', 'blocked']);
  request.addEventListener('success', () => {
    opened.add(request.result);
    if (globalThis.indexedDB === this) return;
    // Opened for a file of tests that has ended: the app would go on using it. It notices the end only after the answer.
    setImmediate(() => {
      if (opened.delete(request.result)) fake.forceCloseDatabase(request.result as never);
    });
  });
  return request;
};
const { transaction } = fake.IDBDatabase.prototype;
fake.IDBDatabase.prototype.transaction = function transactionCounted(...args) {
  const begun = transaction.apply(this, args);
  countUntil(begun, ['complete', 'abort']);
  return begun;
};

/**
 * Replaces the browser's database with an empty one in memory. Call it before anything opens it. The package's own `auto` uses whatever is
 * called `window` at that time as the global object.
 */
export function installFakeDatabase(): void {
  removeFakeDatabase();
  Object.assign(globalThis, globals, { indexedDB: new fake.IDBFactory() });
}

/** Removes the database with all that is in it, as the end of a file of tests: the next file shares its globals. */
export function removeFakeDatabase(): void {
  for (const database of opened) fake.forceCloseDatabase(database as never);
  opened.clear();
  // What can never end, such as an opening behind one that was blocked, is nothing to the next file.
  unfinished.clear();
  for (const name of Object.keys(globals)) delete (globalThis as Record<string, unknown>)[name];
}
