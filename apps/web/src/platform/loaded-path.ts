/** The path that this page was loaded with, whatever it shows now. Empty where the browser does not tell. */
export function loadedPath(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return entry === undefined ? '' : new URL(entry.name).pathname;
}
