import { memberRow } from '../apps/web/src/testing/world-rows.ts';
import { expect, test } from './fixtures.ts';
import { openedDialog } from './pages/dialog.ts';
import { logIn } from './pages/log-in.ts';
import { MemberForm, recordWrites } from './pages/member-form.ts';

const membersCalled = (
  service: { sandbox: { state: { members: Map<string, { name: string }> } } },
  name: string,
) => [...service.sandbox.state.members.values()].filter((row) => row.name === name);

test.beforeEach(({ page, app, service }) => logIn(page, app, service));

test('a new member is sent with the filled fields, and is in the list without another request', async ({
  page,
  open,
  service,
}) => {
  const writes = recordWrites(page);
  const form = new MemberForm(page);
  await open('/manage/members');
  await expect(page.getByText('14 of up to 1,000 members.')).toBeVisible();
  await page.getByRole('link', { name: 'New member' }).click();
  await form.field('Name').fill('Ash');
  await form.field('Pronouns').fill('any');
  await form.field('Birthday').fill('29 feb');
  await expect(page.getByText(/Understood as .*29.*without a year/)).toBeVisible();
  await form.field('Colour').fill('#F8A');
  await form.tag('Before', 'new').fill('ash ');
  await form.tag('After', 1).fill('-a');
  await form.save.click();
  await expect(page.getByText('Ash was created')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Ash' })).toBeVisible();
  expect(writes).toEqual([
    {
      method: 'POST',
      path: '/v2/members',
      body: {
        name: 'Ash',
        pronouns: 'any',
        birthday: '0004-02-29',
        color: expect.stringMatching(/^ff88aa$/i),
        proxy_tags: [{ prefix: 'ash ', suffix: '-a' }],
      },
    },
  ]);
  service.forgetRequests();
  await page.getByRole('link', { name: 'Your members' }).click();
  await expect(page.getByText('15 of up to 1,000 members.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Members' }).getByText('Ash', { exact: true })).toBeVisible();
  expect(service.requests().filter(({ path }) => path.endsWith('/members'))).toEqual([]);
});

test('only what changed is sent, and every screen shows it at once', async ({ page, open, service }) => {
  const luna = memberRow(service, 'Luna');
  const writes = recordWrites(page);
  const form = new MemberForm(page);
  await open(`/lookup/member/${luna.id}`);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await form.field('Display name').fill('Luna Mae');
  await form.field('Birthday').fill('5 March 1999');
  await page.getByRole('switch', { name: /^Keep proxy tags/ }).click();
  await form.saved();
  expect(writes).toEqual([
    {
      method: 'PATCH',
      path: `/v2/members/${luna.uuid}`,
      body: { display_name: 'Luna Mae', birthday: '1999-03-05', keep_proxy: true },
    },
  ]);
  service.breakWith({ kind: 'drop' });
  await page.getByRole('link', { name: 'Your members' }).click();
  await expect(page.getByRole('list', { name: 'Members' }).getByText('Luna Mae')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Luna Mae' })).toBeVisible();
});

test('a double press sends once, and after a lost answer the member is found instead of created again', async ({
  page,
  open,
  service,
}) => {
  const writes = recordWrites(page);
  const form = new MemberForm(page);
  await open('/manage/members/new');
  await form.field('Name').fill('Ash');
  // Not with a fault of the service: after a broken connection Chromium itself sends a request again, unseen by the page.
  await page.route('**/v2/members', async (route) => {
    if (route.request().method() === 'POST') await route.fetch();
    await route.abort('connectionreset');
  });
  await form.save.dblclick();
  await expect(page.getByText('Ash was created')).toBeVisible({ timeout: 20_000 });
  expect(membersCalled(service, 'Ash')).toHaveLength(1);
  expect(writes).toHaveLength(1);
});

test('a reached limit is shown before and after, and typed text stays', async ({ page, open, service }) => {
  for (const config of service.sandbox.state.configs.values()) config.member_limit = 14;
  const form = new MemberForm(page);
  await open('/manage/members');
  await expect(page.getByText(/That is PluralKit’s limit/)).toBeVisible();
  await page.getByRole('link', { name: 'New member' }).click();
  await expect(page.getByText(/Your system has 14 members, as many as PluralKit allows/)).toBeVisible();
  await form.field('Name').fill('Ash');
  await form.save.click();
  await expect(page.getByRole('alert').getByText(/as many members as PluralKit allows/)).toBeVisible();
  await page.reload();
  await expect(form.field('Name')).toHaveValue('Ash');
  for (const config of service.sandbox.state.configs.values()) config.member_limit = 15;
  await form.save.click();
  await expect(page.getByText('Ash was created')).toBeVisible();
});

test('text typed for a member who was deleted elsewhere becomes a new member', async ({
  page,
  open,
  service,
}) => {
  const sol = memberRow(service, 'Sol');
  const form = new MemberForm(page);
  await open(`/manage/members/${sol.id}`);
  await form.field('Pronouns').fill('sun/suns');
  service.breakWith({
    kind: 'status',
    status: 404,
    body: { message: 'Member not found.', code: 20002 },
    match: { path: `/members/${sol.uuid}` },
  });
  await form.save.click();
  await expect(page.getByRole('alert').getByText(/no longer exists in PluralKit/)).toBeVisible();
  service.mend();
  await page.getByRole('button', { name: 'Create a new member from it' }).click();
  await expect(form.field('Pronouns')).toHaveValue('sun/suns');
  await expect(form.field('Name')).toHaveValue('Sol');
});

test('text typed for a member who is no longer in the list is above the list', async ({
  page,
  open,
  app,
  service,
}) => {
  const sol = memberRow(service, 'Sol');
  const form = new MemberForm(page);
  await open(`/manage/members/${sol.id}`);
  await form.field('Pronouns').fill('sun/suns');
  await page.waitForFunction(() => localStorage.getItem('drafts')?.includes('sun/suns'));
  service.sandbox.state.members.delete(sol.uuid);
  // The app does not run here, so it cannot store the list again.
  await page.goto(`${app.url}/favicon.svg`);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase('frontboard').onsuccess = resolve;
      }),
  );
  await open('/manage/members');
  const left = page.getByRole('region', { name: 'Typed, but not saved' });
  await left.getByRole('button', { name: 'Forget what was typed for Sol' }).click();
  await expect(left).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await left.getByRole('button', { name: 'Create a new member from it: Sol' }).click();
  await expect(form.field('Pronouns')).toHaveValue('sun/suns');
  await expect(form.field('Name')).toHaveValue('Sol');
  await page.getByRole('link', { name: 'Your members' }).first().click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your members' })).toBeVisible();
  await left.getByRole('button', { name: 'Create a new member from it: Sol' }).click();
  await expect(form.field('Pronouns')).toHaveValue('sun/suns');
});

