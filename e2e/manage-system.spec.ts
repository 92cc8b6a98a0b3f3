import { systemRow } from '../apps/web/src/testing/world-rows.ts';
import { expect, test } from './fixtures.ts';
import { logIn } from './pages/log-in.ts';
import { OwnSystemPage } from './pages/own-system-page.ts';

test('an address without a picture is refused, and a picture is shown, also if nobody has chosen pictures', async ({
  page,
  app,
  open,
  service,
}) => {
  await logIn(page, app, service);
  await open('/manage/system');
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
