import type { Page } from '@playwright/test';
import { expect, remember, storedDocument, test } from './fixtures.ts';
import { inListener } from './in-listener.ts';
import { openedDialog } from './pages/dialog.ts';
import { chooseInRecordMenu } from './pages/record-menu.ts';
import { everythingStored, SettingsTokens, tokenOf } from './pages/settings-tokens.ts';
import { latestSwitch, SwitchPage } from './pages/switch-page.ts';
import { watchAnswers } from './watch-answers.ts';

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, page.url()).href);
}

test('a token is taken out of quotes and line breaks, and is nowhere but in the settings, the list of tokens and the requests to the service', async ({
  page,
  open,
  service,
}) => {
  const token = tokenOf(service, 'exmpl');
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('request', (request) => {
    const isService = request.url().startsWith(service.url);
    const whole = `${request.url()} ${isService ? '' : JSON.stringify(request.headers())} ${request.postData()}`;
    said.push(whole);
  });
  const tokens = new SettingsTokens(page);
  await open('/settings');
  await tokens.add(`"\u200b${token}\u200b"`);
  expect(await storedDocument(page, 'settings')).toMatchObject({ version: 16, settings: { token } });
  for (const path of ['/manage/members', '/switch', '/debug', '/settings']) {
    await goTo(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.content()).not.toContain(token);
    const values = await page
      .locator('input')
      .evaluateAll((all) => all.map((it) => (it as HTMLInputElement).value));
    expect(values.join()).not.toContain(token);
  }
  expect(said.join('\n')).not.toContain(token);
  const { settings, accounts, ...others } = await page.evaluate(() => ({ ...localStorage }));
  expect([settings, accounts].every((text) => text?.includes(token))).toBe(true);
  expect(JSON.stringify(others)).not.toContain(token);
});

