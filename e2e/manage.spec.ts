import { expect, storedDocument, test } from './fixtures.ts';

test.use({ followed: ['exmpl', 'brook', 'drift', 'tidal'] });

test('systems are reordered by dragging, their rows are there from the first frame on, and the order is there after a reload', async ({
  page,
  open,
}) => {
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
  const rows = page.getByRole('grid', { name: 'Systems you follow' }).getByRole('row');
  await expect(rows).toHaveCount(4);
  const counts = async () => (await page.evaluate(() => Reflect.get(window, 'rowsByFrame'))) as number[];
  // The rows are there before the frame that paints them.
  await expect.poll(async () => (await counts()).at(-1)).toBe(4);
  expect(new Set((await counts()).filter((count) => count > 0))).toEqual(new Set([4]));

  await rows.nth(3).dragTo(rows.nth(0), { targetPosition: { x: 200, y: 3 } });
  const moved = { version: 2, systems: ['tidal', 'exmpl', 'brook', 'drift'] };
  await expect.poll(() => storedDocument(page, 'systems')).toEqual(moved);
  await page.reload();
  await expect(rows.first()).toHaveAttribute('data-key', 'tidal');
  expect(await storedDocument(page, 'systems')).toEqual(moved);
});
