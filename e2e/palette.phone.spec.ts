import { expectToFitNarrowScreen } from './barriers.ts';
import { expect, test } from './fixtures.ts';
import { PalettePage } from './pages/palette.ts';
import { signIn } from './pages/signed-in.ts';
import { resizeTo } from './resize.ts';

test('on a phone the commands are under More, fit the screen, leave the focus on a control when they close, and record by touch', async ({
  page,
  app,
  service,
  open,
}) => {
  await resizeTo(page, { width: 320, height: 640 });
  await signIn(page, app, service);
  await open('/settings');
  const more = page.getByRole('button', { name: 'More', exact: true });
  await more.tap();
  await page.getByRole('button', { name: 'Search or switch' }).tap();
  const palette = new PalettePage(page);
  await expect(palette.field).toBeFocused();
  await expect(palette.options.first()).toBeVisible();
  await expectToFitNarrowScreen(page);
  const heights = () =>
    palette.options.evaluateAll((all) => all.map((option) => option.getBoundingClientRect().height));
  await expect.poll(async () => Math.min(...(await heights()))).toBeGreaterThanOrEqual(44);
  // Closing them leaves the focus on a control.
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await more.tap();
  await page.getByRole('button', { name: 'Search or switch' }).tap();
  await expect(palette.field).toBeFocused();
  await palette.field.fill('luna, quill');
  await palette.dialog.getByRole('option', { name: /Switch to Luna and Quill/ }).tap();
  await expect(page.getByText('Switched to Luna and Quill')).toBeVisible();
  await expect(palette.dialog).toBeHidden();
});
