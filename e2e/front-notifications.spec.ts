import type { BrowserContext, Page } from '@playwright/test';
import { memberRow, recordSwitch } from '../apps/web/src/testing/world-rows.ts';
import { chromiumLaunchOptions } from '../scripts/lib/chromium.mjs';
import { expect, type Service, test } from './fixtures.ts';
import { StatusPage } from './pages/status-page.ts';

const CHANGED = 'The front of a system you follow has changed';

// The headless shell has no notifications.
test.use({ launchOptions: chromiumLaunchOptions(), followed: ['exmpl', 'brook'] });

/** The notifications of a page, oldest first. */
interface ShownNotification {
  readonly title: string;
  readonly body: string;
}

/** Records every notification that a page of the context shows and every setting that another tab sends it. */
async function listenToNotices(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shown: Notification[] = [];
    const received: string[] = [];
    addEventListener('storage', ({ newValue }) => received.push(newValue ?? ''));
    const Original = window.Notification;
    class Noted extends Original {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        shown.push(this);
      }
    }
    Object.assign(window, { Notification: Noted, shownNotices: shown, receivedSettings: received });
  });
}

/** Makes a choice in another tab, and waits until the page has a document with this text from it. */
async function untilReceived(page: Page, text: string, make: () => Promise<unknown>): Promise<void> {
  const count = () =>
    page.evaluate((wanted) => {
      const { receivedSettings } = window as unknown as { receivedSettings: readonly string[] };
      return receivedSettings.filter((document) => document.includes(wanted)).length;
    }, text);
  const before = await count();
  await make();
  await expect.poll(count).toBeGreaterThan(before);
}

function notificationsOf(page: Page): Promise<readonly ShownNotification[]> {
  return page.evaluate(() => {
    const { shownNotices } = window as unknown as { shownNotices: readonly Notification[] };
    return shownNotices.map(({ title, body }) => ({ title, body }));
  });
}

/**
 * Makes `exmpl` switch until the page shows a notification: its code is loaded on the first choice, separately in each tab. A change
 * whose answer is on the page has led to its notification, or to none.
 */
async function untilNotified(page: Page, service: Service, change: () => Promise<unknown>): Promise<void> {
  const status = new StatusPage(page);
  let isOut = false;
  await expect(async () => {
    isOut = !isOut;
    recordSwitch(service, 'exmpl', isOut ? [] : [memberRow(service, 'Luna').id]);
    await status.refresh();
    await expect(status.system('exmpl')).toContainText(isOut ? 'Switched out' : 'Luna');
    // A notification waits for the answer to the same question, asked earlier.
    await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration()));
    expect(await change()).toBe(true);
  }).toPass();
}

