/** What has not ended yet, of all databases of this page. */
const running = new Set<IDBTransaction>();
let isLeft = false;
let isWatching = false;

/**
 * Aborts what runs in the database when the browser puts the page aside to show it again later (the back/forward cache), and starts nothing
 * until then. WebKit suspends such a page in the middle of a transaction, and no other page can use the stores of that transaction.
 */
export function abortWhenLeft(database: IDBDatabase): void {
  watchPage();
  database.transaction = (...args) => {
    if (isLeft) throw new DOMException('The page was left.', 'InvalidStateError');
    return noteRunning(IDBDatabase.prototype.transaction.apply(database, args));
  };
}

/** As `abortWhenLeft`, for a transaction that the database did not start itself: the one that creates its stores. */
export function noteRunning(transaction: IDBTransaction): IDBTransaction {
  watchPage();
  running.add(transaction);
  for (const end of ['complete', 'abort'] as const)
    transaction.addEventListener(end, () => running.delete(transaction));
  return transaction;
}

function watchPage(): void {
  if (isWatching || typeof document === 'undefined') return;
  isWatching = true;
  window.addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) return;
    isLeft = true;
    for (const transaction of running) abort(transaction);
  });
  window.addEventListener('pageshow', () => {
    isLeft = false;
  });
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has just ended.
  }
}
