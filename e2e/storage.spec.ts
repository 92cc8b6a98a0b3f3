import { expect, storedDocument, test } from './fixtures.ts';
import { SettingsTokens, tokenOf } from './pages/settings-tokens.ts';
import { signIn } from './pages/signed-in.ts';
import { StatusPage } from './pages/status-page.ts';
import { SwitchPage } from './pages/switch-page.ts';

const FOLLOWED = { version: 2, systems: ['exmpl', 'brook'] };

for (const [name, stored] of [
  ['no JSON', '{"version":16,"settings":{"da'],
  ['another shape', [1, 2, 3]],
  ['null', null],
  ['values of wrong types', { version: 16, settings: { dark: 'yes', status: 7, id: { sep: [] } } }],
] as const) {
  test.describe(`settings that are ${name}`, () => {
    test.use({ stored: { settings: stored, systems: FOLLOWED } });
    test(`do not stop the app (${name})`, async ({ page, open }) => {
      await open('/status');
      await new StatusPage(page).waitForFronts('exmpl', 'brook');
    });
  });
}

test.describe('a corrupt cache', () => {
  test.use({ stored: { 'persisted-cache': '{"version":1,"systems":', systems: FOLLOWED } });
  test('is deleted and filled again', async ({ page, open }) => {
    await open('/status/tile');
    await new StatusPage(page).waitForFronts('exmpl', 'brook');
    await page.goto('about:blank');
    await page.goBack();
    await expect
      .poll(() => storedDocument(page, 'persisted-cache'))
      .toMatchObject({ systems: { exmpl: {} } });
  });
});

test.describe('a corrupt list of followed systems', () => {
  test.use({ stored: { systems: '{"version":2,"systems":["exmpl",' } });
  test('is set aside, never overwritten, and reported once', async ({ page, open }) => {
    await open('/');
    await expect(page.getByText('Some saved data couldn’t be read')).toHaveCount(1);
    const stored = await page.evaluate(() =>
      Object.entries(localStorage).filter(([key]) => key.startsWith('systems.corrupt')),
    );
    expect(stored.map(([, text]) => text)).toEqual(['{"version":2,"systems":["exmpl",']);
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
    expect(await storedDocument(page, 'settings')).toMatchObject({
      version: 16,
      settings: {
        dark: true,
        systemUpdateInterval: 1800,
        fronterUpdateInterval: 60,
        status: { lastLayout: 'tile' },
      },
    });
    expect(await storedDocument(page, 'systems')).toEqual(FOLLOWED);
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

test('blocked storage is reported once, and the app works from memory', async ({ page, open }) => {
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
});

test('where storage is blocked, Settings say that the token is only in this tab', async ({
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
  await expect(screen.queue).toContainText('Recorded', { timeout: 30_000 });
});
