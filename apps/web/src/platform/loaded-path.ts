/** The path that this page was loaded with, whatever it shows now. Empty if the browser does not report it. */
export function loadedPath(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return entry === undefined ? '' : new URL(entry.name).pathname;
}
