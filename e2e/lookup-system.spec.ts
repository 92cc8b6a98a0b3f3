import type { Page } from '@playwright/test';
import { memberRow, recordSwitch, systemRow } from '../apps/web/src/testing/world-rows.ts';
import type { AppServer } from '../scripts/lib/app-server.ts';
import { expect, remember, type Service, storedDocument, test } from './fixtures.ts';

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'About this system' }).getByRole('link', { name });

/** Puts the token of Lantern House into the app's settings. */
async function logIn(page: Page, app: AppServer, service: Service): Promise<void> {
  const token = service.sandbox.tokens.find(({ systemId }) => systemId === 'exmpl')?.token ?? '';
  await remember(page, app, { settings: { version: 16, settings: { token } } });
}

test('a system opens on its fronters, and its tabs are places of their own', async ({ page, open }) => {
  await open('/lookup/system/exmpl');
  await expect(page).toHaveURL(/\/lookup\/system\/exmpl\/fronters$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Lantern House' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Who is fronting' }).getByRole('link')).toHaveCount(2);
  await expect(tab(page, 'Fronters')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('Last switch')).toBeVisible();

  await tab(page, 'Members').click();
  await expect(page).toHaveURL(/\/members$/);
  await expect(tab(page, 'Members')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText(/^\d+ members$/)).toBeVisible();
  await expect(tab(page, 'Members')).toContainText(/\d/);
  await tab(page, 'Groups').click();
  await expect(page.getByText(/^\d+ groups$/)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^\d+ members$/)).toBeVisible();
});

