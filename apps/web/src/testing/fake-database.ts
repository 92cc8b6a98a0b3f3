import * as fake from 'fake-indexeddb';

/**
 * Replaces the browser's database with one in memory. Call it before anything opens it: test files share their
 * globals, and the package's own `auto` uses whatever is called `window` at that time as the global object.
 */
export function installFakeDatabase(): void {
  const { default: _, forceCloseDatabase: __, ...globals } = fake;
  Object.assign(globalThis, globals);
}
