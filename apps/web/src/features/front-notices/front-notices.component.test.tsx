import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../testing/component/render-screen.tsx';
import { recordSwitch } from '../../testing/world-rows.ts';
import { noticeWords } from '../../text/notice-words.ts';
import { followWords } from '../follow/words.ts';

const notifications = Object.getOwnPropertyDescriptor(window, 'Notification');
const shown: string[] = [];

/** Stands in for the device, which shows no notifications in a headless browser. */
class ShownNotification extends EventTarget {
  static readonly permission = 'granted';
  static requestPermission = async () => 'granted';
  constructor(title: string) {
    super();
    shown.push(title);
  }
}

afterEach(() => {
  shown.length = 0;
  if (notifications !== undefined) Object.defineProperty(window, 'Notification', notifications);
});

test('a followed front that changes is shown once as a notification, without names', async () => {
  Object.defineProperty(window, 'Notification', { configurable: true, value: ShownNotification });
  const screen = await renderScreen('/manage', { followed: ['exmpl'] });
  await page.getByRole('button', { name: followWords.manage.menuOf('Lantern House') }).click();
  await page.getByRole('menuitem', { name: followWords.manage.tell }).click();
  await expect.element(page.getByText(followWords.manage.told('Lantern House'))).toBeVisible();
  screen.goTo('/status/list');
  const system = page.css('[data-system="exmpl"]');
  await expect.element(system).toHaveAttribute('aria-busy', 'false');
  await expect
    .poll(
      async () => {
        recordSwitch(screen, 'exmpl', []);
        await page.getByRole('button', { name: 'Refresh', exact: true }).click();
        return shown;
      },
      { interval: 1_000 },
    )
    .toEqual([noticeWords.changed]);
  await expect.element(system).toHaveTextContent('Switched out');
});

test('a browser without notifications says so where they are chosen, and what helps', async () => {
  Reflect.deleteProperty(window, 'Notification');
  await renderScreen('/settings', { followed: ['exmpl'] });
  const section = page.getByRole('region', { name: 'Notifications' });
  await expect.element(section.getByText(/^This browser doesn’t show notifications here/)).toBeVisible();
  await expect.element(section.getByRole('switch', { name: /exmpl/ })).toBeDisabled();
});
