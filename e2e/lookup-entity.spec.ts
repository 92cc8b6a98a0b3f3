import { memberRow } from '../apps/web/src/testing/world-rows.ts';
import { expect, test } from './fixtures.ts';
import { openedDialog } from './pages/dialog.ts';

test('the pictures of a member are enlarged in a dialog, which gives the focus back, and its ID, UUID and link are copied', async ({
  page,
  open,
  app,
  service,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id, uuid } = memberRow(service, 'Juniper');
  await open(`/lookup/member/${id}?as=others#dark`);
  await page.locator('summary', { hasText: 'Technical' }).click();
  for (const name of ['Enlarge Juniper 🌿’s picture', 'Enlarge Juniper 🌿’s proxy avatar']) {
    const button = page.getByRole('button', { name });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect((await openedDialog(page)).locator('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
  }
  for (const [name, text] of [
    ['Copy ID', id],
    ['Copy UUID', uuid],
  ] as const) {
    await page.getByRole('button', { name }).click();
    // What was copied before may still be said.
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    await expect(page.getByText('Copied').last()).toBeVisible();
  }
  await page
    .getByRole('main')
    .getByRole('button', { name: /^More for / })
    .click();
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = `${app.url}/lookup/member/${uuid}`;
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);
});

test('a spoiler is hidden until a press, also without the parser, and stays revealed when the formatting loads', async ({
  page,
  open,
  service,
}) => {
  const luna = memberRow(service, 'Luna');
  luna.description = 'Up late. **Knits** in the dark, ||badly||, ||or so she says||.';
  const parser = /\/assets\/markdown-[^/]*\.js$/;
  const hidden = page.getByText('badly');
  const show = page.getByRole('button', { name: 'Show hidden text' });
  await page.route(parser, (route) => route.abort());
  await open(`/lookup/member/${luna.id}`);
  await expect(page.getByText('**Knits**')).toBeVisible();
  await expect(show).toBeVisible();
  expect(await page.content()).not.toContain('badly');

  await page.unroute(parser);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(parser, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Luna' })).toBeVisible();
  await expect(hidden).toHaveCount(0);
  await show.press('Enter');
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
