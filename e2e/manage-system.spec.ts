import { systemRow } from '../apps/web/src/testing/world-rows.ts';
import { expect, test } from './fixtures.ts';
import { openedDialog } from './pages/dialog.ts';
import { logIn } from './pages/log-in.ts';
import { OwnSystemPage } from './pages/own-system-page.ts';

const SYSTEM = '/v2/systems/@me$';

test.beforeEach(async ({ page, app, service, open }) => {
  await logIn(page, app, service);
  await open('/manage/system');
});

test('each wrong field says what is wrong with it, and nothing is sent', async ({ page, service }) => {
  const own = new OwnSystemPage(page);
  const wrong: readonly (readonly [string, string, string])[] = [
    ['Name', 'x'.repeat(101), 'Name must be 100 characters or less'],
    ['Tag', 'x'.repeat(80), 'Tag must be 79 characters or less'],
    ['Pronouns', 'x'.repeat(101), 'Pronouns must be 100 characters or less'],
    ['Description', 'x'.repeat(1001), 'Description must be 1000 characters or less'],
    ['Avatar', 'http://example.com/a.png', 'Avatar URL must be a valid image and less than 256 characters'],
    [
      'Banner',
      `https://e.com/${'x'.repeat(256)}`,
      'Banner URL must be a valid image and less than 256 characters',
    ],
    ['Colour', 'reddish', 'Color must be a valid hex code'],
  ];
  await expect(own.field('Name')).toBeVisible();
  service.forgetRequests();
  for (const [name, text] of wrong) await own.field(name).fill(text);
  // The field is in sight, but what it is called is not.
  await own.field('Name').evaluate((field) => scrollBy(0, field.getBoundingClientRect().top - 8));
  await own.save();
  for (const [name, , message] of wrong) {
    await expect(own.field(name)).toHaveAccessibleDescription(new RegExp(message));
  }
  await expect(own.field('Name')).toBeFocused();
  await expect(own.profile.locator('label', { hasText: /^Name$/ })).toBeInViewport({ ratio: 1 });
  await expect(own.profile.getByText('7 things to correct')).toBeVisible();
  await own.profile.getByRole('button', { name: 'Colour', exact: true }).click();
  await expect(own.field('Colour')).toBeFocused();
  expect(service.requests().filter(({ method }) => method === 'PATCH')).toEqual([]);
});

test.describe('with all pictures loaded', () => {
  test.use({ stored: { preferences: { version: 1, images: 'all' } } });

  test('an address that answers with no picture is refused, and one that does is shown', async ({
    page,
    service,
  }) => {
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

test('what the service refuses stands at the same field', async ({ page, service }) => {
  const own = new OwnSystemPage(page);
  service.breakWith({
    kind: 'status',
    status: 400,
    match: { method: 'PATCH' },
    body: {
      message: 'Error parsing JSON model',
      code: 40001,
      errors: { pronouns: [{ message: 'Field pronouns is too long.', actual_length: 7, max_length: 5 }] },
    },
  });
  await own.field('Pronouns').fill('xe/xem!');
  await own.save();
  await expect(own.field('Pronouns')).toHaveAccessibleDescription(/Field pronouns is too long\. \(7 of 5\)/);
  await expect(own.field('Pronouns')).toBeFocused();
  service.mend();
  await own.field('Pronouns').fill('xe/xem');
  await own.save();
  await own.expectSaved();
});

test('an answer that is lost is looked for, and nothing is sent twice', async ({ page, service }) => {
  const own = new OwnSystemPage(page);
  service.breakWith({ kind: 'lost-answer', match: { method: 'PATCH', path: SYSTEM }, times: 1 });
  await own.field('Name').fill('Arrived');
  await own.save();
  await own.expectSaved();
  expect(own.sent).toHaveLength(1);
  // Not counted: the browser itself tries a dropped connection once more.
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

test('a token that was renewed leads to Settings, and what was typed waits for the new one', async ({
  page,
  service,
}) => {
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

test('a refusal and a spell offline keep what was typed', async ({ page, service, context }) => {
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

test('pressing twice, and Enter besides, saves once', async ({ page, service }) => {
  const own = new OwnSystemPage(page);
  service.breakWith({ kind: 'latency', ms: 300, match: { path: SYSTEM } });
  await own.field('Name').fill('Once');
  await own.field('Name').press('Enter');
  await own.profile.getByRole('button', { name: 'Save', exact: true }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await own.expectSaved();
  expect(own.sent).toEqual([{ name: 'Once' }]);
});

test('the settings of the service are changed by what they are called, and the others are only shown', async ({
  page,
}) => {
  const own = new OwnSystemPage(page);
  const { settings } = own;
  const zone = settings.getByLabel('Time zone');
  await zone.fill('Middle-earth');
  await own.save(settings);
  await expect(zone).toHaveAccessibleDescription(/Timezone must be valid/);
  expect(own.sent).toEqual([]);
  await zone.fill('bst');
  await expect(settings.getByText('bst means several time zones. Choose yours:')).toBeVisible();
  await own.save(settings);
  await expect(zone).toHaveAccessibleDescription(/bst means several time zones/);
  expect(own.sent).toEqual([]);
  await settings.getByRole('button', { name: 'Europe/London' }).click();
  await expect(settings.getByText(/^Understood as Europe\/London/)).toBeVisible();
  await settings.getByText('After another time').click();
  await settings.getByRole('textbox', { name: 'Hours' }).fill('soon');
  await own.save(settings);
  await expect(settings.getByRole('textbox', { name: 'Hours' })).toHaveAccessibleDescription(
    /Latch timeout must be a number/,
  );
  await settings.getByRole('textbox', { name: 'Hours' }).fill('1');
  await settings.getByRole('textbox', { name: 'Minutes' }).fill('30');
  await settings.getByRole('switch', { name: 'New members are private' }).click();
  await settings.getByLabel('Template 2').fill('About us:');
  await own.save(settings);
  await own.expectSaved(settings);
  expect(own.sent).toEqual([
    {
      timezone: 'Europe/London',
      latch_timeout: 5400,
      member_default_private: true,
      description_templates: ['About us:'],
    },
  ]);
  await expect(settings.getByLabel('Template 1')).toHaveValue('About us:');
  await expect(settings.getByText('14 of at most 1000', { exact: true })).toBeVisible();
  // Templates begin descriptions, and add to what is written.
  await own.field('Description').fill('Hello.');
  await own.profile.getByRole('button', { name: 'Insert template 1' }).click();
  await expect(own.field('Description')).toHaveValue('Hello.\nAbout us:');
});

test('by keyboard alone a name is changed, seen as Markdown, and saved', async ({ page }) => {
  const own = new OwnSystemPage(page);
  await own.field('Name').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Typed');
  await own.field('Description').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('**bold**');
  for (let presses = 0; presses < 5; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.getAttribute('role')) === 'switch') break;
  }
  await page.keyboard.press('Space');
  await expect(
    own.profile.getByRole('region', { name: 'Preview: Description' }).locator('strong'),
  ).toHaveText('bold');
  await own.field('Name').focus();
  await page.keyboard.press('Enter');
  await own.expectSaved();
  expect(own.sent).toEqual([{ name: 'Typed', description: '**bold**' }]);
});

test('forgetting the token forgets what was typed with it', async ({ page }) => {
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

test('on a phone a long text that gets the focus stands above the bar with Save', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
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
