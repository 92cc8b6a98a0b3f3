import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  expectGone,
  focusOn,
  openedDialog,
  press,
  pressAt,
  typeText,
} from '../testing/component/gestures.ts';
import { renderScreen } from '../testing/component/render-screen.tsx';
import { filterWords } from './filters/words.ts';
import { listWords as words } from './words.ts';

const PATH = '/lookup/system/large/members';
const MEMBER = /^\/lookup\/system\/large\/members\/\w{5,6}/;

/** Longer than the pause in typing before the address follows. */
const PAUSE_MS = 500;

const search = page.getByRole('searchbox', { name: words.searchMembers });
const row = (place: number) => page.css(`[aria-posinset="${place}"] a`);
const view = page.getByRole('button', { name: /^View: / });
const filters = page.getByRole('button', { name: words.filters });

/** Opens the list of 2,500 members once its first row is there. */
async function openList(query = '') {
  const screen = await renderScreen(PATH + query, { world: 'large' });
  await expect.element(row(1)).toBeVisible();
  return screen;
}

/** The list's own count of its entries, as assistive technology gets it. */
const size = () => Number(page.css('[aria-setsize]').first().element().getAttribute('aria-setsize'));

test('a list of thousands has only the visible rows at every scroll position, and its keys reach the last member and come back', async () => {
  await openList();
  expect(size()).toBeGreaterThan(2_000);
  const { left, width } = row(1).element().getBoundingClientRect();
  for (const share of [0, 0.5, 1]) {
    scrollTo(0, document.documentElement.scrollHeight * share);
    const isFilled = () => {
      const hit = document.elementFromPoint(left + width / 2, innerHeight * 0.75);
      return hit?.closest('[aria-posinset]') != null;
    };
    await expect.poll(isFilled, { message: `${share}` }).toBe(true);
    expect(document.querySelectorAll('*').length).toBeLessThan(1_500);
  }
  scrollTo(0, 0);
  await pressAt(row(1), 'ArrowDown');
  await expect.element(row(2)).toHaveFocus();
  await press('PageDown', 'End');
  const last = row(size());
  await expect.element(last).toHaveFocus();
  await expect.element(last).toBeInViewport();
  await press('ArrowUp');
  await expect.element(row(size() - 1)).toHaveFocus();
  await press('Home');
  await expect.element(row(1)).toHaveFocus();
  await expect.element(row(1)).toBeInViewport();
  // One Tab passes the whole list.
  expect(page.css('[aria-setsize] a[tabindex="0"]').elements()).toHaveLength(1);
});

test('from the search the down arrow leads into the list, and Enter opens the first result', async () => {
  const screen = await openList();
  await expect.element(search).toHaveAccessibleDescription(/^Enter opens the first result/);
  for (const [layout, list] of [
    [words.layouts.list, 'ul'],
    [words.layouts.table, 'table'],
  ] as const) {
    await page.getByRole('radiogroup', { name: words.layout }).getByText(layout, { exact: true }).click();
    const first = page.css(`${list} a[data-index="0"]`);
    // The code of a layout may still be loading: until then there is nothing to go to.
    await expect.element(first).toBeVisible();
    await focusOn(search);
    await press('Enter', 'ArrowDown');
    await expect.element(first).toHaveFocus();
    expect(screen.address()).toBe(PATH);
  }
  const second = page.css('a[data-index="1"]').element() as HTMLElement;
  const name = second.innerText.split('\n').at(-1) ?? '';
  // Filled at once, as fast typing does: the list has not caught up yet.
  await search.fill(name);
  await press('Enter');
  await expect.poll(() => screen.address()).toMatch(MEMBER);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a search keeps what is typed, leads to a random member of those found, and is there again with Back', async () => {
  const screen = await openList();
  await focusOn(search);
  await typeText('amber fiddle');
  await expect.element(search).toHaveValue('amber fiddle');
  await expect.poll(() => screen.address()).toMatch(/text=amber(\+|%20)fiddle/);
  await row(1).click();
  await expect.poll(() => screen.address()).toMatch(MEMBER);
  screen.goBack();
  await expect.element(search).toHaveValue('amber fiddle');
  await view.click();
  await (await openedDialog()).getByRole('button', { name: words.randomMember }).click();
  await expect.poll(() => screen.address()).toMatch(MEMBER);

  screen.goTo(`${PATH}?text=qqqqqq&has=avatar`);
  await expect.element(page.getByRole('heading', { name: words.nothing })).toBeVisible();
  await page.getByRole('button', { name: words.clearSearch }).click();
  await expect.element(page.getByText(/^2,\d+ members$/)).toBeVisible();
});

