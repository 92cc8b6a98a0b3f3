import type { Page } from '@playwright/test';
import type {} from '../apps/web/src/platform/android/android-shell.ts';
import { serveApp } from '../scripts/lib/app-server.ts';
import { nameTarget } from '../scripts/lib/page.ts';
import { test as base, expect, withPage } from './fixtures.ts';

/** The web build in the form of the Android app, and a bridge that records what the page requests. */
const test = base.extend<{ inShell: (path: string) => Promise<void> }>({
  inShell: async ({ files, service, page }, use) => {
    const app = await serveApp({
      files: withPage(files, (html) => nameTarget(html, 'android')),
      service: service.url as `http${string}`,
    });
    await page.addInitScript(() => {
      const calls: unknown[][] = [];
      let permission = 'default';
      const note =
        (name: string) =>
        (...values: unknown[]) =>
          void calls.push([name, ...values]);
      const names = [
        'saveFile',
        'showFronts',
        'paintBars',
        'holdBack',
        'showNotification',
        'closeNotification',
      ];
      const frontboardShell = {
        ...Object.fromEntries(names.map((name) => [name, note(name)])),
        notificationPermission: () => permission,
        askForNotifications() {
          permission = 'granted';
          window.frontboardPage?.onNotificationPermission('granted');
        },
      };
      Object.assign(window, { frontboardShell, shellCalls: calls });
      // A WebView has none.
      Reflect.deleteProperty(window, 'Notification');
    });
    await use(async (path) => void (await page.goto(app.url + path)));
    await app.close();
  },
});

/** The page's calls of this function of the app, oldest first. */
function asked(page: Page, name: string): Promise<unknown[][]> {
  return page.evaluate((wanted) => {
    const { shellCalls } = window as unknown as { shellCalls: unknown[][] };
    return shellCalls.filter(([called]) => called === wanted).map(([, ...values]) => values);
  }, name);
}

test('inside the Android app links open in place, back closes what is open, files are saved by it, its bars follow the theme and notifications are its own', async ({
  page,
  inShell,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await inShell('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();

  await test.step('the bars have the colour of the page', async () => {
    await expect.poll(() => asked(page, 'paintBars')).toEqual([['#f9f9f8', false]]);
    await page.getByRole('radiogroup', { name: 'Theme' }).getByText('Dark', { exact: true }).click();
    await expect.poll(() => asked(page, 'paintBars')).toContainEqual(['#111110', true]);
  });

  await test.step('a backup goes to the app', async () => {
    await page.getByRole('button', { name: 'Save a backup' }).click();
    await expect.poll(() => asked(page, 'saveFile')).toHaveLength(1);
    const [saved = []] = await asked(page, 'saveFile');
    expect(saved.slice(0, 2)).toEqual([
      expect.stringMatching(/^frontboard-backup-[\d-]+\.json$/),
      'application/json',
    ]);
    expect(JSON.parse(String(saved[2]))).toMatchObject({ settings: { version: 16 } });
  });

  await test.step('saved fronts are offered to the launcher only if that is wanted', async () => {
    await expect(page.getByRole('switch', { name: 'Saved fronts on the launcher' })).not.toBeChecked();
    expect(await asked(page, 'showFronts')).toEqual([[[], [], []]]);
  });

  await test.step('notifications are asked for by the app, and shown by it', async () => {
    expect(await page.evaluate(() => Notification.permission)).toBe('default');
    expect(await page.evaluate(() => Notification.requestPermission())).toBe('granted');
    await page.evaluate(() => {
      const notification = new Notification('Changed', {
        tag: 'exmpl',
        body: 'Look',
        data: { path: '/status' },
      });
      notification.close();
    });
    await expect
      .poll(() => asked(page, 'showNotification'))
      .toEqual([['exmpl', 'Changed', 'Look', '/status']]);
    await expect.poll(() => asked(page, 'closeNotification')).toEqual([['exmpl']]);
  });

  await test.step('back closes a dialog, and then is free', async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => asked(page, 'holdBack')).toEqual([[true]]);
    expect(await page.evaluate(() => window.frontboardPage?.closeTopmost())).toBe(true);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect.poll(() => asked(page, 'holdBack')).toEqual([[true], [false]]);
    expect(await page.evaluate(() => window.frontboardPage?.closeTopmost())).toBe(false);
  });

  await test.step('a link opens without loading the page again', async () => {
    const link = '/lookup?url=https%3A%2F%2Fdash.pluralkit.me%2Fprofile%2Fs%2Fexmpl';
    expect(await page.evaluate((path) => window.frontboardPage?.open(path), link)).toBe(true);
    await expect(page).toHaveURL(/\/lookup/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await asked(page, 'saveFile')).toHaveLength(1);
  });
});
