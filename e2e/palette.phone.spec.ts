import { expectToFitNarrowScreen } from './barriers.ts';
import { expect, test } from './fixtures.ts';
import { PalettePage } from './pages/palette.ts';
import { signIn } from './pages/signed-in.ts';
import { resizeTo } from './resize.ts';

test('on a phone the commands are under More, fit the screen, and record by touch', async ({
  page,
  app,
  service,
  open,
}) => {
  await resizeTo(page, { width: 320, height: 640 });
  await signIn(page, app, service);
  await open('/settings');
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await page.getByRole('button', { name: 'Search or switch' }).tap();
  const palette = new PalettePage(page);
  await expect(palette.field).toBeFocused();
  await expectToFitNarrowScreen(page);
  for (const option of await palette.options.all())
    expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await palette.field.fill('luna, quill');
  await palette.dialog.getByRole('option', { name: /Switch to Luna and Quill/ }).tap();
  await expect(page.getByText('Switched to Luna and Quill')).toBeVisible();
  await expect(palette.dialog).toBeHidden();
});

test('closing the commands leaves the focus on a control', async ({ page, open }) => {
  await open('/settings');
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await page.getByRole('button', { name: 'Search or switch' }).tap();
  await expect(new PalettePage(page).field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();
});
