import { expect, test } from './fixtures.ts';
import { logIn } from './pages/log-in.ts';
import { StatusPage } from './pages/status-page.ts';

test.use({ followed: ['exmpl', 'brook'] });

test('every screen and its main actions can be reached with only the keyboard', async ({
  page,
  app,
  service,
  open,
}) => {
  await logIn(page, app, service);
  await open('/status/tile');
  const status = new StatusPage(page);
  const { keyboard } = page;
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  await status.waitForFronts('exmpl');

  await test.step('the first keys count, though the code for them is only fetched with them', async () => {
    // As on a slow connection: all of it is typed before the code is loaded.
    let goOn = () => {};
    const typed = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route(/shortcut-layer/, async (route) => {
      await typed;
      await route.continue();
    });
    await keyboard.press('/');
    await keyboard.type('grn');
    goOn();
    await expect(status.search).toHaveValue('grn');
    await expect(heading('Status')).toBeVisible();
    await keyboard.press('Escape');
    await heading('Status').focus();
    await keyboard.press('g');
    await keyboard.press('l');
    await expect(heading('Lookup')).toBeFocused();
    await keyboard.press('/');
    await expect(page.getByRole('textbox').first()).toBeFocused();
    await keyboard.type('gs/n');
    await expect(page.getByRole('textbox').first()).toHaveValue('gs/n');
    await heading('Lookup').focus();
  });

  await test.step('two keys lead to each screen', async () => {
    for (const [key, name] of [
      ['w', 'Switch'],
      ['f', 'Manage'],
      ['a', 'Follow a system'],
      ['y', 'Your system'],
      ['g', 'Your groups'],
      ['d', 'Servers'],
      ['e', 'System file'],
      [',', 'Settings'],
      ['t', 'Troubleshooting'],
      ['s', 'Status'],
    ] as const) {
      await keyboard.press('g');
      await keyboard.press(key);
      await expect(heading(name), key).toBeFocused();
    }
  });

  await test.step('on the status screen: layouts, search and refresh', async () => {
    await keyboard.press('3');
    await expect(page).toHaveURL(/\/status\/table$/);
    await keyboard.press('2');
    await expect(page).toHaveURL(/\/status\/list$/);
    await status.waitForFronts('exmpl', 'brook');
    await keyboard.press('Control+1');
    await keyboard.press('/');
    await expect(status.search).toBeFocused();
    await expect(page).toHaveURL(/\/status\/list$/);
    await page.getByRole('heading', { level: 1 }).focus();
    service.forgetRequests();
    await keyboard.press('r');
    await expect.poll(() => service.requests().length).toBeGreaterThan(0);
  });

  await test.step('in lists and on entities: new, edit, save', async () => {
    await keyboard.press('g');
    await keyboard.press('m');
    await expect(page.getByRole('link', { name: 'New member' })).toBeVisible();
    await keyboard.press('n');
    await expect(heading('New member')).toBeFocused();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Wren of the keys');
    await keyboard.press('Control+s');
    await expect(page.getByText('Wren of the keys').first()).toBeVisible();
    await expect
      .poll(() => [...service.sandbox.state.members.values()].map(({ name }) => name))
      .toContain('Wren of the keys');
    await page.goto(`${app.url}/lookup/system/exmpl/fronters`);
    await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();
    await keyboard.press('t');
    await expect(page).toHaveURL(/\/members$/);
    await keyboard.press('e');
    await expect(heading('Your system')).toBeFocused();
  });
});

test('a key pressed as soon as the screen is visible works', async ({ page, open }) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('nav') === null) return;
      observer.disconnect();
      document.dispatchEvent(new KeyboardEvent('keydown', { key: '?' }));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await open('/settings');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});
