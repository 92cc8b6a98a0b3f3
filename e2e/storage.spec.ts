import { expect, remember, storedDocument, test } from './fixtures.ts';
import { SettingsTokens, tokenOf } from './pages/settings-tokens.ts';
import { signIn } from './pages/signed-in.ts';
import { StatusPage } from './pages/status-page.ts';
import { SwitchPage } from './pages/switch-page.ts';

const FOLLOWED = { version: 2, systems: ['exmpl', 'brook'] };

test('stored documents that cannot be read do not stop the app: what can be fetched is stored again, and what cannot is set aside and reported once', async ({
  page,
  open,
  app,
}) => {
  const status = new StatusPage(page);
  for (const settings of [
    '{"version":16,"settings":{"da',
    [1, 2, 3],
    null,
    { version: 16, settings: { dark: 'yes', status: 7, id: { sep: [] } } },
  ]) {
    await test.step(`settings that are ${JSON.stringify(settings)}`, async () => {
      await remember(page, app, {
        settings,
        systems: FOLLOWED,
        'persisted-cache': '{"version":1,"systems":',
      });
      await open('/status/tile');
      await status.waitForFronts('exmpl', 'brook');
    });
  }
  await test.step('a corrupt cache is deleted and filled again', async () => {
    await page.goto('about:blank');
    await page.goBack();
    await expect
      .poll(() => storedDocument(page, 'persisted-cache'))
      .toMatchObject({ systems: { exmpl: {} } });
  });
  await test.step('a corrupt list of followed systems is never overwritten', async () => {
    const corrupt = '{"version":2,"systems":["exmpl",';
    await remember(page, app, { systems: corrupt });
    await open('/');
    await expect(page.getByText('Some saved data couldn’t be read')).toHaveCount(1);
    const stored = await page.evaluate(() =>
      Object.entries(localStorage).filter(([key]) => key.startsWith('systems.corrupt')),
    );
    expect(stored.map(([, text]) => text)).toEqual([corrupt]);
  });
});

test.describe('stores of old versions', () => {
  test.use({
    stored: {
      systems: {
        version: 1,
        systems: [
          { id: 'exmpl', note: 'a friend' },
          { id: 'brook', note: '' },
        ],
      },
      settings: {
        version: 0,
        settings: { dark: true, systemUpdateInterval: 1800, fronterUpdateInterval: 60 },
      },
    },
  });
  test('are migrated without loss and saved again', async ({ page, open }) => {
    await open('/');
    await new StatusPage(page).waitForFronts('exmpl', 'brook');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect
      .poll(() => storedDocument(page, 'settings'))
      .toMatchObject({
        version: 16,
        settings: {
          dark: true,
          systemUpdateInterval: 1800,
          fronterUpdateInterval: 60,
          status: { lastLayout: 'tile' },
        },
      });
    await expect.poll(() => storedDocument(page, 'systems')).toEqual(FOLLOWED);
  });
});

test('with full storage only persistence fails, and a notice is shown once', async ({ page, open }) => {
  await page.addInitScript(() => {
    // A browser refuses at its own limit; reaching that for real takes minutes.
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open('/manage/add');
  await page.getByRole('textbox', { name: 'System ID, UUID or Discord ID' }).fill('exmpl');
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.getByText('This device’s storage is full')).toHaveCount(1);
  await page.getByRole('link', { name: 'See status' }).click();
  await new StatusPage(page).waitForFronts('exmpl');
});

test('blocked storage is reported once, the app works from memory, and Settings say that the token is only in this tab', async ({
  page,
  open,
  service,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await open('/');
  await expect(page.getByText('Nothing can be saved here')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Frontboard' })).toBeVisible();
  await open('/settings');
  await new SettingsTokens(page).add(tokenOf(service, 'exmpl'));
  await expect(
    page.getByText('It is stored only in this tab and is forgotten when you close or reload the tab.'),
  ).toBeVisible();
  await expect(page.getByText('saved on this device')).toHaveCount(0);
});

test('if nothing can be stored, closing the page asks while a switch waits', async ({
  page,
  app,
  open,
  service,
}) => {
  await signIn(page, app, service);
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Storage.prototype.setItem = refuse;
    IDBObjectStore.prototype.put = refuse;
  });
  const screen = new SwitchPage(page);
  await open('/switch');
  await screen.loaded();
  service.breakWith({ match: { method: 'POST', path: '/switches' }, kind: 'drop' });
  await screen.choose('Luna');
  await screen.switchButton.click();
  await expect(screen.queue).toContainText('Leave this page open until everything is recorded');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(screen.queue).toContainText('Waiting to be sent');
  service.mend();
  await expect(screen.queue).toContainText('Recorded');
});
