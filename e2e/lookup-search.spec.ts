import type { Page } from '@playwright/test';
import { memberRow } from '../apps/web/src/testing/world-rows.ts';
import { expect, type Service, storedDocument, test } from './fixtures.ts';

const field = (page: Page) => page.getByLabel('ID or link');
const results = (page: Page) => page.getByRole('region', { name: 'Found' });
const asked = (service: Service) =>
  service
    .requests()
    .filter(({ preflight }) => !preflight)
    .map(({ path }) => path);

test('an ID alone is looked up as each kind after a pause in typing, Enter opens it, Back shows it without asking again, and only its kind and ID are stored', async ({
  page,
  open,
  app,
  service,
}) => {
  const { id } = memberRow(service, 'Juniper');
  const own = (paths: readonly string[]) => paths.filter((path) => path.endsWith(`/${id}`)).toSorted();
  const lookups = [`/v2/groups/${id}`, `/v2/members/${id}`, `/v2/systems/${id}`];
  const name = page.getByRole('heading', { level: 1, name: 'Juniper 🌿' });
  await open('/lookup');
  await field(page).pressSequentially(id, { delay: 30 });
  const found = results(page).getByRole('link', { name: /Juniper/ });
  await expect(found).toBeVisible();
  await expect.poll(() => own(asked(service))).toEqual(lookups);
  await expect(page).toHaveURL(`${app.url}/lookup?q=${id}`);
  await field(page).press('Enter');
  await expect(name).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${app.url}/lookup?q=${id}`);
  await expect(field(page)).toHaveValue(id);
  await expect(found).toBeVisible();
  expect(own(asked(service))).toEqual(lookups);

  await expect
    .poll(() => storedDocument(page, 'recent-lookups'))
    .toEqual({ version: 1, isOn: true, entries: [`member:${id}`] });
  await open('/lookup');
  const recent = page.getByRole('region', { name: 'Recent lookups' });
  await expect(recent.getByRole('link', { name: `Member ${id}` })).toBeVisible();
});

test('a token in a shared address is named as one, and is in no field, no address and no request', async ({
  page,
  open,
  service,
}) => {
  const token = service.sandbox.tokens[0]?.token ?? '';
  const named = page.getByText(/^This looks like a PluralKit token/);
  await open(`/lookup?text=${encodeURIComponent(token)}`);
  await expect(named).toBeVisible();
  await expect(page).toHaveURL(/\/lookup$/);
  await expect(field(page)).toHaveValue('');
  await open(`/lookup?text=${encodeURIComponent(`my token: ${token}`)}`);
  await expect(field(page)).toHaveValue('my token:');
  await expect(page).toHaveURL(/\/lookup\?q=my\+token%3A$/);
  expect(service.requests()).toEqual([]);
});