/** Chooses a system in the menu of its row on the manage screen. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Notify me when the front changes' }).click();
}

test('a changed front causes one notification, without names unless chosen, and a click opens it', async ({
  page,
  context,
  open,
  app,
  service,
}) => {
  await listenToNotices(context);
  await context.grantPermissions(['notifications'], { origin: app.url });
  await open('/status/list');
  const status = new StatusPage(page);
  await status.waitForFronts('exmpl', 'brook');
  const other = await context.newPage();
  await other.goto(`${app.url}/manage`);

  await test.step('chosen in another tab, shown by the one that sends the requests', async () => {
    await choose(other, 'Lantern House');
    await expect(other.getByText(/^You will be notified when the front of Lantern House/)).toBeVisible();
    await page.bringToFront();
    recordSwitch(service, 'brook', []);
    await untilNotified(page, service, async () => (await notificationsOf(page)).length > 0);
    await expect(status.system('brook')).toContainText('Switched out');
    await status.refresh();
    await expect(page.getByText(/^Updated /)).toBeVisible();
    expect(await notificationsOf(page)).toEqual([{ title: CHANGED, body: '' }]);
  });

  await test.step('with names only if wanted', async () => {
    await other.goto(`${app.url}/settings`);
    await untilReceived(page, '"names":true', () =>
      other.getByRole('switch', { name: 'With names' }).click(),
    );
    recordSwitch(service, 'exmpl', [memberRow(service, 'Juniper').id]);
    await status.refresh();
    await expect.poll(async () => (await notificationsOf(page)).length).toBe(2);
    expect((await notificationsOf(page))[1]).toEqual({
      title: 'Lantern House',
      body: expect.stringMatching(/^Juniper.* is fronting$/),
    });
  });

  await test.step('not in quiet hours', async () => {
    await other.getByRole('switch', { name: 'Quiet hours' }).click();
    await other.getByLabel('From', { exact: true }).fill('08:00');
    await untilReceived(page, '"quiet":true,"quietFrom":"08:00","quietTo":"08:00"', () =>
      other.getByLabel('To', { exact: true }).fill('08:00'),
    );
    await expect(other.getByRole('switch', { name: 'Quiet hours' })).toHaveAccessibleDescription(/whole day/);
    recordSwitch(service, 'exmpl', []);
    await status.refresh();
    await expect(status.system('exmpl')).toContainText('Switched out');
    expect(await notificationsOf(page)).toHaveLength(2);
    expect(await notificationsOf(other)).toEqual([]);
  });

  await test.step('a click opens the system', async () => {
    await page.evaluate(() => {
      const { shownNotices } = window as unknown as { shownNotices: readonly Notification[] };
      shownNotices.at(-1)?.dispatchEvent(new Event('click'));
    });
    await expect(page).toHaveURL(/\/lookup\/system\/exmpl\/fronters$/);
  });
});

test('if notifications are blocked or missing the app says so, and what helps', async ({
  page,
  context,
  open,
}) => {
  await open('/manage');
  await test.step('the browser holds them back', async () => {
    await choose(page, 'Lantern House');
    await expect(page.getByText('Notifications are off')).toBeVisible();
    await expect(page.getByText(/Allow them in the browser’s settings/)).toBeVisible();
    await page.getByRole('link', { name: 'Settings' }).first().click();
    const section = page.getByRole('region', { name: 'Notifications' });
    await expect(section.getByRole('status')).toContainText(['Allow them in the browser’s settings']);
    await expect(section.getByRole('switch', { name: 'Lantern House' })).not.toBeChecked();
  });
  await test.step('the browser has none', async () => {
    await context.addInitScript(() => Reflect.deleteProperty(window, 'Notification'));
    await page.reload();
    const section = page.getByRole('region', { name: 'Notifications' });
    await expect(section.getByText(/^This browser doesn’t show notifications here/)).toBeVisible();
    await expect(section.getByRole('switch', { name: 'Lantern House' })).toBeDisabled();
  });
});

test.describe('with the app on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the worker shows the notification, and a click on it opens the page of the system', async ({
    page,
    context,
    open,
    app,
    service,
  }) => {
    await context.grantPermissions(['notifications'], { origin: app.url });
    await open('/status/list');
    const status = new StatusPage(page);
    await status.waitForFronts('exmpl');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await page.goto(`${app.url}/manage`);
    await choose(page, 'Lantern House');
    await expect(page.getByText(/^You will be notified/)).toBeVisible();
    await page.goto(`${app.url}/status/list`);
    await status.waitForFronts('exmpl');
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
    const titles = () =>
      worker.evaluate(async () => {
        const scope = self as unknown as { registration: ServiceWorkerRegistration };
        return (await scope.registration.getNotifications()).map(({ title }) => title);
      });
    await untilNotified(page, service, async () => (await titles()).length > 0);
    expect(await titles()).toEqual([CHANGED]);
    await worker.evaluate(async () => {
      const scope = self as unknown as { registration: ServiceWorkerRegistration };
      const [notification] = await scope.registration.getNotifications();
      const Click = (self as unknown as { NotificationEvent: typeof CustomEvent }).NotificationEvent;
      self.dispatchEvent(new Click('notificationclick', { notification } as CustomEventInit));
    });
    await expect(page).toHaveURL(/\/lookup\/system\/exmpl\/fronters$/);
    await expect.poll(titles).toEqual([]);
  });
});
