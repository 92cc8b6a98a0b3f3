import type { Page } from '@playwright/test';
import { groupRow, memberRow } from '../apps/web/src/testing/world-rows.ts';
import type { AppServer } from '../scripts/lib/app-server.ts';
import { expect, remember, type Service, test } from './fixtures.ts';
import { openedDialog } from './pages/dialog.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
/** The value beside a label in the lines of details. */
const fact = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
    .locator('dd');

/** Puts the token of Lantern House into the app's settings. */
async function logIn(page: Page, app: AppServer, service: Service, settings: object = {}): Promise<void> {
  const token = service.sandbox.tokens.find(({ systemId }) => systemId === 'exmpl')?.token ?? '';
  await remember(page, app, { settings: { version: 16, settings: { ...settings, token } } });
}

test.describe('a member', () => {
  test('shows what it shares', async ({ page, open, service }) => {
    const juniper = memberRow(service, 'Juniper');
    await open(`/lookup/member/${juniper.id}`);
    await expect(heading(page, 'Juniper 🌿')).toBeVisible();
    await expect(page.getByText('she/her')).toBeVisible();
    await expect(fact(page, 'Birthday')).toHaveText('21 March');
    await expect(fact(page, 'Proxy tags')).toHaveText('J:hello');
    await expect(fact(page, 'Messages')).toHaveText('3,184');
    await expect(fact(page, 'Last message')).toContainText('ago');
    await expect(fact(page, 'Colour')).toHaveText('#4f9d69');
    await expect(fact(page, 'Created')).not.toBeEmpty();
    await expect(fact(page, 'Name')).toHaveCount(0);
    await expect(page.getByText('If the plant is still green, so am I.')).toBeVisible();
    await page.getByRole('link', { name: 'Kitchen crew' }).click();
    await expect(heading(page, 'Kitchen crew')).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Member of Lantern House' }).click();
    await expect(page).toHaveURL(/\/lookup\/system\/exmpl/);
  });

  test('has its picture and its proxy avatar enlarged in a dialog, which gives the focus back', async ({
    page,
    open,
    service,
  }) => {
    await open(`/lookup/member/${memberRow(service, 'Juniper').id}`);
    for (const name of ['Enlarge Juniper 🌿’s picture', 'Enlarge Juniper 🌿’s proxy avatar']) {
      const button = page.getByRole('button', { name });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect((await openedDialog(page)).locator('img')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(button).toBeFocused();
    }
  });

  test('offers its ID, UUID and link to copy, and confirms it', async ({
    page,
    open,
    app,
    service,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { id, uuid } = memberRow(service, 'Juniper');
    await open(`/lookup/member/${id}?as=others#dark`);
    for (const [name, text] of [
      ['Copy ID', id],
      ['Copy UUID', uuid],
      ['Copy link', `${app.url}/lookup/member/${uuid}`],
    ] as const) {
      await page.getByRole('button', { name }).click();
      await expect(page.getByText('Copied').last()).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    }
  });

  test('hides spoilers until a press, and keeps them revealed when the formatting loads', async ({
    page,
    open,
    service,
  }) => {
    const luna = memberRow(service, 'Luna');
    luna.description = 'Up late. **Knits** in the dark, ||badly||, ||or so she says||.';
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/markdown-[^/]*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await open(`/lookup/member/${luna.id}`);
    await expect(heading(page, 'Luna')).toBeVisible();
    const hidden = page.getByText('badly');
    await expect(hidden).toHaveCount(0);
    await page.getByRole('button', { name: 'Show hidden text' }).press('Enter');
    await expect(hidden).toBeVisible();
    await expect(page.getByText('**Knits**')).toBeVisible();

    release();
    await expect(page.locator('strong', { hasText: 'Knits' })).toBeVisible();
    await expect(hidden).toBeVisible();
    await expect(page.getByText('or so she says')).toBeVisible();
    const hide = page.getByRole('button', { name: 'Hide', exact: true }).first();
    await expect(hide).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(hidden).toHaveCount(0);
    await expect(page.getByText('or so she says')).toBeVisible();
  });

  test('shows unshared facts in neutral words', async ({ page, open, service }) => {
    await open(`/lookup/member/${memberRow(service, 'Tamsin').id}`);
    await expect(heading(page, 'T.')).toBeVisible();
    await expect(fact(page, 'Messages')).toHaveText('Not shared');
    await expect(fact(page, 'Proxy tags')).toHaveText('None shared');
    await expect(page.getByText('No description shared')).toBeVisible();
    expect(await page.content()).not.toMatch(/Tamsin|Quiet rooms/);
  });

  test('of a system with private groups says so', async ({ page, open, service }) => {
    await open(`/lookup/member/${memberRow(service, 'Opal').id}`);
    await expect(page.getByText('This system keeps its groups private')).toBeVisible();
    expect(await page.content()).not.toContain('Armchair');
  });

  test.describe('with the settings for names and cards', () => {
    test.use({
      stored: {
        settings: {
          version: 16,
          settings: { detectPronouns: false, showCardDetails: false, id: { sep: true, caps: true } },
        },
      },
    });
    test('is shown in the chosen format', async ({ page, open, service }) => {
      const { id } = memberRow(service, 'Luna');
      await open(`/lookup/member/${id}`);
      await expect(heading(page, 'Luna [she/they]')).toBeVisible();
      const caps = id.toUpperCase();
      await expect(fact(page, 'ID')).toContainText(
        id.length === 6 ? `${caps.slice(0, 3)}-${caps.slice(3)}` : caps,
      );
      await expect(fact(page, 'Messages')).toHaveCount(0);
    });
  });

  test('that is deleted while it is shown leaves no data', async ({ page, open, service }) => {
    const moss = memberRow(service, 'Moss');
    await open(`/lookup/group/${groupRow(service, 'kitchen').id}`);
    await expect(page.getByRole('link', { name: /Moss/ })).toBeVisible();
    service.breakWith({
      kind: 'status',
      status: 404,
      body: '{"message":"Member not found.","code":20002}',
      match: { path: '/members/' },
    });
    await page.getByRole('link', { name: /Moss/ }).click();
    await expect(page.getByRole('heading', { name: 'No member found' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/lookup/member/${moss.id}$`));
    await expect(page.locator('main')).not.toContainText('Moss');
  });
});

test.describe('a group', () => {
  test('shows its card and its members with their tools', async ({ page, open, service }) => {
    await open(`/lookup/group/${groupRow(service, 'kitchen').id}`);
    await expect(heading(page, 'Kitchen crew')).toBeVisible();
    await expect(page.getByText('Wash up before you switch out.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Group of Lantern House' })).toBeVisible();
    const main = page.locator('main');
    for (const name of ['Cas', 'Ivy', 'Juniper', 'Moss']) {
      await expect(main.getByRole('link', { name: new RegExp(name) })).toBeVisible();
    }
    await page.getByRole('searchbox', { name: 'Find members' }).fill('juni');
    await expect(main.getByRole('link', { name: /Moss/ })).toHaveCount(0);
    await expect(page).toHaveURL(/\?text=juni/);
    await page.reload();
    await expect(main.getByRole('link', { name: /Juniper/ })).toBeVisible();
    await expect(main.getByRole('link', { name: /Moss/ })).toHaveCount(0);
  });

  test('with private members says so in neutral words', async ({ page, open, service }) => {
    await open(`/lookup/group/${groupRow(service, 'Writing desk').id}`);
    await expect(page.getByRole('heading', { name: 'Who is in this group isn’t shared' })).toBeVisible();
    expect(await page.content()).not.toMatch(/Tamsin|Quill/);
  });
});

test.describe('going on from a list', () => {
  test('is done by buttons and arrow keys, and Back leads to the list', async ({ page, open, service }) => {
    const { id } = groupRow(service, 'kitchen');
    await open(`/lookup/group/${id}`);
    await page.getByRole('link', { name: /Ivy/ }).click();
    await expect(heading(page, 'Ivy')).toBeVisible();
    await expect(page.getByText('2 of 4')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(heading(page, 'Juniper 🌿')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(heading(page, 'Moss')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(heading(page, 'Moss')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next member' })).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Previous member' }).click();
    await expect(heading(page, 'Juniper 🌿')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Previous member' })).toBeFocused();
    await page.goBack();
    await expect(heading(page, 'Kitchen crew')).toBeVisible();
  });

  test('does not happen while a dialog is open, nor with a key of the browser', async ({
    page,
    open,
    service,
  }) => {
    await open(`/lookup/group/${groupRow(service, 'kitchen').id}`);
    await page.getByRole('link', { name: /Ivy/ }).click();
    await page.getByRole('button', { name: 'Enlarge Ivy’s picture' }).click();
    await openedDialog(page);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+ArrowRight');
    await expect(heading(page, 'Ivy')).toBeVisible();
  });

  test('is not offered after opening the address directly', async ({ page, open, service }) => {
    await open(`/lookup/member/${memberRow(service, 'Ivy').id}`);
    await expect(heading(page, 'Ivy')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next member' })).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expect(heading(page, 'Ivy')).toBeVisible();
  });
});

test.describe('the owner', () => {
  test('sees private data marked, and the public view on request, without the token', async ({
    page,
    open,
    app,
    service,
  }) => {
    const tamsin = memberRow(service, 'Tamsin');
    await logIn(page, app, service);
    await open(`/lookup/member/${tamsin.id}`);
    await expect(page.getByText('Yours', { exact: true })).toBeVisible();
    await expect(fact(page, 'Name')).toHaveText(/Tamsin.*Only you see this/);
    await expect(fact(page, 'Messages')).toContainText('Only you see this');
    await expect(fact(page, 'Proxy tags')).toContainText('Only you see this');
    await expect(fact(page, 'Colour')).not.toContainText('Only you see this');
    await expect(page.getByText('Reads everything, posts nothing.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Quiet rooms' })).toBeVisible();
    service.forgetRequests();

    await page.getByRole('switch', { name: 'View as others' }).press('Space');
    await expect(page.getByText('As others see it', { exact: true })).toBeVisible();
    await expect(fact(page, 'Messages')).toHaveText('Not shared');
    await expect(page.getByText('No description shared')).toBeVisible();
    await expect(page.locator('main')).not.toContainText(/Tamsin|Quiet rooms|Only you see this/);
    const asked = service
      .requests()
      .filter(({ path, preflight }) => path.includes('/members/') && !preflight);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter(({ authorized }) => authorized)).toEqual([]);

    await page.reload();
    await expect(page.getByText('As others see it', { exact: true })).toBeVisible();
    await page.getByRole('switch', { name: 'View as others' }).press('Space');
    await expect(fact(page, 'Name')).toContainText('Tamsin');
  });

  test('sees complete groups, and which of them others see', async ({ page, open, app, service }) => {
    await logIn(page, app, service);
    await open(`/lookup/group/${groupRow(service, 'Quiet rooms').id}`);
    await expect(page.getByText('Yours', { exact: true })).toBeVisible();
    await expect(fact(page, 'In lists')).toContainText('Left out of lists');
    await expect(fact(page, 'Members')).toContainText('Others can’t see who is in this group');
    await expect(page.locator('main').getByRole('link', { name: /Harbour/ })).toBeVisible();
    await page.getByRole('switch', { name: 'View as others' }).press('Space');
    await expect(page.getByRole('heading', { name: 'Who is in this group isn’t shared' })).toBeVisible();
    await expect(page.locator('main')).not.toContainText('Harbour');
  });

  test('of another system has no switch here', async ({ page, open, app, service }) => {
    await logIn(page, app, service);
    await open(`/lookup/member/${memberRow(service, 'Nettle').id}`);
    await expect(heading(page, 'Nettle')).toBeVisible();
    await expect(page.getByRole('switch')).toHaveCount(0);
    await expect(page.getByText('Yours', { exact: true })).toHaveCount(0);
  });
});

test.describe('wrong addresses', () => {
  test('an ID of another kind leads to its own page', async ({ page, open, service }) => {
    const group = groupRow(service, 'kitchen');
    await open(`/lookup/member/${group.id}`);
    await expect(page.getByText('There is a group with this ID.')).toBeVisible();
    await page.getByRole('link', { name: 'Open the group' }).click();
    await expect(heading(page, 'Kitchen crew')).toBeVisible();
    await open('/lookup/group/exmpl');
    await page.getByRole('link', { name: 'Open the system' }).click();
    await expect(page).toHaveURL(/\/lookup\/system\/exmpl/);
  });

  test('an unknown ID is explained in plain words', async ({ page, open }) => {
    await open('/lookup/member/zzzzz');
    await expect(page.getByRole('heading', { name: 'No member found' })).toBeVisible();
    await expect(page.getByText(/PluralKit has no member with this ID/)).toBeVisible();
    await page.getByRole('link', { name: 'Look up something else' }).click();
    await expect(heading(page, 'Lookup')).toBeVisible();
  });

  test('a Discord ID and @me lead to the system page', async ({ page, open }) => {
    await open('/lookup/member/466378653216014359');
    await page.getByRole('link', { name: 'Look it up' }).click();
    await expect(page.getByLabel('ID or link')).toHaveValue('466378653216014359');
    await open('/lookup/group/@me');
    await expect(page.getByRole('link', { name: 'Open your system' })).toBeVisible();
  });

  test('capitals, dashes, blanks and slashes lead to the same member', async ({
    page,
    open,
    app,
    service,
  }) => {
    const { id } = memberRow(service, 'Juniper');
    const dashed = `${id.slice(0, 3)}-${id.slice(3)}`.toUpperCase();
    for (const address of [dashed, `%20${id}%20`, `${id}/`, id.toUpperCase()]) {
      await open(`/lookup/member/${address}`);
      await expect(heading(page, 'Juniper 🌿')).toBeVisible();
      expect(page.url().replace(/\/$/, '')).toBe(`${app.url}/lookup/member/${id}`);
    }
  });

  test('a failing service is reported, and a retry succeeds', async ({ page, open, service }) => {
    const { id } = memberRow(service, 'Juniper');
    service.breakWith({ kind: 'status', status: 500, match: { path: '/members/' } });
    await open(`/lookup/member/${id}`);
    await expect(page.getByRole('heading', { name: 'PluralKit has problems right now' })).toBeVisible({
      timeout: 30_000,
    });
    service.mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page, 'Juniper 🌿')).toBeVisible();
  });

  test('a refusal is neutral', async ({ page, open, service }) => {
    const { id } = groupRow(service, 'kitchen');
    service.breakWith({
      kind: 'status',
      status: 403,
      body: '{"message":"Unauthorized to view this.","code":30003}',
      match: { path: '/groups/' },
    });
    await open(`/lookup/group/${id}`);
    await expect(page.getByRole('heading', { name: 'This group isn’t shared' })).toBeVisible();
    await expect(page.locator('main')).not.toContainText(/error|denied|forbidden|unauthorized/i);
  });
});
