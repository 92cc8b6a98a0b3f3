import { expect, storedDocument, test } from './fixtures.ts';
import { StatusPage } from './pages/status-page.ts';

const FIELD = 'System ID, UUID or Discord ID';

test('a system is found by its id with a preview, followed with Enter, and shown', async ({ page, open }) => {
  await open('/manage/add');
  const field = page.getByRole('textbox', { name: FIELD });
  await field.fill(' EXM-PL ');
  await expect(page.getByText('Looks like a system ID')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeEnabled();
  await field.press('Enter');
  await expect(page.getByText(/^Followed /).first()).toBeVisible();
  expect(await storedDocument(page, 'systems')).toEqual({ version: 2, systems: ['exmpl'] });
  await page.getByRole('link', { name: 'See status' }).click();
  await new StatusPage(page).waitForFronts('exmpl');
});

test('a uuid and a linked Discord account lead to the same system', async ({ page, open, service }) => {
  const system = [...service.sandbox.state.systems.values()].find(({ id }) => id === 'exmpl');
  const account = [...service.sandbox.state.accounts].find(([, uuid]) => uuid === system?.uuid)?.[0];
  await open('/manage/add');
  const field = page.getByRole('textbox', { name: FIELD });
  for (const text of [system?.uuid.toUpperCase() ?? '', account ?? '']) {
    await field.fill(text);
    await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeEnabled();
    await expect(page.locator('main')).toContainText(system?.name ?? 'no such system');
  }
  await field.press('Enter');
  await expect(page.getByText(/^Followed /).first()).toBeVisible();
  expect(await storedDocument(page, 'systems')).toEqual({ version: 2, systems: ['exmpl'] });
});

test('what is no id is answered with what is wrong with it, and adds nothing', async ({
  page,
  open,
  service,
}) => {
  await open('/manage/add');
  const field = page.getByRole('textbox', { name: FIELD });
  const answer = /an ID has 5 or 6|This isn’t an ID|digits missing|isn’t PluralKit’s/;
  for (const text of [
    'abc',
    'no spaces here',
    '🦊🦊🦊🦊🦊',
    '12345',
    'a'.repeat(10_000),
    '@someone',
    '<script src=x>',
    'https://example.org/s/exmpl',
  ]) {
    await test.step(text.slice(0, 20), async () => {
      await field.fill(text);
      await field.press('Enter');
      await expect(field).toHaveAccessibleDescription(answer);
      await field.fill('');
      await expect(field).not.toHaveAccessibleDescription(answer);
    });
  }
  expect(await storedDocument(page, 'systems')).toBeNull();
  expect(service.requests()).toEqual([]);
});

test('an id that nobody has is answered in plain words, and adds nothing', async ({ page, open }) => {
  await open('/manage/add');
  await page.getByRole('textbox', { name: FIELD }).fill('gonezz');
  await expect(page.getByText(/No system was found/)).toBeVisible();
  await page.getByRole('textbox', { name: FIELD }).press('Enter');
  expect(await storedDocument(page, 'systems')).toBeNull();
});

test('a slow answer to an earlier id never replaces the preview of a later one', async ({
  page,
  open,
  service,
}) => {
  service.breakWith({ kind: 'latency', ms: 2_500, match: { path: '/systems/brook' } });
  await open('/manage/add');
  const field = page.getByRole('textbox', { name: FIELD });
  await field.fill('brook');
  await expect
    .poll(() => service.requests().length + (service.sandbox.faults.list()[0]?.struck ?? 0))
    .toBeGreaterThan(0);
  await field.fill('exmpl');
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeEnabled();
  await page.waitForTimeout(3_000);
  await field.press('Enter');
  await expect(page.getByText(/^Followed /).first()).toBeVisible();
  expect(await storedDocument(page, 'systems')).toEqual({ version: 2, systems: ['exmpl'] });
});

test('a service that does not answer adds nothing and offers another try', async ({
  page,
  open,
  service,
}) => {
  service.breakWith({ kind: 'html' });
  await open('/manage/add');
  await page.getByRole('textbox', { name: FIELD }).fill('exmpl');
  await expect(page.getByText('PluralKit has problems right now.')).toBeVisible({ timeout: 20_000 });
  expect(await storedDocument(page, 'systems')).toBeNull();
  service.mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeEnabled();
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Lantern House');
});
