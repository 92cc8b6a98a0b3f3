import { onTestFinished } from 'vitest';

/** The language of every test, on any machine. */
const DEFAULT = ['en-US'];

/** The device has these languages until the test ends. For synchronous tests: others must not run in the meantime. */
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
  // Overrides the getters of the prototype, which have the machine's language.
  Object.defineProperties(globalThis.navigator, {
    language: { configurable: true, value: languages[0] },
    languages: { configurable: true, value: languages },
  });
}
