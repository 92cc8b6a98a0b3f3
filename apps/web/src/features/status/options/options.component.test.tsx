import { expect, onTestFinished, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { openedDialog, press, pressAt } from '../../../testing/component/gestures.ts';
import { renderScreen } from '../../../testing/component/render-screen.tsx';
import { membersOf, recordSwitch, systemRow } from '../../../testing/world-rows.ts';
import { statusWords } from '../words.ts';

/** Between tiles: `--space-3`. */
const GAP_PX = 12;

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
    ['Fronters in columns', 'frontersInColumns', false],
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

test('the size of tiles is the width of a tile, follows its slider and is stored', async () => {
  const screen = await renderScreen('/status/tile', { followed: ['exmpl', 'brook', 'chorus'] });
  const options = await openOptions();
  const width = () => system('exmpl').element().getBoundingClientRect().width;
  const slider = options.getByRole('slider', { name: 'Tile size' });
  await expect.element(slider).toHaveValue('250');
  await expect.poll(width).toBe(250);
  await pressAt(slider, 'Home');
  await expect.poll(width).toBe(100);
  await pressAt(slider, 'End');
  await expect.poll(width).toBe(500);
  await press('Escape');
  await screen.reload();
  expect(screen.stored('settings')).toMatchObject({ settings: { status: { tile: { tileSize: 500 } } } });
});

test('on a phone three small tiles share a row, two of a size of which one has room, and a larger one has a row alone', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 844);
  const followed = ['exmpl', 'brook', 'chorus'];
  const { settings } = (await renderScreen('/status/tile', { followed })).services;
  for (const id of followed) await expect.element(system(id)).toHaveAttribute('aria-busy', 'false');
  const boxes = () => followed.map((id) => system(id).element().getBoundingClientRect());
  const boardPx = system('exmpl').element().parentElement?.clientWidth ?? 0;
  for (const [tileSize, inRow, widthPx] of [
    [100, 3, 100],
    [150, 2, 150],
    [250, 2, (boardPx - GAP_PX) / 2],
    [500, 1, boardPx],
  ] as const) {
    settings.update(({ status, ...all }) => ({
      ...all,
      status: { ...status, tile: { ...status.tile, tileSize } },
    }));
    await expect
      .poll(() => boxes().filter(({ top }) => top === boxes()[0]?.top).length, { message: `${tileSize} px` })
      .toBe(inRow);
    for (const { width, left, right } of boxes()) {
      expect(width).toBeCloseTo(widthPx, 0);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(390);
    }
  }
});

test.for([
  { tileSize: 250, viewportPx: 1280, two: 120, three: 80 },
  { tileSize: 250, viewportPx: 390, two: 66, three: 58 },
  { tileSize: 180, viewportPx: 1280, two: 72, three: 58 },
  { tileSize: 100, viewportPx: 1280, two: 40, three: 40 },
])(
  'the pictures of two and of three fronters use the room of a tile of $tileSize px in a window of $viewportPx px, and their names are readable',
  async ({ tileSize, viewportPx, two, three }) => {
    onTestFinished(() => page.viewport(1280, 800));
    await page.viewport(viewportPx, 844);
    await renderScreen('/status/tile', {
      followed: ['exmpl', 'brook'],
      stored: { settings: { version: 16, settings: { status: { tile: { tileSize } } } } },
      prepare: (sandbox) => {
        for (const [id, count] of [
          ['exmpl', 2],
          ['brook', 3],
        ] as const) {
          const fronters = membersOf({ sandbox }, id).slice(0, count);
          recordSwitch(
            { sandbox },
            id,
            fronters.map((member) => member.id),
          );
        }
      },
    });
    for (const [id, count, leastPx] of [
      ['exmpl', 2, two],
      ['brook', 3, three],
    ] as const) {
      const fronters = () => [...system(id).element().querySelectorAll('[data-arranged] > li')];
      await expect.poll(() => fronters().length).toBe(count);
      const tile = system(id).element().getBoundingClientRect();
      for (const fronter of fronters()) {
        const [picture, words] = [...fronter.querySelectorAll('[data-entity] > *')].map((part) =>
          part.getBoundingClientRect(),
        ) as [DOMRect, DOMRect];
        expect(picture.width).toBeGreaterThanOrEqual(leastPx);
        expect(picture.height).toBeCloseTo(picture.width, 0);
        expect(words.width).toBeGreaterThanOrEqual(60);
        for (const { left, right } of [picture, words]) {
          expect(left).toBeGreaterThanOrEqual(tile.left);
          expect(right).toBeLessThanOrEqual(tile.right);
        }
      }
    }
  },
);

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
