import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { listWords } from '../../../../lists/words.ts';
import { localDataStores, puttingLocal } from '../../../../session/local/local-data.ts';
import { expectGone, focused, focusOn, press, pressAt } from '../../../../testing/component/gestures.ts';
import { renderScreen } from '../../../../testing/component/render-screen.tsx';
import { memberRow, systemRow } from '../../../../testing/world-rows.ts';
import { uiWords } from '../../../../ui/words.ts';
import { switchWords } from '../../words.ts';

const words = switchWords.letters;
const slider = page.getByRole('slider', { name: words.label });
const rows = page.getByRole('list', { name: switchWords.members.title }).getByRole('button');
const faces = page.getByRole('list', { name: switchWords.members.first }).getByRole('button');
const search = page.getByRole('searchbox', { name: switchWords.members.search });
const nameOf = (element: Element | null | undefined) => element?.querySelector('bdi')?.textContent ?? '';
const chosenLetter = () => slider.element().getAttribute('aria-valuetext')?.[0];

/** The first row that the search above the list does not cover. */
function topRow(): string {
  const below = search.element().getBoundingClientRect().bottom;
  return nameOf(rows.elements().find((it) => it.getBoundingClientRect().top >= below));
}

test('of many members the first ones are faces above everyone in order, and keys move from one to the other', async () => {
  await renderScreen('/switch', { own: 'large', world: 'large' });
  await expect.poll(() => faces.elements().length).toBe(8);
  await expect.element(rows.first()).toBeVisible();
  expect(nameOf(rows.first().element())).toMatch(/^Amber A/);
  await focusOn(search);
  await press('ArrowDown');
  expect(focused()).toBe(faces.first().element());
  const { top } = faces.last().element().getBoundingClientRect();
  const lastRow = faces.elements().filter((it) => it.getBoundingClientRect().top === top);
  expect(lastRow.length).toBeGreaterThan(1);
  while (focused() !== lastRow[0]) await press('ArrowRight');
  await press('Control+ArrowDown');
  expect(focused()).toBe(lastRow[0]);
  await press('ArrowDown');
  expect(focused()).toBe(rows.first().element());
  await press('ArrowUp');
  expect(focused()).toBe(lastRow[0]);
});

test('in discreet mode the letters are those of the names that sort the list, and not of the initials', async () => {
  const { services } = await renderScreen('/switch', {
    own: 'large',
    world: 'large',
    prepare: (sandbox) => {
      memberRow({ sandbox }, 'Amber Kettle').display_name = '✦ Luna';
    },
  });
  await expect.element(rows.first()).toBeVisible();
  const last = slider.element().getAttribute('max') ?? '';
  services.settings.update((settings) => ({ ...settings, discreet: true }));
  await expect.poll(() => nameOf(rows.first().element())).toBe('L');
  await expect.element(slider).toHaveAttribute('max', last);
});

test('a row has room to say that a state is only on this device', async () => {
  const screen = await renderScreen('/switch', { own: 'large', world: 'large' });
  await expect.element(rows.first()).toBeVisible();
  const { privateStorage } = screen.services;
  const { uuid } = memberRow(screen, 'Amber Kettle');
  const local = privateStorage.store(localDataStores, privateStorage.of(true));
  local(systemRow(screen, 'large').uuid).update(puttingLocal('memberStates', uuid, 'not-a-person'));
  await search.fill('Amber Kettle');
  const here = rows.getByText(uiWords.onlyHere);
  await expect.element(here).toBeVisible();
  expect(here.element().getBoundingClientRect().width).toBeGreaterThan(40);
});

test('favourites stay even if left-out groups hide everyone', async () => {
  let group = '';
  const { services } = await renderScreen('/switch', {
    own: 'large',
    world: 'large',
    prepare: (sandbox) => {
      const [all] = [...sandbox.state.groups.values()];
      const members = [...sandbox.state.members.values()].filter(({ system }) => system === all?.system);
      if (all === undefined) throw new Error('There is no group.');
      group = all.id;
      all.members = members.map(({ uuid }) => uuid);
    },
  });
  await expect.element(rows.first()).toBeVisible();
  await rows.first().click({ button: 'right' });
  await page
    .getByRole('menuitem', { name: switchWords.actions.star(nameOf(rows.first().element())) })
    .click();
  await expect.poll(() => nameOf(faces.first().element())).toMatch(/^Amber A/);
  services.settings.update((settings) => ({
    ...settings,
    switcher: { ...settings.switcher, excludeGroups: [group] },
  }));
  await expect.poll(() => rows.elements().length).toBe(0);
  await expect.poll(() => faces.elements().map(nameOf)).toEqual([expect.stringMatching(/^Amber A/)]);
});