test('after a token was renewed elsewhere no change looks saved', async ({ page, open, service }) => {
  const sol = memberRow(service, 'Sol');
  sol.privacy.visibility = 'private';
  await open(`/manage/members/${sol.id}`);
  await page.getByRole('radiogroup', { name: 'Shown in lists' }).getByText('Public').click();
  service.sandbox.state.tokens.clear();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(sol.privacy.visibility).toBe('private');
});

test('the service’s refusals are shown at their fields', async ({ page, open, service }) => {
  const form = new MemberForm(page);
  await open(`/manage/members/${memberRow(service, 'Sol').id}`);
  await form.field('Pronouns').fill('sun/suns');
  await page.getByRole('button', { name: 'All private' }).click();
  service.breakWith({
    kind: 'status',
    status: 400,
    times: 1,
    match: { method: 'PATCH' },
    body: {
      message: 'Error parsing JSON model',
      code: 40001,
      errors: {
        pronouns: [{ message: 'Field pronouns is invalid.' }],
        visibility: [{ message: 'Field visibility is invalid.' }],
      },
    },
  });
  await form.save.click();
  await expect(page.getByText('Field pronouns is invalid.')).toBeVisible();
  await expect(page.getByText('Field visibility is invalid.')).toBeVisible();
  await expect(form.field('Pronouns')).toHaveValue('sun/suns');
});

test('a member is deleted after the name is typed, and can be restored from the list', async ({
  page,
  open,
  service,
}) => {
  await open(`/manage/members/${memberRow(service, 'Sol').id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = await openedDialog(page);
  await dialog.getByRole('textbox').fill('Sol');
  await dialog.getByRole('button', { name: /^Delete/ }).click();
  await expect(page).toHaveURL(/\/manage\/members$/);
  await expect(page.getByText('13 of up to 1,000 members.')).toBeVisible();
  expect(membersCalled(service, 'Sol')).toEqual([]);
  await page.getByText(/^Recently deleted/).click();
  await page.getByRole('button', { name: /^Restore/ }).click();
  await expect(page.getByText('14 of up to 1,000 members.')).toBeVisible();
  expect(membersCalled(service, 'Sol')).toHaveLength(1);
});

test('offline the list stays with its age, its search is in the address, and a form leads back to it', async ({
  page,
  open,
  context,
}) => {
  await open('/manage/members?text=lu');
  await expect(page.getByText('From PluralKit just now')).toBeVisible();
  await page.getByRole('list', { name: 'Members' }).getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Your members' }).click();
  await expect(page).toHaveURL(/text=lu/);
  await expect(page.getByText(/^From PluralKit/)).toBeVisible();
});

test.describe('with thousands of members', () => {
  test.use({ world: 'large' });

  test('the list draws what is in sight, and a form says at once who else has a proxy tag', async ({
    page,
    app,
    service,
    open,
  }) => {
    await logIn(page, app, service, 'large');
    await open('/manage/members');
    await expect(page.getByText('2,500 of up to 3,000 members.')).toBeVisible({ timeout: 15_000 });
    for (const share of [0, 0.5, 1]) {
      await page.evaluate((part) => window.scrollTo(0, document.documentElement.scrollHeight * part), share);
      await expect(page.locator('[aria-setsize] a').first()).toBeAttached();
      expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(1_500);
    }
    const taken = [...service.sandbox.state.members.values()].flatMap((row) => row.proxy_tags)[0];
    if (taken === undefined) throw new Error('Nobody in this world has proxy tags.');
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('link', { name: 'New member' }).click();
    const form = new MemberForm(page);
    if (taken.prefix !== null) await form.tag('Before', 'new').fill(taken.prefix);
    if (taken.suffix !== null) await form.tag('After', taken.prefix === null ? 'new' : 1).fill(taken.suffix);
    await expect(page.getByText(/has the same proxy tag\. Either of them/).first()).toBeVisible();
  });
});
