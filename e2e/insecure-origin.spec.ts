import { journeyLaunchOptions } from '../scripts/lib/chromium.mjs';
import { expect, test } from './fixtures.ts';
import { openedDialog } from './pages/dialog.ts';
import { logIn } from './pages/log-in.ts';
import { tokenOf } from './pages/settings-tokens.ts';
import { SwitchPage } from './pages/switch-page.ts';

// Browsers trust every loopback address. This one stands for a computer in the network that serves the app over plain http.
const HOST = '192.0.2.1';
const { args, ...launch } = journeyLaunchOptions();
test.use({
  launchOptions: { ...launch, args: [...(args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`] },
});

test('over plain http from another device a switch is recorded, a form is saved, an import runs, and the account is forgotten', async ({
  page,
  app,
  service,
}) => {
  const there = { ...app, url: app.url.replace('127.0.0.1', HOST) };
  await logIn(page, there, service);
  await page.goto(`${there.url}/switch`);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  const screen = new SwitchPage(page);
  await screen.loaded();
  const { switches, members } = service.sandbox.state;
  const before = switches.size;
  await screen.choose('Luna');
  await screen.switchButton.click();
  await expect(screen.queue).toContainText('Recorded');
  expect(switches.size).toBe(before + 1);

  await test.step('a form', async () => {
    await page.goto(`${there.url}/manage/system`);
    await page.getByLabel('Tag', { exact: true }).fill('| plain');
    await page
      .getByRole('form', { name: 'Profile' })
      .getByRole('button', { name: 'Save', exact: true })
      .click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    expect([...service.sandbox.state.systems.values()].some(({ tag }) => tag === '| plain')).toBe(true);
  });

  await test.step('an import', async () => {
    await page.goto(`${there.url}/manage/file`);
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a file to import' }).click();
    const file = { members: [{ id: 'zzzzz', name: 'Plainly' }], switches: [] };
    await (await choosing).setFiles({
      name: 'system.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(file)),
    });
    await page.getByRole('button', { name: 'See what would change' }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page.getByText('Done: 1 of 1')).toBeVisible();
    expect([...members.values()].some(({ name }) => name === 'Plainly')).toBe(true);
  });

  await test.step('the account', async () => {
    await page.goto(`${there.url}/settings`);
    await page.getByRole('button', { name: 'Forget the token' }).click();
    const forgotten = page.getByText('Token forgotten').first();
    const dialog = page.getByRole('dialog');
    await expect(forgotten.or(dialog).first()).toBeVisible();
    // What is only on this device is asked about.
    if (await dialog.isVisible())
      await (await openedDialog(page)).getByRole('button', { name: 'Forget everything' }).click();
    await expect(forgotten).toBeVisible();
    const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    await expect.poll(stored).not.toContain(tokenOf(service, 'exmpl'));
  });
});
