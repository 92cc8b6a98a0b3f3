import type { Page } from '@playwright/test';
import { systemRow } from '../apps/web/src/testing/world-rows.ts';
import { expect, storedDocument, test } from './fixtures.ts';
import { type Layout, StatusPage } from './pages/status-page.ts';

test.use({ followed: ['exmpl', 'brook', 'chorus'] });

interface StoredSettings {
  version: number;
  settings: { status: Record<Layout, Record<string, unknown>> & { lastLayout: string } };
}

const TOGGLES: Record<Layout, readonly (readonly [label: string, key: string, byDefault: boolean])[]> = {
  tile: [
    ['Fit to screen', 'fitToScreen', false],
    ['System descriptions', 'showSystemDescription', false],
    ['Fronter descriptions', 'showFronterDescription', false],
    ['Last switch', 'showLastSwitch', false],
    ['Last update', 'showUpdateTime', false],
  ],
  list: [
    ['Square pictures', 'squareIcons', false],
    ['Last switch', 'showLastSwitch', false],
    ['Last update', 'showUpdateTime', false],
  ],
  table: [
    ['Square pictures', 'squareIcons', true],
    ['Show pictures', 'showIcons', true],
    ['Compact, as on phones', 'forceMobileUi', false],
    ['Last switch', 'showLastSwitch', false],
    ['Last update', 'showUpdateTime', false],
  ],
};

for (const layout of ['tile', 'list', 'table'] as const) {
  test(`every toggle of the ${layout} layout takes effect at once and is stored`, async ({ page, open }) => {
    const status = new StatusPage(page);
    await open(`/status/${layout}`);
    await status.waitForFronts('exmpl');
    const options = await status.openOptions();
    for (const [label, key, byDefault] of TOGGLES[layout]) {
      const toggle = options.getByRole('switch', { name: label, exact: true });
      expect(await toggle.isChecked(), label).toBe(byDefault);
      await toggle.press('Space');
      await expect(toggle).toBeChecked({ checked: !byDefault });
      const stored = (await storedDocument(page, 'settings')) as StoredSettings;
      expect(stored.version).toBe(16);
      expect(stored.settings.status[layout][key], label).toBe(!byDefault);
    }
    await page.reload();
    await status.waitForFronts('exmpl');
    const again = await status.openOptions();
    for (const [label, , byDefault] of TOGGLES[layout]) {
      await expect(again.getByRole('switch', { name: label, exact: true })).toBeChecked({
        checked: !byDefault,
      });
    }
  });
}

/** Measures how far visible content jumps, from the next page on. Returns a reader of the sum, as browsers count it. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      // Of type LayoutShift, which the DOM types do not have.
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => (Reflect.get(window, 'shifts') as number[]).reduce((sum, value) => sum + value, 0));
}

test('on a first visit tiles appear independently, and nothing jumps', async ({ page, open }) => {
  const shifts = await watchShifts(page);
  const held: (() => void)[] = [];
  await page.route(/\/systems\/(exmpl|chorus)\/fronters/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  const status = new StatusPage(page);
  await open('/status/tile');
  await expect(status.system('exmpl')).toBeVisible();
  await expect(status.system('brook')).toHaveAttribute('aria-busy', 'false');
  await expect(status.system('brook')).toBeVisible();
  await expect(status.system('exmpl')).toHaveAttribute('aria-busy', 'true');
  await expect(status.system('chorus')).toBeHidden();
  expect(await shifts()).toBe(0);
  for (const release of held.splice(0)) release();
  await status.waitForFronts('exmpl', 'chorus');
  await expect(status.system('chorus')).toBeVisible();
});

test('the size of tiles and pictures follows its slider and is stored', async ({ page, open }) => {
  const status = new StatusPage(page);
  await open('/status/tile');
  await status.waitForFronts('exmpl');
  const picture = status.system('exmpl').getByRole('listitem').first();
  const before = (await picture.boundingBox())?.width ?? 0;
  const slider = (await status.openOptions()).getByRole('slider', { name: 'Tile size' });
  await expect(slider).toHaveValue('250');
  await slider.press('Home');
  await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeLessThan(before - 50);
  await page.keyboard.press('Escape');
  await page.reload();
  const stored = (await storedDocument(page, 'settings')) as StoredSettings;
  expect(stored.settings.status.tile.tileSize).toBe(100);
});

test.describe('a name from right to left', () => {
  test.use({ followed: ['polyg'] });

  test('starts beside its picture, even on several lines', async ({ page, open, service }) => {
    systemRow(service, 'polyg').name = 'حديقة Garden of many tongues, and of the people who speak them';
    await open('/status/table');
    const name = page.locator('[data-system="polyg"]').getByText('Garden', { exact: false }).first();
    await expect(name).toBeVisible();
    const { starts, left } = await name.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      const rects = [...text.getClientRects()].map((rect) => ({
        line: Math.round(rect.top / 8),
        left: rect.left,
      }));
      const lines = [...new Set(rects.map(({ line }) => line))];
      return {
        starts: lines.map((it) =>
          Math.min(...rects.filter(({ line }) => line === it).map((rect) => rect.left)),
        ),
        left: element.getBoundingClientRect().left,
      };
    });
    expect(starts.length).toBeGreaterThan(1);
    for (const start of starts) expect(start).toBeCloseTo(left, 0);
  });
});
