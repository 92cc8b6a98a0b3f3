import { memberRow } from '../apps/web/src/testing/world-rows.ts';
import { expectNoBarrier, expectToFitNarrowScreen } from './barriers.ts';
import { expect, test } from './fixtures.ts';
import { openProxies } from './pages/list-view.ts';
import { logIn } from './pages/log-in.ts';
import { MemberForm } from './pages/member-form.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ page, app, service }) => logIn(page, app, service));

test('no barrier in the form of a member, which fits a narrow screen', async ({ page, open, service }) => {
  const form = new MemberForm(page);
  await open(`/manage/members/${memberRow(service, 'Luna').id}`);
  await form.field('Birthday').fill('soon');
  await form.tag('Before', 'new').fill('J:');
  await form.tag('Before', 'new').fill('x'.repeat(97));
  await page.getByLabel('Message', { exact: true }).fill('L: hello');
  await form.save.click();
  await expect(page.getByText('Birthday must be a valid date')).toBeVisible();
  await expectNoBarrier(page);
  await expectToFitNarrowScreen(page);
});

test('a message typed on the screen of all proxy tags shows its member', async ({ page, open, service }) => {
  memberRow(service, 'Luna').keep_proxy = true;
  await open('/manage/members');
  await openProxies(page);
  const message = page.getByLabel('Message');
  const answer = page.getByRole('status').filter({ hasText: /says:|tags/ });
  await message.fill('q; good evening');
  await expect(answer).toHaveText(/says:good evening$/);
  await message.fill('L: hello');
  await expect(answer).toContainText('Luna [she/they] says:L: hello');
  await message.fill('l: hello');
  await expect(answer).toContainText('No proxy tags match');
  await message.fill('[]');
  await expect(answer).toContainText('with nothing between them');
});
