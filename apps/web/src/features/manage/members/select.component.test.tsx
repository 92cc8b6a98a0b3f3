import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, focusOn, press, pressAt } from '../../../testing/component/gestures.ts';
import { renderScreen } from '../../../testing/component/render-screen.tsx';
import { takeFiles } from '../../../testing/component/take-files.ts';
import { stopTimers } from '../../../testing/component/timers.ts';
import { fileWords } from '../file/words.ts';

const own = 'exmpl';
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const options = page.getByRole('option');
const option = (place: number) => page.css(`[role="option"][aria-posinset="${place}"]`);
const bar = page.getByRole('region', { name: 'Selection' });
const count = bar.getByRole('status');
const find = page.getByRole('searchbox', { name: 'Find members' });
const LONGER_THAN_A_LONG_TOUCH_MS = 1_000;

const files = takeFiles();
beforeEach(files.start);
afterEach(files.stop);

async function openList() {
  await page.viewport(1000, 800);
  const screen = await renderScreen('/manage/members', { own });
  await expect.element(page.css('[aria-posinset="1"] a')).toBeVisible();
  return screen;
}

test('one, a range and all found are selected by the keyboard, and Escape ends it', async () => {
  const screen = await openList();
  await button('Select').click();
  const list = page.getByRole('listbox', { name: 'Members' });
  await expect.element(list).toHaveAttribute('aria-multiselectable', 'true');
  await pressAt(option(1), 'Space');
  await expect.element(option(1)).toHaveAttribute('aria-selected', 'true');
  await expect.element(count).toHaveTextContent('1 selected');
  await press('Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowUp');
  await expect.element(count).toHaveTextContent('2 selected');
  await expect.element(option(2)).toHaveFocus();
  await press('ArrowDown', 'ArrowDown', 'Shift+Space');
  await expect.element(count).toHaveTextContent('4 selected');
  await press('Control+a');
  const all = Number(option(1).element().getAttribute('aria-setsize'));
  await expect.element(count).toHaveTextContent(`${all} selected`);
  await press('Escape');
  await expectGone(options);
  await expectGone(bar);
  await expect.element(page.css('[aria-posinset="4"] a')).toHaveFocus();
  expect(screen.address()).toBe('/manage/members');
});

test('a press selects, Shift with a press selects the range, and the whole can be inverted and cleared', async () => {
  await openList();
  await button('Select').click();
  await option(2).click();
  await option(5).click({ modifiers: ['Shift'] });
  await expect.element(count).toHaveTextContent('4 selected');
  await option(3).click();
  await expect.element(count).toHaveTextContent('3 selected');
  const all = Number(option(1).element().getAttribute('aria-setsize'));
  await button('Invert').click();
  await expect.element(count).toHaveTextContent(`${all - 3} selected`);
  await expect.element(option(3)).toHaveAttribute('aria-selected', 'true');
  await button(`All ${all} found`).click();
  await expect.element(count).toHaveTextContent(`${all} selected`);
  await button('None').click();
  await expect.element(count).toHaveTextContent('None selected');
});

test('what a filter hides stays selected, is counted, and can be shown or deselected', async () => {
  await openList();
  await button('Select').click();
  const first = option(1).element().textContent;
  await option(1).click();
  await find.fill('Juniper');
  await expect.element(bar.getByText('One is hidden by the filter.')).toBeVisible();
  await expect.element(count).toHaveTextContent('1 selected');
  await button('Show selected only').click();
  await expect.poll(() => options.elements().map((it) => it.textContent)).toEqual([first]);
  await button('Show all again').click();
  await expect.element(page.css('[role="option"]:not([aria-selected="true"])').first()).toBeVisible();
  await button('Deselect hidden').click();
  await expect.element(count).toHaveTextContent('None selected');
});

test('Enter in the search selects the first result', async () => {
  await openList();
  await button('Select').click();
  await focusOn(find);
  await find.fill('Juniper');
  await press('Enter');
  await expect.element(count).toHaveTextContent('1 selected');
  await expect.element(option(1)).toHaveAttribute('aria-selected', 'true');
});

test('the selection stays at a record and back, goes along to the screen of changes, and ends with the list', async () => {
  const screen = await openList();
  await button('Select').click();
  await option(1).click();
  await option(3).click();
  await pressAt(option(3), 'Enter');
  await expect.poll(() => screen.address()).toMatch(/^\/manage\/members\/[a-z]+/);
  screen.goBack();
  await expect.element(count).toHaveTextContent('2 selected');
  await page.getByRole('link', { name: 'Change', exact: true }).click();
  await expect.poll(() => screen.address()).toMatch(/^\/manage\/members\/bulk/);
  await expect.element(count).toHaveTextContent('2 selected');
  screen.goTo('/settings');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  screen.goTo('/manage/members');
  await expect.element(page.css('[aria-posinset="1"] a')).toBeVisible();
  await expectGone(bar);
});

test('in the table, rows of a grid are selected', async () => {
  await openList();
  await page.getByText('Table', { exact: true }).click();
  await button('Select').click();
  const grid = page.getByRole('grid', { name: 'Members' });
  await expect.element(grid).toHaveAttribute('aria-multiselectable', 'true');
  await pressAt(page.css('[role="grid"] tr[data-index="0"]'), 'Space', 'Shift+ArrowDown');
  await expect.element(count).toHaveTextContent('2 selected');
  await expect.element(page.css('tr[data-index="1"]')).toHaveAttribute('aria-selected', 'true');
});

test('a long touch begins to select with the row under it, and one that moves on scrolls', async () => {
  await openList();
  const pass = stopTimers();
  const row = page.css('[aria-posinset="2"] a').element();
  const touch = { bubbles: true, isPrimary: true, pointerType: 'touch', clientX: 60, clientY: 300 };
  row.dispatchEvent(new PointerEvent('pointerdown', touch));
  row.dispatchEvent(new PointerEvent('pointermove', { ...touch, clientY: 340 }));
  await pass(LONGER_THAN_A_LONG_TOUCH_MS);
  expect(options.elements()).toEqual([]);
  row.dispatchEvent(new PointerEvent('pointerdown', touch));
  await pass(LONGER_THAN_A_LONG_TOUCH_MS);
  await expect.element(option(2)).toHaveAttribute('aria-selected', 'true');
  await expect.element(count).toHaveTextContent('1 selected');
});

test('what a filter has found is saved to a file', async () => {
  await openList();
  await button('Select').click();
  await find.fill('Juniper');
  await button(/^All \d+ found$/).click();
  const [found = ''] = /\d+/.exec(count.element().textContent ?? '') ?? [];
  await bar.getByRole('link', { name: 'Save file', exact: true }).click();
  await expect
    .element(page.getByRole('combobox', { name: fileWords.save.members }))
    .toHaveDisplayValue(fileWords.save.selected(Number(found)));
  await button(fileWords.save.start).click();
  await expect.poll(() => files.texts.length).toBe(1);
  const file = JSON.parse(files.texts[0] ?? '');
  expect(file.members).toHaveLength(Number(found));
  expect(JSON.stringify(file.members)).toContain('Juniper');
  expect([file.groups, file.switches]).toEqual([[], []]);
});
