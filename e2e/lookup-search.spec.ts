import type { Page } from '@playwright/test';
import { groupRow, memberRow } from '../apps/web/src/testing/world-rows.ts';
import { expect, type Service, storedDocument, test } from './fixtures.ts';

const UNKNOWN_ACCOUNT = '123456789012345678';

const field = (page: Page) => page.getByLabel('ID or link');
const results = (page: Page) => page.getByRole('region', { name: 'Found' });
const asked = (service: Service) => service.requests().filter(({ preflight }) => !preflight);

test('an ID alone is looked up as each kind after a pause in typing, and Enter opens the result', async ({
  page,
  open,
  app,
  service,
}) => {
  await open('/lookup');
  await field(page).pressSequentially('exmpl', { delay: 30 });
  await expect(results(page).getByRole('link', { name: /Lantern House/ })).toBeVisible();
  expect(
    asked(service)
      .map(({ path }) => path)
      .sort(),
  ).toEqual(['/v2/groups/exmpl', '/v2/members/exmpl', '/v2/systems/exmpl']);
  await expect(page).toHaveURL(`${app.url}/lookup?q=exmpl`);
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/lookup\/system\/exmpl/);
});

test('Enter does not wait for the pause, and opens when the answer is there', async ({
  page,
  open,
  service,
}) => {
  const { id } = memberRow(service, 'Juniper');
  await open('/lookup');
  await field(page).fill(id);
  await field(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Juniper 🌿' })).toBeVisible();
});

test('Back shows again what was looked up, without asking again', async ({ page, open, app, service }) => {
  const { id } = groupRow(service, 'kitchen');
  await open('/lookup');
  await field(page).fill(id);
  await results(page)
    .getByRole('link', { name: /Kitchen crew/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kitchen crew' })).toBeVisible();
  const systemRequests = () => asked(service).filter(({ path }) => path === `/v2/groups/${id}`).length;
  const before = systemRequests();
  await page.goBack();
  await expect(page).toHaveURL(`${app.url}/lookup?q=${id}`);
  await expect(field(page)).toHaveValue(id);
  await expect(results(page).getByRole('link', { name: /Kitchen crew/ })).toBeVisible();
  expect(systemRequests()).toBe(before);
});

test('pasted links say what they lead to', async ({ page, open, service }) => {
  const { id } = groupRow(service, 'kitchen');
  for (const link of [
    `https://dash.pluralkit.me/profile/g/${id}`,
    `pk.mt/g/${id}`,
    `${service.url}/v2/groups/${id}`,
    `/lookup/group/${id}`,
  ]) {
    await open('/lookup');
    await field(page).fill(link);
    await expect(page.getByText('Looks like a link to a group')).toBeVisible();
    await expect(results(page).getByRole('link', { name: /Kitchen crew/ })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Group' })).toBeChecked();
  }
});

test('a Discord account leads to its system, with every digit of its number', async ({
  page,
  open,
  app,
  service,
}) => {
  const { index, accounts } = service.sandbox.state;
  const system = index.systemById.get('exmpl');
  const account = [...accounts].find(([, uuid]) => uuid === system)?.[0] ?? '';
  await open(`/lookup?q=${account}`);
  await expect(field(page)).toHaveValue(account);
  await expect(results(page).getByRole('link', { name: /Lantern House/ })).toBeVisible();
  await expect(page).toHaveURL(`${app.url}/lookup?q=${account}`);
});

test('a message shows its member and its system', async ({ page, open, service }) => {
  const message = [...service.sandbox.state.messages.values()].find(
    ({ member }) => member === memberRow(service, 'Juniper').uuid,
  );
  if (message === undefined) throw new Error('The world has no message of Juniper.');
  await open('/lookup');
  await field(page).fill(
    `https://discord.com/channels/${message.guild ?? '@me'}/${message.channel}/${message.id}`,
  );
  const card = results(page).getByRole('article');
  await expect(card.getByRole('link', { name: /Sent by.*Juniper/ })).toBeVisible();
  await expect(card.getByRole('link', { name: /System.*Lantern House/ })).toBeVisible();
  await card.getByRole('link', { name: /Sent by/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Juniper 🌿' })).toBeVisible();
});

test('a missing message explains the limit of 30 minutes', async ({ page, open }) => {
  await open(`/lookup?q=${UNKNOWN_ACCOUNT}`);
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await expect(page.getByText(/found for only 30 minutes/)).toBeVisible();
});

test('an older answer never replaces a newer one', async ({ page, open, service }) => {
  service.breakWith({ kind: 'latency', ms: 2_500, match: { path: '/systems/exmpl$' } });
  await open('/lookup');
  await field(page).fill('exmpl');
  await expect.poll(() => asked(service).length).toBeGreaterThan(0);
  await field(page).fill('brook');
  await expect(results(page).getByRole('link', { name: /Willowbrook/ })).toBeVisible();
  await page.waitForTimeout(2_500);
  await expect(results(page).getByRole('link', { name: /Willowbrook/ })).toBeVisible();
  await expect(page.getByText('Lantern House')).toHaveCount(0);
});

test('when the service fails the screen says so and offers another try', async ({ page, open, service }) => {
  service.breakWith({ kind: 'status', status: 500, match: { path: '/(systems|members|groups)/' } });
  await open('/lookup?q=exmpl');
  // Once, although it was looked up as a system, a member and a group.
  const retry = results(page).getByRole('button', { name: 'Try again' });
  await expect(retry).toHaveCount(1, { timeout: 30_000 });
  await expect(results(page)).not.toContainText('Looking for');
  await retry.click();
  await expect(results(page)).toBeFocused();
  await expect(retry).toHaveCount(1, { timeout: 30_000 });
  service.breakWith({ kind: 'status', status: 500, match: { path: '/(members|groups)/' } });
  await retry.click();
  await expect(results(page).getByRole('link', { name: /Lantern House/ })).toBeVisible();
  await expect(results(page).getByText(/^Looking for a member or a group: /)).toBeVisible({
    timeout: 30_000,
  });
});

test('a token is recognised, and sent nowhere', async ({ page, open, service }) => {
  const token = service.sandbox.tokens[0]?.token ?? '';
  await open('/lookup');
  await field(page).fill(token);
  await expect(page.getByText(/^This looks like a PluralKit token/)).toBeVisible();
  await field(page).press('Enter');
  await page.waitForTimeout(700);
  expect(page.url()).not.toContain(token);
  await open(`/lookup?text=${encodeURIComponent(token)}`);
  await expect(page.getByText(/^This looks like a PluralKit token/)).toBeVisible();
  await expect(page).toHaveURL(/\/lookup$/);
  await expect(field(page)).toHaveValue('');
  await open(`/lookup?text=${encodeURIComponent(`my token: ${token}`)}`);
  await expect(field(page)).toHaveValue('my token:');
  await expect(page).toHaveURL(/\/lookup\?q=my\+token%3A$/);
  expect(asked(service)).toEqual([]);
});

test.describe('recent lookups', () => {
  async function openJuniper(page: Page, service: Service, open: (path: string) => Promise<void>) {
    const { id } = memberRow(service, 'Juniper');
    await open('/lookup');
    await field(page).fill(id);
    await results(page)
      .getByRole('link', { name: /Juniper/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Juniper 🌿' })).toBeVisible();
    await page.getByRole('link', { name: 'Lookup', exact: true }).click();
    return id;
  }

  test('store ids and kinds, never names', async ({ page, open, service }) => {
    const id = await openJuniper(page, service, open);
    const recent = page.getByRole('region', { name: 'Recent lookups' });
    await expect(recent.getByRole('link', { name: /Juniper/ })).toBeVisible();
    expect(await storedDocument(page, 'recent-lookups')).toEqual({
      version: 1,
      isOn: true,
      entries: [`member:${id}`],
    });
    await page.reload();
    await expect(recent.getByRole('link', { name: `Member ${id}` })).toBeVisible();
  });

  test('are cleared and brought back by Undo', async ({ page, open, service }) => {
    await openJuniper(page, service, open);
    const recent = page.getByRole('region', { name: 'Recent lookups' });
    await recent.getByRole('button', { name: 'Clear' }).click();
    await expect(recent.getByRole('heading')).toBeFocused();
    await expect(recent.getByRole('link')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(recent.getByRole('link', { name: /Juniper/ })).toBeVisible();
  });

  test('can be switched off, and then nothing is saved', async ({ page, open, service }) => {
    await openJuniper(page, service, open);
    await page.getByRole('switch', { name: 'Remember what I look up' }).press('Space');
    expect(await storedDocument(page, 'recent-lookups')).toMatchObject({ isOn: false, entries: [] });
    await openJuniper(page, service, open);
    expect(await storedDocument(page, 'recent-lookups')).toMatchObject({ isOn: false, entries: [] });
  });

  test.describe('of a deleted member', () => {
    test.use({
      stored: {
        'recent-lookups': { version: 1, isOn: true, entries: ['member:gonez', 'system:gonezz'] },
      },
    });
    test('are deleted after the answer of the service', async ({ page, open }) => {
      await open('/lookup');
      await page.getByRole('link', { name: 'Member gonez' }).click();
      await expect(page.getByRole('heading', { name: 'No member found' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('link', { name: 'Member gonez' })).toHaveCount(0);
      await page.getByRole('link', { name: 'System gonezz' }).click();
      await expect(page.getByRole('heading', { level: 2 })).toContainText('found');
      await page.getByRole('link', { name: 'Lookup', exact: true }).click();
      await expect(page.getByText('Your lookups are listed here')).toBeVisible();
    });
  });
});
