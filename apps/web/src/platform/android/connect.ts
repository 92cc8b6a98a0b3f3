import type { AndroidShell } from './android-shell.ts';
import { androidCopyAnswers } from './copies.ts';
import { installNotifications } from './notifications.ts';

/** Elements that react-aria adds beside the app's root while something is open. Tooltips need no closing. */
const OPEN_ABOVE = 'body > :not(#root) :is([role=dialog], [role=alertdialog], [role=menu], [role=listbox])';

/**
 * Connects the page to the Android app around it: links, shortcuts, the back button, the colour of the system bars, notifications.
 *
 * @param open goes to a path within the app
 */
export function connectAndroid(open: (path: string) => void): void {
  const shell = window.frontboardShell;
  if (shell === undefined) return;
  window.frontboardPage = {
    open(path) {
      open(path);
      return true;
    },
    closeTopmost,
    onNotificationPermission: installNotifications(shell),
    ...androidCopyAnswers,
  };
  paintBars(shell);
  watchOpenAbove(shell);
}

/** Acts like Escape, so that the open element closes itself and restores the focus. */
function closeTopmost(): boolean {
  const topmost = [...document.querySelectorAll<HTMLElement>(OPEN_ABOVE)].at(-1);
  if (topmost === undefined) return false;
  const target = topmost.contains(document.activeElement) ? document.activeElement : topmost;
  target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  return true;
}

function watchOpenAbove(shell: AndroidShell): void {
  let isHeld = false;
  new MutationObserver(() => {
    const isOpen = document.querySelector(OPEN_ABOVE) !== null;
    if (isOpen !== isHeld) shell.holdBack(isOpen);
    isHeld = isOpen;
  }).observe(document.body, { childList: true });
}

function paintBars(shell: AndroidShell): void {
  const page = document.documentElement;
  const paint = () =>
    shell.paintBars(hexColor(getComputedStyle(page).backgroundColor), page.dataset.theme === 'dark');
  paint();
  new MutationObserver(paint).observe(page, { attributes: true, attributeFilter: ['data-theme'] });
}

/** Browsers report colours as `rgb(249, 249, 248)`. */
function hexColor(rgb: string): string {
  const parts = rgb.match(/\d+/g)?.slice(0, 3) ?? [];
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}
