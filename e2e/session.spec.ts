import { expect, remember, test } from './fixtures.ts';
import { signIn } from './pages/signed-in.ts';
import { StatusPage } from './pages/status-page.ts';
import { nextFrames } from './resize.ts';

declare global {
  interface Window {
    /** The first-level headings that were on the page, in order. */
    headingsSeen?: readonly string[];
  }
}

const RENEWED = { settings: { version: 16, settings: { token: 'B'.repeat(64) } } };

test.use({ followed: ['brook'] });

test('with a token that was renewed elsewhere the app says so from any address, leads to Settings and continues; until the service answers it shows that it is loading', async ({
  page,
  open,
  app,
  service,
}) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    window.headingsSeen = seen;
    const look = () => {
      const text = document.querySelector('h1')?.textContent ?? '';
      if (text !== '' && seen.at(-1) !== text) seen.push(text);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
  const expectNotice = async () => {
    await expect(page.getByText('PluralKit API Token Is Incorrect')).toBeVisible();
    await expect(page.getByText('Please update or clear your token')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    await expect(page).toHaveURL(`${app.url}/settings`);
  };

  // The first two are redirected themselves.
  for (const path of ['/', '/status', '/status/tile']) {
    await test.step(`at ${path}`, async () => {
      await remember(page, app, RENEWED);
      await open(path);
      await expectNotice();
      await page.getByRole('link', { name: 'Status' }).first().click();
      await new StatusPage(page).waitForFronts('brook');
    });
  }

  await test.step('while the service has not answered, no other screen is shown', async () => {
    await remember(page, app, RENEWED);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/v2/systems/@me', async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest(/\/v2\/systems\/@me$/);
    await open('/status/tile');
    await asked;
    await nextFrames(page);
    await expect(page.getByText('Frontboard…')).toBeVisible();
    expect(await page.evaluate(() => window.headingsSeen)).toEqual([]);
    release();
    await expectNotice();
    expect(await page.evaluate(() => window.headingsSeen)).toEqual(['Settings']);
    await page.unrouteAll();
  });

  await test.step('also where the system of the token is remembered', async () => {
    await signIn(page, app, service);
    await open('/settings');
    await expect(page.getByText('The token works. This is its system.')).toBeVisible();
    await remember(page, app, RENEWED);
    await open('/');
    await expectNotice();
  });
});

test('with a token the public reads of others still go without it', async ({ page, app, open, service }) => {
  const systemId = await signIn(page, app, service);
  await remember(page, app, { systems: { version: 2, systems: [systemId, 'brook'] } });
  await open('/status/tile');
  await new StatusPage(page).waitForFronts(systemId, 'brook');
  const authorized = () => service.requests().filter((entry) => entry.authorized);
  await expect.poll(() => authorized().length).toBeGreaterThan(0);
  expect(authorized().filter(({ path }) => path.includes('brook'))).toEqual([]);
});
