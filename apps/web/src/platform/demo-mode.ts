const KEY = 'frontboard-demo';

/** What this page opened with. Leaving it takes a while, in which it still writes: nothing of the sample to the device, all else there. */
const openedWithDemo = readDemo();

/** Whether this page shows sample data. Kept per tab, so that closing it ends it. */
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

/** Opens the status screen on sample data, in this tab only. The page loads again. */
export function enterDemo(): void {
  try {
    window.sessionStorage.setItem(KEY, '1');
  } catch {
    // Without session storage there is no way to carry the wish over the reload.
    return;
  }
  window.location.assign('/status');
}

/** Back to the person's own data. The page loads again. */
export function leaveDemo(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // It could not have been set.
  }
  window.location.assign('/');
}