test('a token for this session only leaves no trace on the device, and is asked for again after a reload', async ({
  page,
  open,
  service,
}) => {
  const tokens = new SettingsTokens(page);
  await page.clock.install();
  await open('/settings');
  await tokens.add(tokenOf(service, 'exmpl'), { isSessionOnly: true });
  await expect(
    page.getByText('It is stored only in this tab and is forgotten when you close or reload the tab.'),
  ).toBeVisible();
  await page.evaluate(() => localStorage.setItem('systems', '{"version":2,"systems":["exmpl","brook"]}'));
  await page.getByRole('link', { name: 'Manage' }).first().click();
  await page
    .getByRole('link', { name: /members/i })
    .first()
    .click();
  await page.getByRole('link', { name: /Luna/ }).first().click();
  await chooseInRecordMenu(page, 'Delete');
  const dialog = await openedDialog(page);
  await expect(dialog.getByText(/A copy stays in this tab until you reload or close it/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Switch' }).first().click();
  await expect(page.getByText('Luna').first()).toBeVisible();
  const expectNoTrace = async () => {
    const everything = await everythingStored(page);
    for (const trace of [tokenOf(service, 'exmpl'), 'Luna', 'Lantern House'])
      expect(everything).not.toContain(trace);
  };
  // Longer than any delay before a write.
  await page.clock.fastForward(60_000);
  await expectNoTrace();
  await page.reload();
  // A page that closes writes what it had delayed.
  await expectNoTrace();
  await goTo(page, '/settings');
  await expect(tokens.field).toBeVisible();
  await expect(tokens.accounts).toHaveCount(0);
});

test('forgetting a token leaves no trace of what only it could open', async ({
  page,
  app,
  open,
  service,
}) => {
  const { state } = service.sandbox;
  const uuid = [...state.systems.values()].find(({ id }) => id === 'hushed')?.uuid ?? '';
  const [member] = [...state.members.values()].filter(({ system }) => system === uuid);
  const name = member?.uuid ?? 'nobody';
  const entries = [`member:${member?.id}`, 'system:brook', 'system:hushed'];
  await remember(page, app, { 'recent-lookups': { version: 1, isOn: true, entries } });
  const tokens = new SettingsTokens(page);
  await open('/settings');
  await tokens.add(tokenOf(service, 'hushed'));
  await goTo(page, '/manage/members');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => everythingStored(page)).toContain(name);
  await goTo(page, '/settings');
  await page.route('**/assets/private-data-table-*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Forget the token' }).click();
  await expect(page.getByText('The token couldn’t be forgotten')).toBeVisible();
  await page.unroute('**/assets/private-data-table-*.js');
  await page.reload();
  await page.getByRole('button', { name: 'Forget the token' }).click();
  await expect(page.getByText('Token forgotten')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Tokens on this device' })).toBeFocused();
  for (const trace of [name, tokenOf(service, 'hushed'), 'Behind the Door', uuid])
    await expect.poll(() => everythingStored(page)).not.toContain(trace);
  await expect
    .poll(() => storedDocument(page, 'recent-lookups'))
    .toMatchObject({ entries: ['system:brook'] });
});

test('the answer to a save that comes after its token was forgotten in another tab stores nothing, and signing in again works', async ({
  page,
  open,
  service,
}) => {
  const tokens = new SettingsTokens(page);
  await open('/settings');
  await tokens.add(tokenOf(service, 'exmpl'));
  await page.getByRole('link', { name: 'Manage' }).first().click();
  await page.getByRole('link', { name: 'Profile' }).first().click();
  const form = page.getByRole('form', { name: 'Profile' });
  const name = form.getByRole('textbox', { name: 'Name', exact: true });
  const save = form.getByRole('button', { name: 'Save', exact: true });
  await name.fill('Saved too late');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/v2/systems/**', async (route) => {
    if (route.request().method() === 'PATCH') await released;
    await route.continue();
  });
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  const answered = page.waitForResponse((response) => response.request().method() === 'PATCH');
  // All but the last step before the save: the client does not wait for an answer for ever.
  const other = await page.context().newPage();
  await other.goto(new URL('/settings', page.url()).href);
  await other.getByRole('button', { name: 'Forget the token' }).click();
  const asked = await openedDialog(other);
  await save.click();
  await sent;
  await asked.getByRole('button', { name: 'Forget everything' }).click();
  await expect(other.getByText('Token forgotten')).toBeVisible();
  release();
  await (await answered).finished();
  const expectNoTrace = async () => {
    for (const trace of [tokenOf(service, 'exmpl'), 'Saved too late', 'Lantern House', 'revisions'])
      await expect.poll(() => everythingStored(page)).not.toContain(trace);
  };
  await expect(form).toBeHidden();
  await expectNoTrace();
  await page.reload();
  await expectNoTrace();
  await goTo(page, '/settings');
  await tokens.add(tokenOf(service, 'exmpl'));
  await goTo(page, '/manage/system');
  await name.fill('Saved in time');
  await save.click();
  await expect.poll(() => everythingStored(page)).toContain('revisions');
});

test('text typed in a form is there after a reload; before a token is forgotten the app lists it, and the person can keep it', async ({
  page,
  open,
  service,
}) => {
  const tokens = new SettingsTokens(page);
  await open('/settings');
  await tokens.add(tokenOf(service, 'exmpl'));
  page.on('dialog', (dialog) => inListener(dialog.accept()));
  await goTo(page, '/manage/system');
  const name = page
    .getByRole('form', { name: 'Profile' })
    .getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('typed and not saved');
  await page.reload();
  await expect(name).toHaveValue('typed and not saved');
  await goTo(page, '/settings');
  await page.getByRole('button', { name: 'Forget the token' }).click();
  const dialog = await openedDialog(page);
  await expect(dialog).toContainText('One form is not saved');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('The token works.')).toBeVisible();
  await page.getByRole('button', { name: 'Forget the token' }).click();
  await (await openedDialog(page)).getByRole('button', { name: 'Forget the token, keep these' }).click();
  await expect(page.getByText('Token forgotten')).toBeVisible();
  expect(await everythingStored(page)).toContain('typed and not saved');
  await tokens.add(tokenOf(service, 'exmpl'));
  await page.getByRole('button', { name: 'Forget the token' }).click();
  await (await openedDialog(page)).getByRole('button', { name: 'Forget everything' }).click();
  await expect(page.getByText('Token forgotten').first()).toBeVisible();
  // The dialog can't restore the focus to its opener, which was removed with the token.
  await expect(page.getByRole('region', { name: 'Tokens on this device' })).toBeFocused();
  await expect.poll(() => everythingStored(page)).not.toContain('typed and not saved');
  await test.step('what could not be read may be of any token, and is asked about too', async () => {
    await tokens.add(tokenOf(service, 'exmpl'));
    await page.evaluate(() => localStorage.setItem('drafts.corrupt', '{"typed": "and not readable'));
    await page.getByRole('button', { name: 'Forget the token' }).click();
    const asked = await openedDialog(page);
    await expect(asked).toContainText('They may belong to any of your systems');
    await asked.getByRole('button', { name: 'Forget the token, keep these' }).click();
    await expect(tokens.field).toBeVisible();
    expect(await everythingStored(page)).toContain('and not readable');
  });
});

test('before a token is forgotten the app says how many switches wait, and they stay or are deleted as chosen', async ({
  page,
  open,
  service,
}) => {
  const tokens = new SettingsTokens(page);
  const switchPage = new SwitchPage(page);
  const newest = () => latestSwitch(service).names;
  const recordAndForget = async (name: string, answer: string) => {
    service.breakWith({ kind: 'status', status: 503, match: { method: 'POST', path: '/switches$' } });
    await page.getByRole('link', { name: 'Switch' }).first().click();
    await switchPage.loaded();
    await switchPage.choose(name);
    await switchPage.switchButton.click();
    await expect(switchPage.queue).toContainText(name);
    await page.getByRole('link', { name: 'Settings' }).first().click();
    await page.getByRole('button', { name: 'Forget the token' }).click();
    const dialog = await openedDialog(page);
    await expect(dialog).toContainText('One switch is waiting to be sent');
    await dialog.getByRole('button', { name: answer }).click();
    await expect(dialog).toBeHidden();
    // The dialog closes first, and the field of a token that is still there is another.
    await expect(tokens.accounts).toHaveCount(0);
    service.breakWith();
    await tokens.add(tokenOf(service, 'exmpl'));
  };
  await open('/settings');
  await tokens.add(tokenOf(service, 'exmpl'));
  await recordAndForget('Quill', 'Forget the token, keep these');
  await expect.poll(newest).toEqual(['Quill']);
  await recordAndForget('Luna', 'Forget everything');
  await page.getByRole('link', { name: 'Switch' }).first().click();
  await switchPage.loaded();
  await expect(switchPage.fronting).toContainText('Quill');
  await expect(switchPage.queue).toBeHidden();
  expect(newest()).toEqual(['Quill']);
});

test('changing between accounts shows each only its own data, however late answers are', async ({
  page,
  open,
  service,
}) => {
  const tokens = new SettingsTokens(page);
  await open('/settings');
  await tokens.add(tokenOf(service, 'exmpl'));
  await tokens.add(tokenOf(service, 'tidal'));
  const change = async (name: string) => {
    await page.getByRole('button', { name: /Change account/ }).click();
    const list = page.getByRole('list', { name: 'Accounts' });
    await list.getByRole('button', { name }).click();
    await expect(list).toBeHidden();
  };
  const main = page.getByRole('main');
  service.breakWith({ kind: 'latency', ms: 1_500, match: { path: '/members' } });
  const answered = watchAnswers(page, /\/members$/);
  await goTo(page, '/manage/members');
  await change('Lantern House');
  await change('Tidepool');
  await change('Lantern House');
  await expect(main).toContainText('Luna');
  await expect(main).not.toContainText('Marina');
  await change('Tidepool');
  await answered();
  await expect(main.getByRole('list', { name: 'Members' }).getByRole('link').first()).toBeVisible();
  await expect(main).not.toContainText('Luna');
  const readPersisted = async () => {
    const rows = JSON.parse(await everythingStored(page)) as {
      lists?: { viewer: string; kind: string; value: unknown }[];
    }[];
    return rows.flatMap(({ lists = [] }) => lists);
  };
  const idOf = (viewer: string) => service.sandbox.state.systems.get(viewer)?.id;
  await expect
    .poll(async () => {
      const stored = (await readPersisted()).filter(({ kind }) => kind === 'own-members');
      return stored.map(({ viewer }) => idOf(viewer));
    })
    .toContain('tidal');
  const persisted = await readPersisted();
  const lists = persisted.filter(({ kind }) => kind === 'own-members' || kind === 'own-groups');
  for (const { viewer, value } of lists) {
    const systems = (value as { systemId: string }[]).map(({ systemId }) => systemId);
    expect(new Set(systems)).toEqual(new Set([idOf(viewer)]));
  }
  for (const { viewer, kind, value } of persisted)
    if (kind === 'own-profile') expect((value as { id: string }).id).toBe(idOf(viewer));
});

test('two tabs use the same account, and forgetting in one ends it in the other', async ({
  page,
  context,
  open,
  app,
  service,
}) => {
  const tokens = new SettingsTokens(page);
  await open('/settings');
  await tokens.add(tokenOf(service, 'exmpl'));
  const otherPage = await context.newPage();
  const other = new SettingsTokens(otherPage);
  await otherPage.goto(`${app.url}/settings`);
  await expect(other.account('Lantern House')).toContainText('The token works');
  await tokens.add(tokenOf(service, 'tidal'));
  await expect(other.account('Tidepool')).toContainText('The token works');
  await other.account('Lantern House').getByRole('button', { name: 'Use Lantern House' }).click();
  await expect(tokens.account('Lantern House')).toContainText('The token works');
  await other
    .account('Lantern House')
    .getByRole('button', { name: 'Forget the token of Lantern House' })
    .click();
  await expect(tokens.accounts).toHaveCount(1);
  await expect(tokens.account('Tidepool')).toContainText('The token is saved on this device.');
  await expect.poll(() => everythingStored(page)).not.toContain(tokenOf(service, 'exmpl'));
});
