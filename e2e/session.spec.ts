import { expect, storedDocument, test } from './fixtures.ts';
import { StatusPage } from './pages/status-page.ts';

const KEY_FIELD = 'PluralKit token';
const SETTINGS_WITH = (token: string) => ({ version: 16, settings: { token } });

test('a token is trimmed, checked, stored, and never shown again', async ({ page, open, service }) => {
  const { token } = service.sandbox.tokens[0] ?? { token: '' };
  await open('/settings');
  await page.getByLabel(KEY_FIELD).fill(`  ${token}\n`);
  await page.getByRole('button', { name: 'Check and save' }).click();
  await expect(page.getByText('The token works. This is its system.')).toBeVisible();
  expect(await storedDocument(page, 'settings')).toMatchObject({ settings: { token } });
  expect(await page.content()).not.toContain(token);
  await page.reload();
  await expect(page.getByText('The token works. This is its system.')).toBeVisible();
  expect(await page.content()).not.toContain(token);
});

test('a token that does not work is not stored, and the field says so', async ({ page, open }) => {
  await open('/settings');
  await page.getByLabel(KEY_FIELD).fill('A'.repeat(64));
  await page.getByRole('button', { name: 'Check and save' }).click();
  await expect(page.getByText(/^That token didn’t work/)).toBeVisible();
  expect(JSON.stringify(await storedDocument(page, 'settings'))).not.toContain('A'.repeat(64));
});

test.describe('with a token that was renewed elsewhere', () => {
  test.use({ followed: ['brook'], stored: { settings: SETTINGS_WITH('B'.repeat(64)) } });
  // The first two are redirected themselves.
  for (const path of ['/', '/status', '/status/tile']) {
    test(`the app opened at ${path} says so, leads to Settings, and continues`, async ({
      page,
      open,
      app,
    }) => {
      await open(path);
      await expect(page.getByText('PluralKit API Token Is Incorrect')).toBeVisible();
      await expect(page.getByText('Please update or clear your token')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
      await expect(page).toHaveURL(`${app.url}/settings`);
      await page.getByRole('link', { name: 'Status' }).first().click();
      await new StatusPage(page).waitForFronts('brook');
    });
  }

  test('until the service answers, the page shows that it is loading', async ({ page, open, service }) => {
    service.breakWith({ kind: 'latency', ms: 4_000, match: { path: '/systems/@me' } });
    await open('/status/tile');
    // Longer than the first screen takes to render.
    await page.waitForTimeout(2_000);
    await expect(page.getByText('Opening Frontboard…')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  });

  test('the same holds where the system of the token is remembered', async ({ page, open, app, service }) => {
    const { token } = service.sandbox.tokens[0] ?? { token: '' };
    await open('/settings');
    await page.getByLabel(KEY_FIELD).fill(token);
    await page.getByRole('button', { name: 'Check and save' }).click();
    await expect(page.getByText('The token works. This is its system.')).toBeVisible();
    await page.evaluate(
      (settings) => localStorage.setItem('settings', JSON.stringify(settings)),
      SETTINGS_WITH('B'.repeat(64)),
    );
    await page.goto(`${app.url}/`);
    await expect(page.getByText('PluralKit API Token Is Incorrect')).toBeVisible();
    await expect(page).toHaveURL(`${app.url}/settings`);
  });
});

test('with a token the public reads of others still go without it', async ({ page, open, service }) => {
  const { token, systemId } = service.sandbox.tokens[0] ?? { token: '', systemId: '' };
  await open('/settings');
  await page.getByLabel(KEY_FIELD).fill(token);
  await page.getByRole('button', { name: 'Check and save' }).click();
  await expect(page.getByText('The token works. This is its system.')).toBeVisible();
  await page.evaluate(
    (ids) => localStorage.setItem('systems', JSON.stringify({ version: 2, systems: ids })),
    [systemId, 'brook'],
  );
  service.forgetRequests();
  await page.goto(page.url().replace('/settings', '/status/tile'));
  await new StatusPage(page).waitForFronts(systemId, 'brook');
  const authorized = service.requests().filter((entry) => entry.authorized);
  expect(authorized.length).toBeGreaterThan(0);
  expect(authorized.filter(({ path }) => path.includes('brook'))).toEqual([]);
});

test('forgetting the token removes it from the device', async ({ page, open, service }) => {
  const { token } = service.sandbox.tokens[0] ?? { token: '' };
  await open('/settings');
  await page.getByLabel(KEY_FIELD).fill(token);
  await page.getByRole('button', { name: 'Check and save' }).click();
  await page.getByRole('button', { name: 'Forget the token' }).click();
  await expect(page.getByText('Token forgotten')).toBeVisible();
  const everything = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(everything).not.toContain(token);
});
