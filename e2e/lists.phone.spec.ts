import { expect, test } from './fixtures.ts';
import { openView } from './pages/list-view.ts';
import { logIn } from './pages/log-in.ts';

test.describe('2,500 members on a phone', () => {
  test.use({ world: 'large' });

  test.beforeEach(async ({ page, app, service, open }) => {
    await logIn(page, app, service, 'large');
    await open('/manage/members');
    await expect(page.locator('[aria-posinset="1"] a')).toBeVisible();
  });

  test('faces have the size of a touch target, and a press opens the member', async ({ page }) => {
    const view = await openView(page);
    await view.getByText('Faces', { exact: true }).click();
    await page.keyboard.press('Escape');
    const face = page.locator('main [data-index="9"]');
    await expect
      .poll(async () => {
        const box = await face.boundingBox();
        return Math.min(box?.width ?? 0, box?.height ?? 0);
      })
      .toBeGreaterThanOrEqual(44);
    await face.tap();
    await expect(page).toHaveURL(/\/manage\/members\/\w{5,6}/);
  });

  test('two rows of controls are above the first member, nine members are in sight, a new one is in reach of the thumb at every scroll position, and sorting, layout and a random member are in one menu', async ({
    page,
  }) => {
    const rowsOfControls = () =>
      page
        .getByRole('main')
        .locator('input, select, button, a')
        .evaluateAll((all) => {
          const first = document.querySelector('[aria-posinset="1"] a')?.getBoundingClientRect().top ?? 0;
          const title = document.querySelector('h1')?.getBoundingClientRect().bottom ?? 0;
          const rows = all
            .map((control) => control.getBoundingClientRect())
            .filter(({ height, top, bottom }) => height > 0 && top > title && bottom <= first)
            .map(({ top, height }) => Math.round((top + height / 2) / 22));
          return new Set(rows).size;
        });
    await expect.poll(rowsOfControls).toBe(2);

    const inSight = () =>
      page.locator('[aria-posinset] a').evaluateAll((links) => {
        return links.filter((link) => {
          const { left, width, top, bottom } = link.getBoundingClientRect();
          // Nothing that floats covers it: neither the bar at the bottom nor the button for a new member.
          const isOnTop = (y: number) => link.contains(document.elementFromPoint(left + width * 0.75, y));
          return top >= 0 && bottom <= window.innerHeight && isOnTop(top + 2) && isOnTop(bottom - 2);
        }).length;
      });
    await expect.poll(inSight).toBeGreaterThanOrEqual(9);

    const create = page.getByRole('link', { name: 'New member' });
    for (const share of [0, 0.5, 1]) {
      await page.evaluate((part) => window.scrollTo(0, document.documentElement.scrollHeight * part), share);
      await expect(create).toBeInViewport({ ratio: 1 });
      await expect.poll(async () => (await create.boundingBox())?.y).toBeGreaterThan(844 / 2);
    }
    await create.click();
    await expect(page).toHaveURL(/\/manage\/members\/new/);
    await page.goBack();

    const view = await openView(page);
    await view.getByLabel('Sort by').selectOption({ label: 'Messages' });
    await view.getByText('Most first').click();
    await view.getByText('Table', { exact: true }).click();
    await expect(page).toHaveURL(/sort=messages.*order=desc|order=desc.*sort=messages/);
    await view.getByRole('button', { name: 'Random member' }).click();
    await expect(page).toHaveURL(/\/manage\/members\/\w{5,6}/);
  });

  test('a finger that rests on a row begins to select, and lifting it opens and deselects nothing', async ({
    page,
  }) => {
    const row = page.locator('[aria-posinset="3"] a');
    // Once it no longer moves.
    await row.scrollIntoViewIfNeeded();
    const box = await row.boundingBox();
    const touch = { x: (box?.x ?? 0) + 120, y: (box?.y ?? 0) + 20 };
    const devices = await page.context().newCDPSession(page);
    await devices.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [touch] });
    const option = page.locator('[role="option"][aria-posinset="3"]');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await devices.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.locator('[role="option"][aria-posinset="5"]').tap();
    await expect(page.getByRole('region', { name: 'Selection' }).getByRole('status')).toHaveText(
      '2 selected',
    );
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(/\/manage\/members$/);
  });
});
