import { systemRow } from '../apps/web/src/testing/world-rows.ts';
import { expect, storedDocument, test } from './fixtures.ts';
import { logIn } from './pages/log-in.ts';

test.use({ followed: ['exmpl', 'brook', 'drift', 'tidal'] });

test('systems can be reordered with only the keyboard, and the order is stored', async ({ page, open }) => {
  await open('/manage');
  const rows = page.getByRole('grid', { name: 'Systems you follow' }).getByRole('row');
  await expect(rows).toHaveCount(4);
  await rows
    .nth(2)
    .getByRole('button', { name: /^More for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect
    .poll(() => storedDocument(page, 'systems'))
    .toEqual({
      version: 2,
      systems: ['exmpl', 'drift', 'brook', 'tidal'],
    });
  // The kit's own keys: Enter on the handle picks the row up, arrows move it, Enter drops it.
  const handle = rows.first().getByRole('button', { name: /^Move / });
  await handle.focus();
  await page.keyboard.press('Enter');
  // The first drop position gets the focus.
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Insert /);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () =>
      ((await storedDocument(page, 'systems')) as { systems: string[] }).systems.indexOf('exmpl'),
    )
    .toBeGreaterThan(0);
  const stored = await storedDocument(page, 'systems');
  await page.reload();
  expect(await storedDocument(page, 'systems')).toEqual(stored);
});

test('the rows stay visible when dragging starts', async ({ page, open }) => {
  await page.addInitScript(() => {
    const rowsByFrame: number[] = [];
    Object.assign(window, { rowsByFrame });
    const look = () => {
      // The task after a frame sees what was painted.
      setTimeout(() => rowsByFrame.push(document.querySelectorAll('main [data-key]').length));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await open('/manage');
  await expect(page.getByRole('grid', { name: 'Systems you follow' }).getByRole('row')).toHaveCount(4);
  const rows = (await page.evaluate(() => Reflect.get(window, 'rowsByFrame'))) as number[];
  const first = rows.findIndex((count) => count > 0);
  expect(first).toBeGreaterThan(-1);
  expect(Math.min(...rows.slice(first))).toBe(4);
});

test('systems are reordered by dragging', async ({ page, open }) => {
  await open('/manage');
  const rows = page.getByRole('grid', { name: 'Systems you follow' }).getByRole('row');
  await expect(rows).toHaveCount(4);
  await rows.nth(3).dragTo(rows.nth(0), { targetPosition: { x: 200, y: 3 } });
  await expect
    .poll(() => storedDocument(page, 'systems'))
    .toEqual({
      version: 2,
      systems: ['tidal', 'exmpl', 'brook', 'drift'],
    });
});

test('unfollowing asks nothing and can be undone, to the same place', async ({ page, open }) => {
  await open('/manage');
  const rows = page.getByRole('grid', { name: 'Systems you follow' }).getByRole('row');
  await rows
    .nth(1)
    .getByRole('button', { name: /^More for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Unfollow' }).click();
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => storedDocument(page, 'systems'))
    .toEqual({
      version: 2,
      systems: ['exmpl', 'brook', 'drift', 'tidal'],
    });
});

test('Undo by keyboard leaves the focus on the screen', async ({ page, open }) => {
  await open('/manage');
  const rows = page.getByRole('grid', { name: 'Systems you follow' }).getByRole('row');
  await rows
    .nth(1)
    .getByRole('button', { name: /^More for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Unfollow' }).press('Enter');
  await expect(rows).toHaveCount(3);
  // Focus moves from the menu to the row at this position: earlier, it would be lost from the notice again.
  await expect(rows.nth(1)).toBeFocused();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await test.step('also when the focus was nowhere', async () => {
    await rows.nth(1).blur();
    await page.keyboard.press('F6');
    await expect(undo).toBeFocused();
    await page.keyboard.press('F6');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
  await rows.nth(1).focus();
  await page.keyboard.press('F6');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(4);
  await expect(page.locator('main :focus')).toHaveCount(1);
  await test.step('also while another notice stays', async () => {
    for (const count of [3, 2]) {
      await rows
        .last()
        .getByRole('button', { name: /^More for/ })
        .click();
      await page.getByRole('menuitem', { name: 'Unfollow' }).press('Enter');
      await expect(rows).toHaveCount(count);
    }
    await expect(rows.last()).toBeFocused();
    await page.keyboard.press('F6');
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(3);
    await expect(undo).toHaveCount(1);
    await expect(page.locator('main :focus')).toHaveCount(1);
  });
});

test('the search finds among the followed', async ({ page, open }) => {
  await open('/manage');
  const rows = page.getByRole('grid', { name: 'Systems you follow' }).getByRole('row');
  await expect(rows).toHaveCount(4);
  await page.getByRole('searchbox').fill('drif');
  await expect(rows).toHaveCount(1);
});

test('the cards of the own system show its name, and their counts once those are known', async ({
  page,
  app,
  open,
  service,
}) => {
  await open('/manage');
  await expect(page.getByRole('link', { name: 'Enter your token' })).toBeVisible();
  await logIn(page, app, service);
  await open('/manage');
  await expect(page.getByText('Lantern House', { exact: true }).first()).toBeVisible();
  const members = page.getByRole('link', { name: /^Members/ });
  await expect(members).not.toContainText(/\d/);
  const { uuid } = systemRow(service, 'exmpl');
  const count = [...service.sandbox.state.members.values()].filter(({ system }) => system === uuid).length;
  await members.click();
  await expect(page.locator('[aria-setsize] a').first()).toBeVisible();
  await page.goBack();
  await expect(members).toContainText(String(count));
});
