import { readFromTab, writeToTab } from './tab-storage.ts';

const KEY = 'frontboard-demo';

/** The mode this page was opened in. It stays until the reload has happened, so that no sample data is written to the device. */
const openedWithDemo = readFromTab(KEY) === '1';

/** Whether this page shows sample data. The mode belongs to the tab and ends when the tab closes. */
export function isDemo(): boolean {
  return openedWithDemo;
}

/** Reloads the page with sample data, in this tab only, and opens the status screen. */
export function enterDemo(): void {
  // Where the browser forbids it, the choice does not survive the reload.
  if (writeToTab(KEY, '1')) window.location.assign('/status');
}

/** Reloads the page with the person's own data. */
export function leaveDemo(): void {
  writeToTab(KEY, null);
  window.location.assign('/');
}
