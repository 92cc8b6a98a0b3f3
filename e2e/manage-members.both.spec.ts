import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixtures.ts';
import { logIn } from './pages/log-in.ts';
import { MemberForm } from './pages/member-form.ts';
import { memberRow } from './world.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ page, app, service }) => logIn(page, app, service));

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the list of one's own members in the ${theme} theme`, async ({ page, open }) => {
    await open(`/manage/members#${theme}`);
    await expect(page.locator('[aria-setsize] a').first()).toBeVisible();
    await page.getByText('Who would speak?').click();
    await page.getByLabel('Message').fill('L: hello');
    await expect(page.getByText('Luna [she/they] says:')).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
      [],
    );
  });
}

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the form of a member in the ${theme} theme, and it fits a narrow screen`, async ({
    page,
    open,
    service,
  }) => {
    const form = new MemberForm(page);
    await open(`/manage/members/${memberRow(service, 'Luna').id}#${theme}`);
    await form.field('Birthday').fill('soon');
    await form.tag('Before', 'new').fill('J:');
    await form.tag('Before', 'new').fill('x'.repeat(97));
    await page.getByLabel('Message', { exact: true }).fill('L: hello');
    await form.save.click();
    await expect(page.getByText('Birthday must be a valid date')).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
      [],
    );
    await page.setViewportSize({ width: 320, height: 640 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
  });
}

test('a message typed above the list shows who it becomes', async ({ page, open, service }) => {
  memberRow(service, 'Luna').keep_proxy = true;
  await open('/manage/members');
  await page.getByText('Who would speak?').click();
  const message = page.getByLabel('Message');
  const answer = page.getByRole('status').filter({ hasText: /says:|tags/ });
  await message.fill('q; good evening');
  await expect(answer).toHaveText(/says:good evening$/);
  await message.fill('L: hello');
  await expect(answer).toContainText('Luna [she/they] says:L: hello');
  await message.fill('l: hello');
  await expect(answer).toContainText('Nobody’s proxy tags match');
  await message.fill('[]');
  await expect(answer).toContainText('with nothing between them');
});
