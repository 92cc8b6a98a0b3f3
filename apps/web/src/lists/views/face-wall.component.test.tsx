import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, focusOn, press, pressAt } from '../../testing/component/gestures.ts';
import { type RenderedScreen, renderScreen } from '../../testing/component/render-screen.tsx';
import { memberRow } from '../../testing/world-rows.ts';
import { selectionWords } from '../selection/words.ts';
import { listWords as words } from '../words.ts';

const FACES = { preferences: { version: 1, lookupFaces: true } };
/** A thousand pictures take a busy machine a minute. */
const LETTERS = { preferences: { ...FACES.preferences, images: 'none', hasChosenImages: true } };
const face = (index: number) => page.css(`main [data-index="${index}"]`);
const card = page.css('main ul + [class*="card"]');
const names = () =>
  page
    .css('main [data-index]')
    .elements()
    .map((it) => it.getAttribute('aria-label'));

async function openWall(path = '/manage/members', own = 'exmpl'): Promise<RenderedScreen> {
  const screen = await renderScreen(path, { own, stored: FACES });
  await expect.element(face(0)).toBeVisible();
  return screen;
}

async function openLargeWall(): Promise<RenderedScreen> {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(1440, 900);
  const screen = await renderScreen('/manage/members', { own: 'large', world: 'large', stored: LETTERS });
  await expect.element(face(0)).toBeVisible();
  return screen;
}

test('a thousand of 2,500 members are in sight as faces of 28 px with gaps of 2, each with its name, and only those near the window render', async () => {
  await openLargeWall();
  const inSight = () =>
    page
      .css('main [data-index]')
      .elements()
      .filter((it) => it.getBoundingClientRect().bottom <= 900).length;
  await expect.poll(inSight).toBeGreaterThan(1_000);
  const [first, second] = [face(0), face(1)].map((it) => it.element().getBoundingClientRect());
  expect([first?.width, second && first && second.left - first.left]).toEqual([30, 30]);
  expect(face(0).css('[class*="picture"]').element().getBoundingClientRect().width).toBe(28);
  expect(names().filter((name) => name === null || name === '')).toEqual([]);
  expect(document.querySelectorAll('main [data-index]').length).toBeLessThan(2_000);
});

test('a wall is drawn in parts from the top of the window on, and after a jump from the new top on', async () => {
  await openLargeWall();
  const count = () => document.querySelectorAll('main [data-index]').length;
  let before = 0;
  await expect
    .poll(
      () => {
        const isStill = count() > 1_000 && count() === before;
        before = count();
        return isStill;
      },
      { interval: 500 },
    )
    .toBe(true);
  const faces = () =>
    [...document.querySelectorAll<HTMLElement>('main [data-index]')].map(({ dataset }) =>
      Number(dataset.index),
    );
  const drawn = [faces()];
  const seen = new MutationObserver(() => drawn.push(faces()));
  const list = document.querySelector('main [data-index]')?.closest('ul');
  if (list) seen.observe(list, { childList: true });
  onTestFinished(() => seen.disconnect());
  const height = document.documentElement.scrollHeight;
  window.scrollTo({ top: height });
  await expect.element(face(2_499)).toBeInViewport();
  await expect.poll(() => drawn.at(-1)?.length).toBeGreaterThan(800);
  const added = drawn.slice(1).map((now, index) => now.filter((face) => !drawn[index]?.includes(face)));
  // One more is the Tab stop.
  expect(Math.max(...added.map(({ length }) => length))).toBeLessThanOrEqual(337);
  expect(added.flat()).toContain(2_499);
});

test('in a wall one face is the Tab stop, and keys move in both directions, to its ends and to the record', async () => {
  const screen = await openLargeWall();
  await pressAt(face(0), 'ArrowRight', 'ArrowRight', 'ArrowLeft');
  await expect.element(face(1)).toHaveFocus();
  const left = (index: number) => face(index).element().getBoundingClientRect().left;
  await press('ArrowDown');
  const below = Number((document.activeElement as HTMLElement).dataset.index);
  expect(below).toBeGreaterThan(30);
  expect(left(below)).toBe(left(1));
  await press('ArrowUp', 'End');
  await expect.element(face(2_499)).toHaveFocus();
  await expect.element(face(2_499)).toBeInViewport();
  await press('Home');
  await expect.element(face(0)).toHaveFocus();
  expect(page.css('main [data-index][tabindex="0"]').elements()).toHaveLength(1);
  await press('Enter');
  await expect.poll(() => screen.address()).toMatch(/^\/manage\/members\/\w{5,6}/);
  // The wall stays beside the record, with fewer side by side.
  await expect.element(face(0)).toHaveAttribute('aria-current', 'true');
  expect(face(0).element().getBoundingClientRect().width).toBe(30);
});

