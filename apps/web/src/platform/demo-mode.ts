const KEY = 'frontboard-demo';

/** The mode this page was opened in. It stays until the reload has happened, so that no sample data is written to the device. */
const openedWithDemo = readDemo();

/** Whether this page shows sample data. The mode belongs to the tab and ends when the tab closes. */
export function isDemo(): boolean {
  return openedWithDemo;
}

function readDemo(): boolean {
  try {
    return window.sessionStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}

/** Reloads the page with sample data, in this tab only, and opens the status screen. */
export function enterDemo(): void {
  try {
    window.sessionStorage.setItem(KEY, '1');
  } catch {
    // Without session storage the choice can't survive the reload.
    return;
  }
  window.location.assign('/status');
}

/** Reloads the page with the person's own data. */
export function leaveDemo(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // It was never set.
  }
  window.location.assign('/');
}