test('the slider of letters goes through the list by keys, and Tab and Enter lead to the first member of the letter', async () => {
  await renderScreen('/switch', {
    own: 'large',
    world: 'large',
    prepare: (sandbox) => {
      memberRow({ sandbox }, 'Amber Kettle').display_name = 'Zz';
    },
  });
  await expect.element(rows.first()).toBeVisible();
  await expect
    .element(slider)
    .toHaveAttribute('aria-valuetext', words.value('A', nameOf(rows.first().element())));
  await pressAt(slider, 'ArrowDown');
  await expect.element(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^B/));
  await expect.poll(topRow).toMatch(/^B/);
  expect(focused()).toBe(slider.element());
  await press('PageDown');
  await expect.poll(topRow).toMatch(/^G/);
  await press('ArrowUp', 'Enter');
  await expect.poll(() => nameOf(focused())).toMatch(/^F/);
  // Too few members to be at the top.
  await pressAt(slider, 'End');
  await expect.element(slider).toHaveAttribute('aria-valuetext', words.value('Z', 'Zz'));
  await expect.poll(() => nameOf(rows.elements().at(-1))).toBe('Zz');
  await expect.element(rows.last()).toBeInViewport();
  expect(chosenLetter()).toBe('Z');
  await press('ArrowUp');
  await expect.poll(chosenLetter).toBe('Y');
  await press('Home', 'Tab');
  await expect.poll(() => nameOf(focused())).toMatch(/^Amber A/);
});

test('a press on the rail goes to the letter there, and scrolling marks the letter at the top', async () => {
  await renderScreen('/switch', { own: 'large', world: 'large' });
  await expect.element(rows.first()).toBeVisible();
  const rail = slider.xpath('..');
  const letters = [...rail.element().querySelectorAll('span')];
  const middle = letters[Math.floor(letters.length / 2)];
  const { top, height } = middle?.getBoundingClientRect() ?? new DOMRect();
  await rail.click({ position: { x: 14, y: top + height / 2 - rail.element().getBoundingClientRect().top } });
  await expect.poll(chosenLetter).toBe(middle?.textContent);
  await expect.poll(() => topRow()[0]).toBe(middle?.textContent);
  const { scrollY } = window;
  window.scrollTo(0, 0);
  await expect.poll(chosenLetter).toBe('A');
  window.scrollTo(0, scrollY);
  await expect.poll(chosenLetter).toBe(middle?.textContent);
});

test('on a phone the rail is in sight as a whole, each of its letters without touching the next, and neither a search nor another order has one', async () => {
  // So low that it would not be in sight in its full height, however many lines the names above it need.
  await page.viewport(390, 800);
  onTestFinished(() => page.viewport(1280, 800));
  await renderScreen('/switch', { own: 'large', world: 'large' });
  await expect.element(rows.first()).toBeVisible();
  const letters = slider.xpath('..').css('span');
  await expect.poll(() => letters.elements().length).toBeGreaterThan(15);
  const boxesNow = () => letters.elements().map((it) => it.getBoundingClientRect());
  // What arrives later is above the rail, and moves it.
  await expect
    .poll(() => Math.max(...boxesNow().map(({ bottom }) => bottom)))
    .toBeLessThan(window.innerHeight - 61);
  const boxes = boxesNow();
  for (const [place, box] of boxes.entries()) {
    expect(box.top).toBeGreaterThanOrEqual((boxes[place - 1]?.bottom ?? 0) - 0.5);
  }
  expect(slider.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
  await search.fill('amber');
  await expectGone(slider);
  await expect.element(rows.first()).toHaveTextContent('Amber');
  await search.fill('');
  await expect.element(slider).toBeVisible();
  await page.getByRole('button', { name: listWords.view(switchWords.members.sorts['by-name']) }).click();
  await page.getByRole('combobox').selectOptions(switchWords.members.sorts['by-last-message']);
  await expectGone(slider);
});

test('without many members there are no letters', async () => {
  const small = await renderScreen('/switch', { own: 'exmpl' });
  await expect.element(rows.first()).toBeVisible();
  await small.caughtUp();
  expect(slider.elements()).toEqual([]);
});
