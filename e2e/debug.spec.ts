import { expect, test } from './fixtures.ts';

test.use({ followed: ['exmpl'] });

test('the troubleshooting screen shows versions, requests and errors, and its report word for word before it is copied, without token and ids', async ({
  page,
  open,
  service,
  context,
}) => {
  service.breakWith({ kind: 'status', status: 500, match: { path: 'fronters' } });
  await open('/status/tile');
  // The page has to receive the answer, and not only the service to send it, before it can be left.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('log'))).toContain('fronters: 500');
  await page.goto(`${new URL(page.url()).origin}/debug`);
  await expect(page.getByRole('heading', { level: 1, name: 'Troubleshooting' })).toBeVisible();
  await expect(page.getByText('0.12.2').first()).toBeVisible();
  const log = page.getByRole('region', { name: 'Log' });
  await expect(log.getByText('GET /v2/systems/[id]/fronters: 500').first()).toBeVisible();
  await expect(
    page
      .getByText('persisted-cache')
      .or(page.getByText('systems', { exact: true }))
      .first(),
  ).toBeVisible();
  service.mend();

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const token = service.sandbox.tokens.find(({ systemId }) => systemId === 'exmpl')?.token ?? '';
  await open('/settings');
  await page.getByLabel('PluralKit token').fill(token);
  await page.getByRole('button', { name: 'Check and save' }).click();
  await expect(page.getByText('The token works', { exact: false })).toBeVisible();
  await page.goto(`${new URL(page.url()).origin}/debug`);
  // The report shows the state at its time, and the token is checked shortly after the start.
  await expect(page.getByText('Works', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Create a report' }).click();
  const report = page.getByRole('dialog').getByRole('region', { name: 'The report' });
  await expect(report).toContainText('Token: Works');
  const shown = await report.innerText();
  expect(shown).not.toContain(token.slice(0, 20));
  expect(shown).not.toContain('exmpl');
  await page.getByRole('button', { name: 'Copy the report' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.replaceAll(/\s+/g, ' ').trim()).toBe(shown.replaceAll(/\s+/g, ' ').trim());
});
