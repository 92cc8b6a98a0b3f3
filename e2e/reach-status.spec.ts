import { worldGuide } from '@frontboard/sandbox';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { type Layout, StatusPage } from './pages/status-page.ts';
import { resizeTo } from './resize.ts';

const TWELVE = worldGuide('crowd').follow.slice(0, 12);

test.use({ world: 'crowd', viewport: { width: 1440, height: 900 }, followed: TWELVE });

/** How many systems are completely visible, once all are loaded. */
async function wholeSystems(page: Page): Promise<number> {
  return page.locator('[data-system]').evaluateAll(
    (systems) =>
      systems.filter((system) => {
        const { top, bottom, height } = system.getBoundingClientRect();
        return height > 0 && top >= 0 && bottom <= window.innerHeight;
      }).length,
  );
}

/** Where the systems are on the screen, in their order in the page. */
async function boxesOf(systems: Locator) {
  return systems.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      return { id: element.getAttribute('data-system'), left, right, top, bottom, width };
    }),
  );
}

async function opened(
  page: Page,
  open: (path: string) => Promise<void>,
  layout: Layout,
): Promise<StatusPage> {
  const status = new StatusPage(page);
  await open(`/status/${layout}`);
  await status.waitForFronts(...TWELVE);
  // A typeface that arrives later would change the sizes.
  await page.evaluate(async () => void (await document.fonts.ready));
  return status;
}

test('of 12 followed systems the list and the table show all 12 whole, and in the list reading and Tab keep the order of the person, and no group is stretched or covered', async ({
  page,
  open,
}) => {
  await opened(page, open, 'table');
  await expect.poll(() => wholeSystems(page)).toBe(12);
  const status = await opened(page, open, 'list');
  await expect.poll(() => wholeSystems(page)).toBe(12);
  const boxes = await boxesOf(status.systems);
  expect(boxes.map(({ id }) => id)).toEqual(TWELVE);
  // Three columns of at least 320 px.
  expect(new Set(boxes.map(({ left }) => left)).size).toBe(3);
  for (const box of boxes) expect(box.width).toBeGreaterThanOrEqual(320);
  for (const [index, box] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      const isApart =
        other.left >= box.right ||
        other.right <= box.left ||
        other.top >= box.bottom ||
        other.bottom <= box.top;
      expect(isApart).toBe(true);
    }
  }
});

test('of 12 followed systems at least 8 are whole as tiles of the usual size, in the order of the person, and no tile is wider than another; tiles that fit the screen show all 12, also after the window has changed, and the chosen size comes back', async ({
  page,
  open,
}) => {
  const status = await opened(page, open, 'tile');
  await expect.poll(() => wholeSystems(page)).toBeGreaterThanOrEqual(8);
  const boxes = await boxesOf(status.systems);
  expect(boxes.map(({ id }) => id)).toEqual(TWELVE);
  const asRead = boxes.toSorted((one, other) => one.top - other.top || one.left - other.left);
  expect(asRead.map(({ id }) => id)).toEqual(TWELVE);
  for (const { width } of boxes) {
    expect(width).toBeCloseTo(boxes[0]?.width ?? 0, 0);
    expect(width).toBeGreaterThanOrEqual(250);
  }

  const chosen = await wholeSystems(page);
  expect(chosen).toBeLessThan(12);
  const options = await status.openOptions();
  await options.getByRole('switch', { name: 'Fit to screen' }).press('Space');
  await expect.poll(() => wholeSystems(page)).toBe(12);
  await page.keyboard.press('Escape');
  await resizeTo(page, { width: 1920, height: 1080 });
  await expect.poll(() => wholeSystems(page)).toBe(12);
  await resizeTo(page, { width: 1440, height: 900 });
  await page.reload();
  await status.waitForFronts(...TWELVE);
  await expect.poll(() => wholeSystems(page)).toBe(12);
  await (await status.openOptions()).getByRole('switch', { name: 'Fit to screen' }).press('Space');
  await expect.poll(() => wholeSystems(page)).toBe(chosen);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('two tiles of the usual size share a row, in the order of the person, and a larger size has the row alone', async ({
    page,
    open,
  }) => {
    const status = await opened(page, open, 'tile');
    await expect.poll(() => wholeSystems(page)).toBeGreaterThanOrEqual(4);
    const boxes = await boxesOf(status.systems);
    expect(boxes.map(({ id }) => id)).toEqual(TWELVE);
    for (const [index, box] of boxes.entries()) {
      if (index % 2 === 0) continue;
      expect(box.top).toBeCloseTo(boxes[index - 1]?.top ?? 0, 0);
      expect(box.left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0);
    }
    await (await status.openOptions()).getByRole('slider', { name: 'Tile size' }).press('End');
    await page.keyboard.press('Escape');
    await expect
      .poll(async () => new Set((await boxesOf(status.systems)).map(({ left }) => left)).size)
      .toBe(1);
  });
});