test('the name of a face is beside it on hover and on focus, with what the list is sorted by, and Escape hides it', async () => {
  await openWall('/manage/members?sort=messages');
  const name = face(2).element().getAttribute('aria-label')?.split(',')[0] ?? '';
  await face(2).hover();
  await expect.element(card).toHaveTextContent(name);
  await expect.element(card).toHaveTextContent(/message/);
  await page.getByRole('heading', { level: 1 }).hover();
  await expectGone(card);
  await pressAt(face(0), 'ArrowRight');
  await expect.element(card).toBeVisible();
  await press('Escape');
  await expectGone(card);
  await expect.element(face(1)).toHaveFocus();
});

test('a wall has the order of its list: by name, by last front, and by colour with those without one last and hatched', async () => {
  await page.viewport(1280, 800);
  const screen = await renderScreen('/manage/members', {
    own: 'exmpl',
    stored: FACES,
  });
  await expect.element(face(0)).toBeVisible();
  const plain = () => page.css('main [data-index][data-plain]').elements().length;
  for (const sort of ['name', 'last-fronted', 'color']) {
    screen.goTo(`/manage/members?sort=${sort}`);
    await page.getByText(words.layouts.list, { exact: true }).click();
    const rows = page.getByRole('list', { name: words.members }).css('a[data-id]');
    await expect.poll(() => rows.elements().length).toBeGreaterThan(5);
    const ids = () =>
      page
        .css('main [data-id]')
        .elements()
        .map((it) => (it as HTMLElement).dataset.id);
    const inRows = ids();
    await page.getByText(words.layouts.faces, { exact: true }).click();
    await expect.element(face(0)).toHaveAttribute('aria-label');
    expect(ids()).toEqual(inRows);
  }
  const count = plain();
  expect(count).toBeGreaterThan(0);
  const faces = page.css('main [data-index]').elements();
  expect(faces.slice(-count).every((it) => it.hasAttribute('data-plain'))).toBe(true);
});

test('faces are found, filtered and counted like rows, and selected by key, range and press', async () => {
  await openWall('/manage/members?has=color');
  await expect.element(page.getByText(/^Showing \d+ of \d+$/)).toBeVisible();
  await page.getByRole('button', { name: selectionWords.select, exact: true }).click();
  const list = page.getByRole('listbox', { name: words.members });
  await expect.element(list).toHaveAttribute('aria-multiselectable', 'true');
  await pressAt(face(0), 'Space', 'Shift+ArrowRight', 'Shift+ArrowRight');
  const count = page.getByRole('region', { name: selectionWords.bar }).getByRole('status');
  await expect.element(count).toHaveTextContent('3 selected');
  await face(1).click();
  await expect.element(count).toHaveTextContent('2 selected');
  await expect.element(face(1)).toHaveAttribute('aria-selected', 'false');
  await focusOn(face(0));
  await press('Escape');
  await expectGone(list);
});

test('a hidden member says so in its name, and a member without a picture has letters', async () => {
  await renderScreen('/manage/members', {
    own: 'exmpl',
    stored: FACES,
    prepare: (sandbox) => {
      const row = memberRow({ sandbox }, 'Luna');
      row.avatar_url = null;
      row.privacy.visibility = 'private';
    },
  });
  const luna = page.getByRole('link', { name: new RegExp(`^Luna, .*${words.hiddenHint}`) });
  await expect.element(luna).toHaveTextContent('L');
});

test('the choice of faces is stored on the device, and the few fronters of a system are cards then', async () => {
  const screen = await renderScreen('/lookup/system/exmpl/members');
  await page.getByRole('radiogroup', { name: words.layout }).getByText(words.layouts.faces).click();
  await expect.element(face(0)).toHaveAttribute('aria-label');
  await screen.reload();
  await expect.element(page.getByRole('radio', { name: words.layouts.faces })).toBeChecked();
  screen.goTo('/lookup/system/exmpl/fronters');
  await expect.element(page.getByRole('radio', { name: words.layouts.grid })).toBeChecked();
  await expectGone(page.getByRole('radio', { name: words.layouts.faces }));
});