test('tabs appear together with the card above them', async ({ page, open }) => {
  const held: (() => void)[] = [];
  await page.route(/\/systems\/brook$/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await open('/lookup/system/brook/members');
  await expect(page.getByText('Loading the system', { exact: true })).toBeAttached();
  // Requested in parallel, and answered before the card is.
  const firstMember = page.locator('main a[href*="/members/"]').first();
  await expect(firstMember).toBeAttached();
  await expect(tab(page, 'Members')).toBeHidden();
  await expect(firstMember).toBeHidden();
  for (const release of held) release();
  await expect(tab(page, 'Members')).toBeVisible();
  await expect(firstMember).toBeVisible();
});

test('capitals, dashes and blanks in the id lead to the same page, and so does the uuid', async ({
  page,
  open,
  service,
}) => {
  await open('/lookup/system/%20EXMPL%20/members');
  await expect(page).toHaveURL(/\/lookup\/system\/exmpl\/members$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Lantern House' })).toBeVisible();
  await open(`/lookup/system/${systemRow(service, 'exmpl').uuid}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Lantern House' })).toBeVisible();
});

test('a private front, a switch-out and no switches have neutral texts', async ({ page, open }) => {
  for (const [id, words] of [
    ['tidal', 'Hasn’t shared who is fronting'],
    ['drift', 'Switched out'],
    ['sprout', 'No switches yet'],
  ] as const) {
    await open(`/lookup/system/${id}/fronters`);
    await expect(page.getByRole('heading', { name: words })).toBeVisible();
  }
});

test('unshared lists are explained in neutral words, each on its own', async ({ page, open }) => {
  await open('/lookup/system/hushed/members');
  await expect(page.getByRole('heading', { name: 'The members aren’t shared' })).toBeVisible();
  await tab(page, 'Groups').click();
  await expect(page.getByRole('heading', { name: 'The groups aren’t shared' })).toBeVisible();
  await open('/lookup/system/curtn/groups');
  await expect(page.getByRole('heading', { name: 'The groups aren’t shared' })).toBeVisible();
  await tab(page, 'Members').click();
  await expect(page.getByText(/^\d+ members?$/)).toBeVisible();
});

test('an address that leads to no system is answered in plain words', async ({ page, open }) => {
  for (const [id, words] of [
    ['gonezz', 'No system found'],
    ['ab', 'That isn’t a system’s ID'],
    ['%F0%9F%8C%99', 'That isn’t a system’s ID'],
    ['@me', 'Your own system needs your token'],
  ] as const) {
    await open(`/lookup/system/${id}/members`);
    await expect(page.getByRole('heading', { name: words })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('System');
    await expect(page.getByRole('link', { name: 'Look up something else' })).toBeVisible();
  }
});

test("a member's id in place of a system's leads to the member", async ({ page, open, service }) => {
  const juniper = memberRow(service, 'Juniper');
  await open(`/lookup/system/${juniper.id}`);
  await page.getByRole('link', { name: 'Open the member with this ID' }).click();
  await expect(page).toHaveURL(new RegExp(`/lookup/member/${juniper.id}`));
});

test('a system is followed and unfollowed on its page', async ({ page, open }) => {
  await open('/lookup/system/tidal');
  await page.getByRole('button', { name: 'Follow Tidepool' }).click();
  await expect(page.getByRole('button', { name: 'Unfollow Tidepool' })).toBeVisible();
  expect(await storedDocument(page, 'systems')).toEqual({ version: 2, systems: ['tidal'] });
  await page.getByRole('button', { name: 'Unfollow Tidepool' }).click();
  await expect(page.getByRole('button', { name: 'Follow Tidepool' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Unfollow Tidepool' })).toBeVisible();
});

test('each list can fail on its own, and loads after a retry', async ({ page, open, service }) => {
  service.breakWith({ kind: 'status', status: 400, match: { path: '/members$' } });
  await open('/lookup/system/exmpl/members');
  await expect(page.getByRole('heading', { name: 'The members couldn’t be loaded' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Lantern House' })).toBeVisible();
  await tab(page, 'Groups').click();
  await expect(page.getByText(/^\d+ groups$/)).toBeVisible();
  const refused = () => service.requests().filter(({ status }) => status === 400).length;
  const before = refused();
  await tab(page, 'Members').click();
  // Returning to it fetches it again.
  await expect.poll(refused).toBe(before + 1);
  service.mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^\d+ members$/)).toBeVisible();
});

test('the card can fail on its own, too', async ({ page, open, service }) => {
  service.breakWith({ kind: 'status', status: 400, match: { path: '/systems/exmpl$' } });
  await open('/lookup/system/exmpl/members');
  await expect(page.getByText(/^\d+ members$/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'System exmpl' })).toBeVisible();
  service.mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lantern House' })).toBeVisible();
});

test('on a return visit the card and the members that the device knows are shown, though the service is out of reach', async ({
  page,
  open,
  service,
}) => {
  const members = page.getByText(/^\d+ members$/);
  await open('/lookup/system/exmpl/members');
  await expect(members).toBeVisible();
  await storedRows(page, 3);
  await page.route(`${service.url}/**`, (route) => route.abort());
  for (const name of ['exmpl', systemRow(service, 'exmpl').uuid]) {
    await open(`/lookup/system/${name}/members`);
    await expect(page.getByRole('heading', { level: 1, name: 'Lantern House' })).toBeVisible();
    await expect(members).toBeVisible();
  }
});

test('Enter opens a result that is known, though the service is out of reach', async ({
  page,
  open,
  service,
}) => {
  await open('/lookup/system/exmpl/groups');
  await expect(page.getByText(/^\d+ groups$/)).toBeVisible();
  await storedRows(page, 3);
  await page.route(`${service.url}/**`, (route) => route.abort());
  await open('/lookup/system/exmpl/groups');
  await expect(page.getByText(/^\d+ groups$/)).toBeVisible();
  await page.getByRole('link', { name: 'Lookup' }).first().click();
  const field = page.getByLabel('ID or link');
  await field.fill('exmpl');
  await expect(page.getByText('Lantern House').first()).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL(/\/lookup\/system\/exmpl/);
});

test('data that becomes private is removed with the next answer', async ({ page, open, service }) => {
  await open('/lookup/system/tidal/fronters');
  const row = systemRow(service, 'tidal');
  row.privacy.front_privacy = 'public';
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('link', { name: /Kelp/ })).toBeVisible();
  row.privacy.front_privacy = 'private';
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('heading', { name: 'Hasn’t shared who is fronting' })).toBeVisible();
  await expect(page.getByText('Kelp')).toHaveCount(0);
});

test('a fronter who is not in the member list is "Someone"', async ({ page, open, service }) => {
  const hidden = [...service.sandbox.state.members.values()].find(
    ({ system, privacy }) => system === systemRow(service, 'exmpl').uuid && privacy.visibility === 'private',
  );
  recordSwitch(service, 'exmpl', [memberRow(service, 'Juniper').id, hidden?.id ?? '']);
  await open('/lookup/system/exmpl/members');
  await expect(page.getByText(/^\d+ members$/)).toBeVisible();
  await tab(page, 'Fronters').click();
  const fronters = page.getByRole('list', { name: 'Who is fronting' });
  await expect(fronters.getByRole('listitem')).toHaveCount(2);
  await expect(fronters.getByText('Someone')).toBeVisible();
  await expect(fronters.getByRole('link')).toHaveCount(1);
});

test('the owner sees more, marked as such, and can open the public view', async ({
  page,
  open,
  app,
  service,
}) => {
  await logIn(page, app, service);
  await open('/lookup/system/@me/members');
  await expect(page.getByText('Yours', { exact: true })).toBeVisible();
  await expect(page.getByText('Hidden', { exact: true }).first()).toBeVisible();
  const all = await page.locator('[aria-setsize]').first().getAttribute('aria-setsize');

  service.forgetRequests();
  await page.getByRole('switch', { name: 'View as others' }).click();
  await expect(page.getByText('As others see it')).toBeVisible();
  await expect(page).toHaveURL(/as=others/);
  await expect(page.getByText('Hidden', { exact: true })).toHaveCount(0);
  await expect
    .poll(() => page.locator('[aria-setsize]').first().getAttribute('aria-setsize').then(Number))
    .toBeLessThan(Number(all));
  // A token makes a browser ask first.
  expect(service.requests().filter(({ preflight }) => preflight)).toEqual([]);

  await page.locator('[aria-posinset="1"] a').click();
  await expect(page).toHaveURL(/\/lookup\/system\/%40me\/members\/\w+\?as=others/);
});

test('the own system is recognised by its id and uuid as well', async ({ page, open, app, service }) => {
  await logIn(page, app, service);
  for (const ref of ['exmpl', systemRow(service, 'exmpl').uuid]) {
    await open(`/lookup/system/${ref}`);
    await expect(page.getByText('Yours', { exact: true })).toBeVisible();
  }
});

/** Waits until the device has stored so many answers. */
async function storedRows(page: Page, count: number): Promise<void> {
  const rows = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('frontboard');
          opening.onerror = reject;
          opening.onsuccess = () => {
            const counting = opening.result.transaction('lists').objectStore('lists').count();
            counting.onsuccess = () => {
              resolve(counting.result);
              opening.result.close();
            };
          };
        }),
    );
  await expect.poll(rows).toBeGreaterThanOrEqual(count);
}
