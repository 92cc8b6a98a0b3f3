import { groupRow, memberRow } from '../apps/web/src/testing/world-rows.ts';
import { expect, test } from './fixtures.ts';
import { pressInSight } from './pages/press-in-sight.ts';
import { signIn } from './pages/signed-in.ts';
import { latestSwitch, SwitchPage } from './pages/switch-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('four taps add a switch that was forgotten at some time of the last day', async ({
  page,
  app,
  service,
  open,
}) => {
  await signIn(page, app, service);
  await open('/switch');
  const screen = new SwitchPage(page);
  await screen.ordered();
  const before = latestSwitch(service);
  const when = screen.draft.getByRole('button', { name: 'When: Now' });
  const sometime = screen.draft.getByRole('button', { name: /^Sometime / }).first();
  expect(await pressInSight('tap', screen.row('Ivy'), when, sometime, screen.switchButton)).toBe(4);
  await expect.poll(() => latestSwitch(service).count).toBe(before.count + 1);
});

test('the history is one tap away, and the first picture of Insight begins with it at most 144 px below the top', async ({
  page,
  app,
  service,
  open,
}) => {
  await signIn(page, app, service);
  await open('/status');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'History' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
  await page.getByRole('link', { name: 'Insight', exact: true }).tap();
  const picture = page.locator('[data-columns]');
  await expect(picture).toBeVisible();
  await expect.poll(async () => (await picture.boundingBox())?.y).toBeLessThanOrEqual(144);
});

test('the form of a member or a group begins with its first field, at most 272 px below the top', async ({
  page,
  app,
  service,
  open,
}) => {
  await signIn(page, app, service);
  for (const path of [
    `/manage/members/${memberRow(service, 'Luna').id}`,
    `/manage/groups/${groupRow(service, 'kitchen').id}`,
    '/manage/members/new',
  ]) {
    await open(path);
    const field = page.getByRole('form').getByRole('textbox').first();
    await expect(field).toBeVisible();
    await expect.poll(async () => (await field.boundingBox())?.y, path).toBeLessThanOrEqual(272);
  }
});
