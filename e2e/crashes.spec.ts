import { expect, test } from './fixtures.ts';
import { StatusPage } from './pages/status-page.ts';

declare global {
  interface Window {
    isMended?: boolean;
  }
}

test.use({ followed: ['exmpl', 'brook'] });

test('a part that crashes affects no other part, says so, and can be retried', async ({ page, open }) => {
  // Everything that renders something in the colour of one system fails.
  await page.addInitScript(() => {
    const real = Number.parseInt;
    Number.parseInt = (text, radix) => {
      if (text === '2a9d8f' && !window.isMended) throw new RangeError('Broken on purpose');
      return real(text, radix);
    };
  });
  const status = new StatusPage(page);
  await open('/status/tile');
  const broken = status.system('brook');
  for (const layout of ['tile', 'list', 'table'] as const) {
    await status.switchLayout(layout);
    await expect(broken).toContainText('This part can’t be shown at the moment. Everything else works.');
    await expect(status.system('exmpl')).toContainText('Lantern House');
  }
  await test.step('a try that fails leaves the focus where it was, one that works leads on', async () => {
    const again = broken.getByRole('button', { name: 'Try again' });
    await again.press('Enter');
    await expect(again).toBeFocused();
    await page.evaluate(() => {
      window.isMended = true;
    });
    await again.press('Enter');
    await expect(broken.locator('[data-entity="system"]')).toBeFocused();
    await expect(broken).toContainText('brook', { ignoreCase: true });
  });
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Troubleshooting' }).click();
  await expect(page.getByText('RangeError: Broken on purpose').first()).toBeVisible();
});

test('uncaught errors are shown for five seconds, equal ones together, and logged', async ({
  page,
  open,
  incidents,
}) => {
  incidents.allow(/Lost on the way|a plain text/);
  await page.clock.install();
  await open('/status/tile');
  await new StatusPage(page).waitForFronts('exmpl');
  const notices = page.getByRole('region', { name: 'Notices' });
  // The five seconds pass when the test says so.
  const stopTime = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  await stopTime();
  await page.evaluate(() => {
    for (const _ of ['once', 'again']) {
      queueMicrotask(() => {
        throw new TypeError('Lost on the way');
      });
    }
    void Promise.reject('a plain text');
  });
  const told = notices.getByRole('alert');
  await expect(told.getByText('TypeError: Lost on the way')).toHaveText('TypeError: Lost on the way ×2');
  await expect(told.getByText('a plain text')).toBeVisible();
  // Read out one by one, each as a whole.
  await expect(told).toHaveAttribute('aria-atomic', 'false');
  await expect(told.locator('[aria-atomic="true"]')).toHaveCount(2);
  await page.clock.fastForward(5_000);
  await expect(told.getByText(/Lost on the way|a plain text/)).toHaveCount(0);
  await page.clock.resume();
  await test.step('before a dialog too, which stays open when they are pressed', async () => {
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await stopTime();
    await page.evaluate(() => void Promise.reject('a plain text'));
    await expect(told.getByText('a plain text')).toBeVisible();
    await notices.getByRole('button', { name: 'Dismiss' }).click();
    await expect(told.getByText('a plain text')).toHaveCount(0);
    await page.clock.resume();
    await expect(dialog).toBeVisible();
  });
  await page.goto(`${new URL(page.url()).origin}/debug`);
  await expect(page.getByText('TypeError: Lost on the way').first()).toBeVisible();
});

test('a part or screen whose code is missing says so, and appears after a reload', async ({
  page,
  open,
  app,
}) => {
  const status = new StatusPage(page);
  const again = page.getByRole('button', { name: 'Reload the page' });
  await open('/status/tile');
  await status.waitForFronts('exmpl');
  await page.evaluate(() => {
    window.isMended = true;
  });
  await page.route(/\/assets\/(options-panel|settings)-[^/]*\.js$/, (route) => route.abort());
  await test.step('a part', async () => {
    await page.getByRole('button', { name: 'Display options' }).click();
    await expect(page.getByRole('dialog')).toContainText('This part couldn’t be loaded.');
    await expect(again).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(status.system('exmpl')).toContainText('Lantern House');
  });
  await test.step('a screen', async () => {
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This couldn’t be loaded');
    await expect(again).toHaveCount(1);
    expect(await page.evaluate(() => window.isMended), 'the page was not loaded again unasked').toBe(true);
  });
  await page.unrouteAll();
  await again.click();
  await expect(page).toHaveURL(`${app.url}/settings`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
});

test('the search, a menu, a window or the commands without their code say so, the screen stays, and no code is requested repeatedly', async ({
  page,
  open,
}) => {
  const { keyboard } = page;
  const told = page.getByRole('dialog');
  const again = told.getByRole('button', { name: 'Reload the page' });
  await page.route(
    /\/assets\/(menu-window|popover-window|dialog-window|details-dialog|palette)-[^/]*\.js$/,
    (route) => route.abort(),
  );
  let searchAsked = 0;
  const SEARCH = /\/assets\/search-[^/]*\.js$/;
  await page.route(SEARCH, (route) => {
    searchAsked += 1;
    return route.abort();
  });
  const status = new StatusPage(page);
  await open('/status/tile');
  await status.waitForFronts('exmpl', 'brook');
  await page.getByRole('searchbox').fill('lantern');
  await expect(page.getByRole('main').getByRole('button', { name: 'Reload the page' })).toBeVisible();
  // Each attempt requests two files, and each by its preload and by its import.
  expect(searchAsked).toBeLessThan(8);
  await page.unroute(SEARCH);
  await open('/status/tile');
  await status.waitForFronts('exmpl', 'brook');
  for (const opener of [
    status.system('exmpl').locator('[data-entity="system"]'),
    page.getByRole('button', { name: 'Display options' }),
  ]) {
    await opener.press('Enter');
    await expect(told).toContainText('This part couldn’t be loaded.');
    await expect(again).toBeFocused();
    // Keys go to the dialog now, and do nothing to what is behind it.
    await keyboard.press('3');
    await expect(page).toHaveURL(/\/status\/tile$/);
    await keyboard.press('Escape');
    await expect(told).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(status.system('brook')).toContainText('brook', { ignoreCase: true });
  }
  await keyboard.press('Control+k');
  await expect(again).toBeFocused();
  await told.getByRole('button', { name: 'Close' }).click();
  await expect(told).toHaveCount(0);
  await page.getByRole('link', { name: 'Manage' }).first().click();
  // A new screen moves the focus to its heading.
  await expect(page.getByRole('heading', { level: 1, name: 'Manage' })).toBeFocused();
  const menu = page.getByRole('button', { name: 'More for Lantern House' });
  await expect(page.getByRole('button', { name: 'Move Lantern House' })).toBeVisible();
  await menu.press('Enter');
  await expect(again).toBeFocused();
  // Again for a menu that was closed, by keys that follow each other as fast as possible.
  for (const _ of [1, 2, 3]) {
    await Promise.all([keyboard.press('Escape'), keyboard.press('Enter')]);
    await expect(again).toBeFocused();
  }
  await keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage');
});
