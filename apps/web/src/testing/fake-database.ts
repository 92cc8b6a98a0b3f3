import * as fake from 'fake-indexeddb';

/**
 * Puts a database in memory where a browser has its own. To be called before anything opens it: test files share their
 * globals, and the package's own `auto` takes whatever is called `window` at that moment for the global object.
 */
export function installFakeDatabase(): void {
  const { default: _, forceCloseDatabase: __, ...globals } = fake;
  Object.assign(globalThis, globals);
}