test('a search is in the address also if the list follows more slowly than the pause in typing lasts', async () => {
  const screen = await openList();
  const field = search.element() as HTMLInputElement;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  // In one task with the pause, so that the list has no time to follow.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'amber');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  vi.advanceTimersByTime(PAUSE_MS);
  await expect.poll(() => screen.address()).toMatch(/text=amber$/);
});

test('the filter by group keeps only its members, and groups are sorted and opened like members', async () => {
  const screen = await openList();
  await filters.click();
  const dialog = await openedDialog();
  const groups = dialog.getByLabelText(filterWords.inGroup, { exact: true });
  await expect.poll(() => groups.getByRole('option').elements().length).toBeGreaterThan(1);
  await groups.selectOptions(groups.getByRole('option').nth(1));
  await press('Escape');
  await expect.element(page.getByText(/^Showing [\d,]+ of 2,\d+$/)).toBeVisible();
  await expect.poll(() => screen.address()).toMatch(/groups=\w{5,6}/);

  screen.goTo('/lookup/system/large/groups');
  await expect.element(page.getByText(/^\d+ groups$/)).toBeVisible();
  await view.click();
  await (await openedDialog()).getByLabelText(words.sort).selectOptions(words.groupSorts.members);
  await press('Escape');
  await expect.poll(() => screen.address()).toMatch(/sort=members/);
  await row(1).click();
  await expect.poll(() => screen.address()).toMatch(/^\/lookup\/system\/large\/groups\/\w{5,6}/);
});

test('the layout is stored, and the table announces its rows and sorts by its headers', async () => {
  const screen = await openList();
  const choose = (layout: string) =>
    page.getByRole('radiogroup', { name: words.layout }).getByText(layout, { exact: true }).click();
  await choose(words.layouts.table);
  const table = page.getByRole('table', { name: words.members });
  const rows = Number(table.element().getAttribute('aria-rowcount'));
  expect(rows).toBeGreaterThan(2_000);
  await expect.element(table.css('tbody [aria-rowindex]').first()).toHaveAttribute('aria-rowindex', '2');
  await table.getByRole('button', { name: words.memberSorts['last-message'] }).click();
  await expect.poll(() => screen.address()).toMatch(/sort=last-message/);
  await expect
    .element(table.getByRole('columnheader', { name: words.memberSorts['last-message'] }))
    .toHaveAttribute('aria-sort', 'ascending');
  await pressAt(table.css('[data-index="0"]'), 'End');
  await expect.element(table.css(`[data-index="${rows - 2}"]`)).toHaveFocus();
  await screen.reload();
  await expect.element(table).toBeVisible();
  await choose(words.layouts.grid);
  await expectGone(table);
  await screen.reload();
  await expect.element(page.getByRole('radio', { name: words.layouts.grid })).toBeChecked();
});

test('the hint of a search uses the space of the clear button, and is truncated if it does not fit', async () => {
  await renderScreen('/lookup/system/exmpl/members');
  await expect.element(search).toBeVisible();
  const endPadding = () => Number.parseFloat(getComputedStyle(search.element()).paddingInlineEnd);
  // Where the button for the filters is.
  expect(endPadding()).toBe(44);
  expect(getComputedStyle(search.element()).textOverflow).toBe('ellipsis');
  await search.fill('Juniper');
  expect(endPadding()).toBe(88);
});

test('on a phone the filters are a sheet that says how many it finds, clears them, and leads back to its button', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  await renderScreen('/lookup/system/exmpl/members?has=pronouns');
  const button = page.getByRole('button', { name: /^Filters/ });
  await expect.element(button).toHaveAccessibleName('Filters (1)');
  await button.click();
  const sheet = await openedDialog();
  await expect.element(sheet).toHaveAccessibleName(words.filters);
  await expect.poll(() => Math.round(sheet.element().getBoundingClientRect().bottom)).toBe(844);
  await expect.element(sheet.getByRole('status')).toHaveTextContent(/^Showing \d+ of \d+$/);
  const clear = sheet.getByRole('button', { name: words.clearFilters });
  await clear.click();
  await expect.element(clear).toHaveAttribute('aria-disabled', 'true');
  await expect.element(clear).toHaveFocus();
  await expect.element(sheet.getByRole('status')).toHaveTextContent(/^\d+ members$/);
  await sheet.getByRole('button', { name: words.done }).click();
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAccessibleName('Filters');
});
