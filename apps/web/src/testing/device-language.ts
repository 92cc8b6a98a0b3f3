import { onTestFinished } from 'vitest';

/** What every test runs in, whatever the machine has. */
const DEFAULT = ['en-US'];

/** The device names these languages until the test ends. For tests that wait for nothing: others must not run meanwhile. */
export function inLanguages(...languages: readonly string[]): void {
  onTestFinished(() => setLanguages(DEFAULT));
  setLanguages(languages);
}

/** For the set-up of the tests. */
export function setDefaultLanguage(): void {
  setLanguages(DEFAULT);
}

function setLanguages(languages: readonly string[]): void {
  // Node 20 has no `navigator`.
  if (globalThis.navigator === undefined)
    Object.defineProperty(globalThis, 'navigator', { configurable: true, writable: true, value: {} });
  // Over the getters of the prototype, which tell the machine's language.
  Object.defineProperties(globalThis.navigator, {
    language: { configurable: true, value: languages[0] },
    languages: { configurable: true, value: languages },
  });
}
