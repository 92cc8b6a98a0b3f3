import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { openedDialog, press, pressAt } from '../../testing/component/gestures.ts';
import { renderScreen } from '../../testing/component/render-screen.tsx';
import { systemRow } from '../../testing/world-rows.ts';
import { statusWords } from './words.ts';

const system = (id: string) => page.css(`[data-system="${id}"]`);

/** Opens the display options once the first system has its answer. */
async function openOptions() {
  await expect.element(system('exmpl')).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('button', { name: statusWords.options.title }).click();
  return openedDialog();
}

async function expectChecked(toggle: Locator, isChecked: boolean): Promise<void> {
  if (isChecked) await expect.element(toggle).toBeChecked();
  else await expect.element(toggle).not.toBeChecked();
}

const TOGGLES = {
  tile: [
    ['Fit to screen', 'fitToScreen', false],
    ['System descriptions', 'showSystemDescription', false],
    ['Fronter descriptions', 'showFronterDescription', false],
    ['Last switch', 'showLastSwitch', false],
    ['Fronting since', 'showFrontingSince', false],
    ['Last update', 'showUpdateTime', false],
  ],
  list: [
    ['Square pictures', 'squareIcons', false],
    ['Last switch', 'showLastSwitch', false],
    ['Fronting since', 'showFrontingSince', false],
    ['Last update', 'showUpdateTime', false],
  ],
  table: [
    ['Square pictures', 'squareIcons', true],
    ['Show pictures', 'showIcons', true],
    ['Compact, as on phones', 'forceMobileUi', false],
    ['Last switch', 'showLastSwitch', false],
    ['Fronting since', 'showFrontingSince', false],
    ['Last update', 'showUpdateTime', false],
  ],
} as const;

test.for(['tile', 'list', 'table'] as const)(
  'every toggle of the %s layout takes effect at once, is stored, and is there after a reload',
  async (layout) => {
    const screen = await renderScreen(`/status/${layout}`, { followed: ['exmpl'] });
    const options = await openOptions();
    for (const [label, key, byDefault] of TOGGLES[layout]) {
      const toggle = options.getByRole('switch', { name: label, exact: true });
      await expectChecked(toggle, byDefault);
      await pressAt(toggle, 'Space');
      await expectChecked(toggle, !byDefault);
      expect(screen.stored('settings')).toMatchObject({
        version: 16,
        settings: { status: { [layout]: { [key]: !byDefault } } },
      });
    }
    await screen.reload();
    const again = await openOptions();
    for (const [label, , byDefault] of TOGGLES[layout]) {
      const toggle = again.getByRole('switch', { name: label, exact: true });
      await expectChecked(toggle, !byDefault);
    }
  },
);

test('the size of tiles and pictures follows its slider and is stored', async () => {
  const screen = await renderScreen('/status/tile', { followed: ['exmpl', 'brook', 'chorus'] });
  const options = await openOptions();
  const width = () =>
    system('exmpl').getByRole('listitem', { includeHidden: true }).first().element().getBoundingClientRect()
      .width;
  const before = width();
  const slider = options.getByRole('slider', { name: 'Tile size' });
  await expect.element(slider).toHaveValue('250');
  await pressAt(slider, 'Home');
  await expect.poll(width).toBeLessThan(before - 50);
  await press('Escape');
  await screen.reload();
  expect(screen.stored('settings')).toMatchObject({ settings: { status: { tile: { tileSize: 100 } } } });
});

test.for(['list', 'table'] as const)(
  'the size and the shape of pictures in the %s layout mean systems as well as fronters',
  async (layout) => {
    const screen = await renderScreen(`/status/${layout}`, { followed: ['exmpl'] });
    await expect.element(system('exmpl')).toHaveAttribute('aria-busy', 'false');
    const pictures = () =>
      [...system('exmpl').element().querySelectorAll('button > :first-child')].map((picture) => ({
        width: picture.getBoundingClientRect().width,
        corner: getComputedStyle(picture).borderTopLeftRadius,
      }));
    const corners: string[] = [];
    for (const [iconSize, squareIcons] of [
      [40, true],
      [64, false],
    ] as const) {
      screen.services.settings.update(({ status, ...all }) => ({
        ...all,
        status: { ...status, [layout]: { ...status[layout], iconSize, squareIcons } },
      }));
      await expect.poll(() => pictures().map(({ width }) => width)).toEqual([iconSize, iconSize, iconSize]);
      expect(new Set(pictures().map(({ corner }) => corner)).size).toBe(1);
      corners.push(...pictures().map(({ corner }) => corner));
    }
    expect(new Set(corners).size).toBe(2);
  },
);

test('a name from right to left starts beside its picture, even on several lines', async () => {
  await renderScreen('/status/table', {
    followed: ['polyg'],
    prepare: (sandbox) => {
      systemRow({ sandbox }, 'polyg').name = 'حديقة Garden of many tongues, and of the people who speak them';
    },
  });
  const name = system('polyg').getByText('Garden').first();
  await expect.element(name).toBeVisible();
  const text = document.createRange();
  text.selectNodeContents(name.element());
  const rects = [...text.getClientRects()].map(({ top, left }) => ({ line: Math.round(top / 8), left }));
  const lines = [...new Set(rects.map(({ line }) => line))];
  expect(lines.length).toBeGreaterThan(1);
  const { left } = name.element().getBoundingClientRect();
  for (const line of lines) {
    const starts = rects.filter((rect) => rect.line === line).map((rect) => rect.left);
    expect(Math.min(...starts)).toBeCloseTo(left, 0);
  }
});
