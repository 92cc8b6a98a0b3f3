import { systemRow } from '../apps/web/src/testing/world-rows.ts';
import { expect, test } from './fixtures.ts';
import { openedDialog } from './pages/dialog.ts';
import { logIn } from './pages/log-in.ts';
import { OwnSystemPage } from './pages/own-system-page.ts';
import { resizeTo } from './resize.ts';

const SYSTEM = '/v2/systems/@me$';

test.beforeEach(async ({ page, app, service, open }) => {
  await logIn(page, app, service);
  await open('/manage/system');
});

test.describe('with all pictures loaded', () => {
  test.use({ stored: { preferences: { version: 1, images: 'all' } } });

  test('an address without a picture is refused, and a picture is shown', async ({ page, service }) => {
    const own = new OwnSystemPage(page);
    await page.route('https://pictures.example/**', (route) =>
      route.request().url().endsWith('.png')
        ? route.fulfill({
            contentType: 'image/svg+xml',
            body: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
          })
        : route.fulfill({ contentType: 'text/html', body: '<p>no picture</p>' }),
    );
    await own.field('Avatar').fill('https://pictures.example/page.html');
    await own.save();
    await expect(own.field('Avatar')).toHaveAccessibleDescription(
      /Avatar URL must be a valid image and less than 256 characters/,
    );
    expect(own.sent).toEqual([]);
    await own.field('Avatar').fill('https://pictures.example/a.png');
    await expect(own.profile.getByRole('img', { name: 'Preview: Avatar' })).toBeVisible();
    await own.save();
    await own.expectSaved();
    expect(systemRow(service, 'exmpl').avatar_url).toBe('https://pictures.example/a.png');
  });
});

test('a lost answer is checked, and nothing is sent twice', async ({ page, service }) => {
  const own = new OwnSystemPage(page);
  service.breakWith({ kind: 'lost-answer', match: { method: 'PATCH', path: SYSTEM }, times: 1 });
  await own.field('Name').fill('Arrived');
  await own.save();
  await own.expectSaved();
  expect(own.sent).toHaveLength(1);
  // Not counted: the browser itself retries a dropped connection.
  service.breakWith({ kind: 'drop', match: { method: 'PATCH', path: SYSTEM } });
  await own.field('Name').fill('Not arrived');
  await own.save();
  await expect(own.profile.getByRole('alert')).toContainText('Nothing you typed is lost');
  await expect(own.field('Name')).toHaveValue('Not arrived');
  service.mend();
  await own.profile.getByRole('button', { name: 'Try again' }).click();
  await own.expectSaved();
  expect(systemRow(service, 'exmpl').name).toBe('Not arrived');
});

test('a renewed token leads to Settings, and typed text waits for the new one', async ({ page, service }) => {
  const own = new OwnSystemPage(page);
  await own.field('Name').fill('Waiting');
  service.breakWith({ kind: 'status', status: 401, match: { path: SYSTEM } });
  await own.save();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  service.mend();
  const { token } = service.sandbox.tokens.find(({ systemId }) => systemId === 'exmpl') ?? { token: '' };
  await page.getByLabel('PluralKit token').fill(token);
  await page.getByRole('button', { name: 'Check and save' }).click();
  await expect(page.getByText('The token works. This is its system.')).toBeVisible();
  await page.getByRole('link', { name: 'Manage' }).first().click();
  await page.getByRole('link', { name: /^Profile/ }).click();
  await expect(own.field('Name')).toHaveValue('Waiting');
  await own.save();
  await own.expectSaved();
  expect(systemRow(service, 'exmpl').name).toBe('Waiting');
});

test('a refusal and a time offline keep typed text', async ({ page, service, context }) => {
  const own = new OwnSystemPage(page);
  await own.field('Name').fill('Patient');
  service.breakWith({ kind: 'status', status: 403, match: { method: 'PATCH' } });
  await own.save();
  await expect(own.profile.getByRole('alert')).toContainText('This token can’t change that');
  await expect(own.field('Name')).toHaveValue('Patient');
  service.mend();
  await context.setOffline(true);
  await own.save();
  await expect(own.profile.getByRole('alert')).toContainText('PluralKit can’t be reached', {
    timeout: 15_000,
  });
  await expect(own.field('Name')).toHaveValue('Patient');
  await context.setOffline(false);
  await own.profile.getByRole('button', { name: 'Try again' }).click();
  await own.expectSaved();
  expect(systemRow(service, 'exmpl').name).toBe('Patient');
});

test('forgetting the token deletes text typed with it', async ({ page }) => {
  const own = new OwnSystemPage(page);
  await own.field('Name').fill('Private thoughts');
  await page.reload();
  await expect(own.field('Name')).toHaveValue('Private thoughts');
  await page.goto(page.url().replace('/manage/system', '/settings'));
  await page.getByRole('button', { name: /^Forget the token/ }).click();
  const dialog = await openedDialog(page);
  await expect(dialog).toContainText('One form is not saved');
  await dialog.getByRole('button', { name: 'Forget everything' }).click();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .not.toContain('Private thoughts');
});

test('on a phone a long text that gets the focus is above the bar with Save', async ({ page }) => {
  await resizeTo(page, { width: 360, height: 740 });
  await page.getByRole('textbox', { name: 'Pronouns' }).focus();
  await page.keyboard.press('Tab');
  const text = page.getByRole('textbox', { name: 'Description' });
  await expect(text).toBeFocused();
  const bar = await page
    .getByRole('form', { name: 'Profile' })
    .getByRole('button', { name: 'Save' })
    .boundingBox();
  await expect
    .poll(async () => ((await text.boundingBox())?.y ?? Infinity) + 100, 'several lines of it are in sight')
    .toBeLessThan(bar?.y ?? 0);
});
