import { insertSwitch, microsFromMs, type Sandbox } from '@frontboard/sandbox';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { pickerWords } from '../../lists/picker/words.ts';
import { calendarWords } from '../../parts/calendar/calendar-words.ts';
import { monthName } from '../../parts/calendar/month-name.ts';
import { exportFileWords } from '../../parts/export-file/export-file-words.ts';
import { historyViewWords } from '../../parts/history-view-words.ts';
import { needsTokenWords } from '../../parts/needs-token-words.ts';
import { screenNames } from '../../parts/screens/names.ts';
import { switchDialogWords } from '../../parts/switches/change/switch-dialog-words.ts';
import { historyEditWords } from '../../parts/switches/history-edit-words.ts';
import { historyEditorWords } from '../../parts/switches/history-editor-words.ts';
import {
  arrivedAt,
  expectGone,
  expectTexts,
  focusOn,
  openedDialog,
  press,
  pressAt,
} from '../../testing/component/gestures.ts';
import { type RenderedScreen, renderScreen } from '../../testing/component/render-screen.tsx';
import { takeFiles } from '../../testing/component/take-files.ts';
import { clearSwitches, memberRow, systemRow } from '../../testing/world-rows.ts';
import { historyScreenWords as words } from './words.ts';

const entries = page.css('[data-entry]');
const dateButton = page.getByRole('button', { name: words.filters.jump });
const HOUR_MS = 3_600_000;
/** Noon, so that the hours around it are on one day in the zone of the browser. */
const NOON_MS = new Date(2026, 4, 3, 12).getTime();

/** Replaces the history of the own system: the fronts from so many hours after that noon. */
function withHistory(...fronts: readonly (readonly [hours: number, ...names: string[]])[]) {
  return (sandbox: Sandbox) => {
    const system = systemRow({ sandbox }, 'exmpl').uuid;
    clearSwitches({ sandbox }, 'exmpl');
    for (const [hours, ...names] of fronts) {
      insertSwitch(sandbox.state, {
        uuid: crypto.randomUUID(),
        system,
        timestamp: microsFromMs(NOON_MS + hours * HOUR_MS),
        members: names.map((name) => memberRow({ sandbox }, name).uuid),
      });
    }
  };
}

const FRONTS = withHistory([0, 'Luna'], [2, 'Luna', 'marlow'], [4], [5, 'Moss'], [20, 'Luna']);

/** 200 days with two entries each, the last of them 3 May. */
const TWICE_A_DAY = withHistory(
  ...Array.from({ length: 400 }, (_, index) => [-index * 12, index % 2 === 0 ? 'Luna' : 'Moss'] as const),
);

/** The month in view. */
const month = () => dateButton.element().textContent;

/** Widths at which the month is behind its button. */
async function withoutRoomForMonth(): Promise<void> {
  await page.viewport(1024, 800);
  onTestFinished(() => page.viewport(1280, 800));
}

/** Chooses a day of April in the month of ribbons, which begins with May. */
async function chooseInApril(day: number): Promise<void> {
  await dateButton.click();
  const dialog = await openedDialog();
  await dialog.getByRole('button', { name: calendarWords.earlier }).click();
  await dialog.getByRole('button', { name: new RegExp(`${day}.*2 switches`) }).click();
  await expectGone(page.getByRole('dialog'));
}

async function openExport(): Promise<void> {
  await page.getByRole('button', { name: words.view, exact: true }).click();
  await page.getByRole('button', { name: exportFileWords.open, exact: true }).click();
}

/** The names of the insight workers that the page starts from now on, until the end of the test. */
function watchWorkers(): readonly string[] {
  const opened: string[] = [];
  const Original = window.Worker;
  window.Worker = class extends Original {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      if (options?.name === 'insight') opened.push(options.name);
    }
  };
  onTestFinished(() => {
    window.Worker = Original;
  });
  return opened;
}

const loaded = () => expect.element(page.getByText(words.state.complete)).toBeVisible();
const shown = (name: string) => entries.getByText(name, { exact: true });

test('a name of 100 letters without a space breaks in the details of an entry, also in the action with it', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  const name = 'W'.repeat(100);
  await renderScreen('/history', {
    own: 'exmpl',
    prepare: (sandbox) => {
      FRONTS(sandbox);
      memberRow({ sandbox }, 'Luna').display_name = name;
    },
  });
  await entries.first().click();
  const filter = page.getByRole('button', { name: words.details.filter(name) });
  for (const width of [1280, 390]) {
    await page.viewport(width, 800);
    await expect.element(filter).toBeVisible();
    const action = () => filter.element().getBoundingClientRect();
    const list = () => filter.element().closest('ul')?.getBoundingClientRect();
    await expect.poll(() => action().right <= (list()?.right ?? 0), { message: `${width}` }).toBe(true);
    expect(filter.element().scrollWidth).toBeLessThanOrEqual(Math.ceil(action().width));
  }
});

test('beside an opened entry the views of the history and the days of its list are whole', async () => {
  // Wednesday, September 24, and the day after it.
  const prepare = withHistory([-221 * 24, 'Luna'], [-220 * 24, 'Moss'], [-219 * 24]);
  await renderScreen('/history', { own: 'exmpl', prepare });
  await entries.first().click();
  await expect.element(page.getByRole('button', { name: words.details.older })).toBeVisible();
  const views = page.getByRole('navigation', { name: historyViewWords.label }).element();
  expect(views.scrollWidth).toBeLessThanOrEqual(views.clientWidth);
  const days = page.getByRole('heading', { level: 2, name: /2025/ });
  await expect.poll(() => days.elements().length).toBe(3);
  for (const day of days.elements()) expect(day.scrollWidth).toBeLessThanOrEqual(day.clientWidth);
});

test('once all switches are loaded they are sent to the worker, and a view that is opened then needs no other', async () => {
  const opened = watchWorkers();
  await renderScreen('/history', { own: 'exmpl', prepare: FRONTS });
  await loaded();
  await expect.poll(() => opened).toEqual(['insight']);
  await page.getByRole('link', { name: screenNames['/history/statistics'] }).click();
  await expect.element(page.css('[data-columns]')).toBeVisible();
  expect(opened).toEqual(['insight']);
});

test('entries are under their days, newest first, with members, times, lengths and switch-outs', async () => {
  await renderScreen('/history', { own: 'exmpl', prepare: FRONTS });
  await loaded();
  await expectTexts(page.getByRole('heading', { level: 2 }), [
    /4 May 2026|May 4, 2026/,
    /3 May 2026|May 3, 2026/,
  ]);
  await expectTexts(entries, [
    /Luna/,
    /Moss.*15 hours/,
    /Switch-out.*1 hour/,
    /Luna and Marlow.*2 hours/,
    /Luna.*2 hours/,
  ]);
});

test('each day has its ribbon, which says who was in front when, whatever is filtered', async () => {
  await renderScreen('/history?q=moss', { own: 'exmpl', prepare: FRONTS });
  await loaded();
  await expectTexts(entries, [/Moss/]);
  const ribbons = page.getByRole('list', { name: words.list }).getByRole('img');
  await expect
    .element(ribbons)
    .toHaveAccessibleName(
      /^Sunday.*2026: Luna from 12:00 until 14:00; Luna and Marlow until 16:00; switched out until 17:00; Moss$/,
    );
});

test('nine entries of three days are in the first screen of a phone', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  const daily = Array.from(
    { length: 40 },
    (_, index) => [-6 * index, index % 2 === 0 ? 'Luna' : 'Moss'] as const,
  );
  await renderScreen('/history', { own: 'exmpl', prepare: withHistory(...daily) });
  await loaded();
  const bottomPx = page.getByRole('navigation', { name: 'Main' }).element().getBoundingClientRect().top;
  expect(bottomPx).toBeGreaterThan(700);
  const inSight = () =>
    entries.elements().filter((entry) => entry.getBoundingClientRect().bottom <= bottomPx).length;
  await expect.poll(inSight).toBeGreaterThanOrEqual(9);
});

test('filters are in the address and combine, and clearing them shows everything', async () => {
  const screen = await renderScreen('/history', { own: 'exmpl', prepare: FRONTS });
  await loaded();
  const filters = page.getByRole('button', { name: /^Filters/ });
  await filters.click();
  const members = page.getByRole('group', { name: words.filters.members });
  const pick = async (name: string) => {
    await members.getByRole('searchbox').fill(name);
    await press('Enter');
  };
  await pick('Luna');
  await expect.element(page.getByText(words.filters.found('3', '5', false))).toBeInTheDocument();
  await pick('Marlow');
  await expectTexts(entries, [/Luna and Marlow/]);
  expect(screen.address()).toMatch(/with=[a-z]+(,|%2C)[a-z]+/);
  await page
    .getByRole('combobox', { name: words.filters.show, exact: true })
    .selectOptions(words.filters.shows.alone);
  await press('Escape');
  await expect.element(filters).toHaveAccessibleName('Filters (3)');
  await page.getByRole('button', { name: /^Remove the filter With Marlow/ }).click();
  await page.getByRole('button', { name: /^Remove the filter One member alone/ }).click();
  await expect.poll(() => entries.elements()).toHaveLength(3);
  await page.getByRole('button', { name: /^Remove the filter With Luna/ }).click();
  await expect.poll(() => entries.elements()).toHaveLength(5);
  const search = page.getByRole('searchbox', { name: words.filters.search });
  await expect.element(search).toHaveFocus();
  await search.fill('mos');
  await expectTexts(entries, [/Moss/]);
  await expect.poll(() => screen.address()).toContain('q=mos');
  screen.goTo('/history?from=2001-01-01&to=2001-01-02');
  await pressAt(page.getByRole('button', { name: words.clear }).last(), 'Enter');
  await expect.poll(() => entries.elements()).toHaveLength(5);
  await expect.element(search).toHaveFocus();
});

test('Enter in the search opens the first entry for what is typed, before the list has followed', async () => {
  const screen = await renderScreen('/history', { own: 'exmpl', prepare: FRONTS });
  await loaded();
  await page.getByRole('searchbox', { name: words.filters.search }).fill('mos');
  await press('Enter');
  const details = isWide() ? page.css(RECORD) : await openedDialog();
  await expect.element(details).toHaveTextContent(/Moss/);
  await expect.poll(() => screen.address()).toMatch(/q=mos/);
  await expectTexts(entries, [/Moss/]);
  await expect.element(details).toHaveTextContent(/Moss/);
});

test('a picker that shows only the chosen members shows all again once none is chosen', async () => {
  await renderScreen('/history', { own: 'exmpl', prepare: FRONTS });
  await loaded();
  await page.getByRole('button', { name: /^Filters/ }).click();
  const members = page.getByRole('group', { name: words.filters.members });
  const options = members.getByRole('checkbox');
  const onlyChosen = members.getByRole('checkbox', { name: pickerWords.onlyChosen });
  const luna = members.getByRole('checkbox', { name: /^Luna/ });
  await luna.click();
  await onlyChosen.click();
  await expect.poll(() => options.elements()).toHaveLength(2);
  await luna.click();
  await expectGone(onlyChosen);
  await expect.poll(() => options.elements().length).toBeGreaterThan(2);
  await luna.click();
  await expect.element(onlyChosen).not.toBeChecked();
});

test('on a phone two rows of controls are above the history, and adding a switch is in reach of the thumb', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  await renderScreen('/history', { own: 'exmpl', prepare: FRONTS });
  await loaded();
  const box = (element: Element) => element.getBoundingClientRect();
  const views = box(page.getByRole('link', { name: 'Insight' }).element()).bottom;
  const first = box(page.getByRole('heading', { level: 2 }).first().element()).top;
  const controls = page.css('main button, main input, main select').elements().map(box);
  const above = controls.filter(({ top, bottom }) => top >= views && bottom <= first);
  expect(new Set(above.map(({ top, height }) => Math.round((top + height / 2) / 22))).size).toBe(2);
  const add = page.getByRole('button', { name: historyEditorWords.add });
  await expect.element(add).toBeInViewport();
  expect(box(add.element()).top).toBeGreaterThan(844 / 2);
});

test('an entry opens its details by keyboard, with a way to the entries of one member', async () => {
  const screen = await renderScreen('/history', { own: 'exmpl', prepare: FRONTS });
  await loaded();
  await pressAt(entries.nth(3), 'Enter');
  await expect.poll(() => screen.address()).toContain('entry=');
  const details = isWide() ? page.css(RECORD) : await openedDialog();
  await expect.element(details).toHaveTextContent(/Sunday.*May.*2026.*14:00 – 16:00 · 2 h.*Luna.*Marlow/);
  await details.getByRole('button', { name: words.details.filter('Marlow') }).click();
  await expect.poll(() => entries.elements()).toHaveLength(1);
  await expect.element(entries).toHaveFocus();
});

/** The open entry beside the list. */
const RECORD = 'section[aria-labelledby="history-entry"]';
const isWide = () => window.innerWidth >= 1_100;

test('switches that are not loaded are an entry with its times, whatever is filtered, until they are loaded', async () => {
  const screen = await renderScreen('/history', { own: 'exmpl', prepare: FRONTS });
  await loaded();
  await expect.poll(() => storedParts()).toBeGreaterThan(1);
  const system = systemRow(screen, 'exmpl').uuid;
  const moss = memberRow(screen, 'Moss').uuid;
  for (let minute = 0; minute < 150; minute += 1) {
    const timestamp = microsFromMs(NOON_MS + 22 * HOUR_MS + minute * 60_000);
    const uuid = crypto.randomUUID();
    insertSwitch(screen.sandbox.state, { uuid, system, timestamp, members: [moss] });
  }
  screen.breakWith({ kind: 'drop', match: { path: 'before=2' } });
  await screen.reload();
  await expect.element(page.getByText(words.state.newestFailed)).toBeVisible();
  screen.goTo('/history/statistics');
  await expect.element(page.getByText(/Some switches in between are not loaded yet/)).toBeVisible();
  screen.goTo('/history?q=luna');
  await arrivedAt('History');
  await expectTexts(entries, [
    /Not loaded yet.*(?<!\d)0?8:00 – 10:50.*at most 2 hours 50 minutes/,
    /Luna.*(?<!\d)0?8:00 – end not known yet$/,
    /Luna and Marlow/,
    /Luna/,
  ]);
  await expect.element(page.getByText(words.filters.found('3', '105', false))).toBeInTheDocument();
  await pressAt(entries.nth(1), 'Home');
  await press('ArrowDown');
  await expect.element(entries.nth(0)).toHaveFocus();
  await press('Enter');
  const details = isWide() ? page.css(RECORD) : await openedDialog();
  await expect.element(details).toHaveTextContent(/8:00:00.*10:50:00.*at most 2 hours 50 minutes/);
  // Before the service works again: the app tries again too, and then the button is gone.
  await details.getByRole('button', { name: 'Try again' }).click();
  screen.mend();
  await expectTexts(entries, [/Luna.*(?<!\d)0?8:00 – 10:00/, /Luna and Marlow/, /Luna/]);
  await expect.element(entries.nth(0)).toHaveFocus();
});

test('the button that stops and continues the loading keeps the focus, and hands it to the next one', async () => {
  const many = Array.from(
    { length: 250 },
    (_, index) => [-index, index % 2 === 0 ? 'Luna' : 'Moss'] as const,
  );
  const screen = await renderScreen('/switch', { own: 'exmpl', prepare: withHistory(...many) });
  const holdPages = () => screen.hold(/before=2/);
  const release = holdPages();
  screen.goTo('/history');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await pressAt(button(words.state.pause), 'Enter');
  await expect.element(button(words.state.resume)).toHaveFocus();
  release();
  screen.breakWith({ kind: 'drop', match: { path: 'before=2' } });
  await press('Enter');
  await expect.element(button('Try again')).toHaveFocus();
  screen.mend();
  const releaseAgain = holdPages();
  await press('Enter');
  await expect.element(button(words.state.pause)).toHaveFocus();
  await press('Enter');
  await expect.element(button(words.state.resume)).toHaveFocus();
  await press('Enter');
  await expect.element(button(words.state.pause)).toHaveFocus();
  releaseAgain();
  await loaded();
  await expect.element(button(words.view)).toHaveFocus();
});

test('the form of a forgotten switch that an address opens leaves the focus on the button for it, also if it restores it to the heading', async () => {
  const screen = await renderScreen('/history?add=true', { own: 'exmpl', prepare: FRONTS });
  await openedDialog();
  await press('Escape');
  await expectGone(page.getByRole('dialog'));
  await focusOn(page.getByRole('heading', { level: 1 }));
  screen.goTo('/history?add=true');
  await openedDialog();
  await press('Escape');
  await expectGone(page.getByRole('dialog'));
  await expect.element(page.css('#add-switch')).toHaveFocus();
});

test('switches at one instant are one entry', async () => {
  await renderScreen('/history', { own: 'exmpl', prepare: withHistory([0, 'Luna'], [0, 'marlow'], [1]) });
  await loaded();
  await expect.poll(() => entries.elements()).toHaveLength(2);
  await expect.element(entries.nth(1)).toHaveTextContent(/Luna|Marlow/);
});

test('without a token the own history leads to Settings', async () => {
  await renderScreen('/history');
  await expect.element(page.getByRole('link', { name: needsTokenWords.toSettings })).toBeVisible();
});

test('a public history names private members no further, and looks none of them up', async () => {
  const screen = await renderScreen('/lookup/system/exmpl/history', {
    prepare(sandbox) {
      FRONTS(sandbox);
      systemRow({ sandbox }, 'exmpl').privacy.front_history_privacy = 'public';
      memberRow({ sandbox }, 'Moss').privacy.visibility = 'private';
    },
  });
  await loaded();
  await expect.element(shown('Someone')).toBeVisible();
  expect(entries.elements().some((entry) => entry.textContent?.includes('Moss'))).toBe(false);
  const { id } = memberRow(screen, 'Moss');
  expect(screen.requests().filter(({ path }) => path.includes(id))).toEqual([]);
});

test('a public history finds nothing by the id of a private member, and the page of that member leads to none', async () => {
  const screen = await renderScreen('/lookup/system/exmpl/history', {
    prepare(sandbox) {
      withHistory([0, 'Luna'], [2, 'Luna', 'Moss'], [5, 'Moss'])(sandbox);
      systemRow({ sandbox }, 'exmpl').privacy.front_history_privacy = 'public';
      memberRow({ sandbox }, 'Moss').privacy.visibility = 'private';
    },
  });
  await loaded();
  const seen = memberRow(screen, 'Luna').id;
  const hidden = memberRow(screen, 'Moss').id;
  for (const ids of [hidden, `${seen},${hidden}`]) {
    screen.goTo(`/lookup/system/exmpl/history?with=${seen}`);
    await expect.poll(() => entries.elements()).toHaveLength(2);
    screen.goTo(`/lookup/system/exmpl/history?with=${ids}`);
    await expect.element(page.getByText(words.nothing)).toBeVisible();
  }
  const views = page.getByRole('navigation', { name: historyViewWords.label });
  screen.goTo(`/lookup/member/${seen}`);
  await expect.element(views).toBeVisible();
  screen.goTo(`/lookup/member/${hidden}`);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Moss' })).toBeVisible();
  expect(views.query()).toBeNull();
});

test('a history that is private says so, and none of it stays when it becomes private', async () => {
  const screen = await renderScreen('/lookup/system/exmpl/history', {
    prepare(sandbox) {
      FRONTS(sandbox);
      systemRow({ sandbox }, 'exmpl').privacy.front_history_privacy = 'public';
    },
  });
  await loaded();
  systemRow(screen, 'exmpl').privacy.front_history_privacy = 'private';
  await page.getByRole('button', { name: words.view, exact: true }).click();
  await page.getByRole('button', { name: words.state.checkAll }).click();
  await expect.element(page.getByRole('heading', { name: words.private })).toBeVisible();
  expect(entries.elements()).toHaveLength(0);
});

test('offline, the stored history is shown with its age and can be tried again', async () => {
  const screen = await renderScreen('/history', { own: 'exmpl', prepare: FRONTS });
  await loaded();
  await expect.poll(() => storedParts()).toBeGreaterThan(1);
  screen.online.set(false);
  await screen.reload();
  await expect.element(page.getByText(words.state.newestFailed)).toBeVisible();
  await expect.poll(() => entries.elements()).toHaveLength(5);
});

async function storedParts(): Promise<number> {
  const { openDatabase } = await import('../../persistence/database.ts');
  return (await openDatabase()).count('history');
}

test('a date leads to its entries, however deep', async () => {
  await withoutRoomForMonth();
  const screen = await renderScreen('/history', { own: 'exmpl', prepare: TWICE_A_DAY });
  await loaded();
  await dateButton.click();
  const dialog = await openedDialog();
  await dialog.getByLabelText(words.filters.jump).fill('2026-01-15');
  await expect.poll(() => screen.address()).toContain('day=2026-01-15');
  await press('Escape');
  await expect
    .element(page.getByRole('heading', { name: /15 January 2026|January 15, 2026/ }))
    .toBeInViewport();
});

test('the month in view is a button with the days of the month as ribbons, of which each leads to its entries, again too', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  const screen = await renderScreen('/history', { own: 'exmpl', prepare: TWICE_A_DAY });
  await loaded();
  await expect.poll(month).toContain(monthName('2026-05', 'medium'));
  await dateButton.click();
  const dialog = await openedDialog();
  await expect.element(dialog.getByText(monthName('2026-05', 'long'))).toBeVisible();
  await dialog.getByRole('button', { name: calendarWords.earlier }).click();
  await expect.element(dialog.getByText(monthName('2026-04', 'long'))).toBeVisible();
  const day = dialog.getByRole('button', { name: /12.*2 switches, (Luna, Moss|Luna and Moss)/ });
  await expect.element(day.css('svg')).toBeVisible();
  expect(day.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await day.click();
  await expectGone(page.getByRole('dialog'));
  expect(screen.address()).toContain('day=2026-04-12');
  const heading = page.getByRole('heading', { name: /12 April|April 12/ });
  await expect.element(heading).toBeInViewport();
  await expect.poll(month).toContain(monthName('2026-04', 'medium'));
  // Its way back is the same press.
  window.scrollTo(0, 0);
  await expect.poll(month).toContain(monthName('2026-05', 'medium'));
  await chooseInApril(12);
  await expect.element(heading).toBeInViewport();
});

test('the month in view is that of the first line below the search, on the last day of a month too', async () => {
  await withoutRoomForMonth();
  const screen = await renderScreen('/history', { own: 'exmpl', prepare: TWICE_A_DAY });
  await loaded();
  await expect.poll(month).toContain(monthName('2026-05', 'medium'));
  await chooseInApril(30);
  await expect.poll(() => screen.address()).toContain('day=2026-04-30');
  const heading = page.getByRole('heading', { name: /30 April|April 30/ });
  await expect.element(heading).toBeInViewport();
  await expect.poll(month).toContain(monthName('2026-04', 'medium'));
  const searchEnd = page
    .getByRole('searchbox', { name: words.filters.search })
    .element()
    .getBoundingClientRect().bottom;
  await expect.poll(() => heading.element().getBoundingClientRect().top).toBeGreaterThan(searchEnd);
  window.scrollBy(0, -96);
  await expect.poll(month).toContain(monthName('2026-05', 'medium'));
});

test.for([1024, 390, 320])(
  'the month in view is in sight beside the search while the list scrolls, %i px wide',
  async (widthPx) => {
    await page.viewport(widthPx, 800);
    onTestFinished(() => page.viewport(1280, 800));
    await renderScreen('/history', { own: 'exmpl', prepare: TWICE_A_DAY });
    await loaded();
    window.scrollTo(0, 3_000);
    await expect.element(dateButton).toBeInViewport();
    const search = page.getByRole('searchbox', { name: words.filters.search });
    const box = (it: Locator) => it.element().getBoundingClientRect();
    expect(box(search).right).toBeLessThan(box(dateButton).left);
    expect(box(search).width).toBeGreaterThan(120);
    expect(box(dateButton).right).toBeLessThan(widthPx);
  },
);

test('on a wide screen the month in view is beside the list; a day leads the focus to its entries, and an open entry has the room', async () => {
  const screen = await renderScreen('/history', { own: 'exmpl', prepare: TWICE_A_DAY });
  await loaded();
  const days = page.getByRole('region', { name: words.month });
  await expect.element(days.getByText(monthName('2026-05', 'long'))).toBeVisible();
  await expectGone(dateButton);
  await days.getByRole('button', { name: calendarWords.earlier }).click();
  const day = days.getByRole('button', { name: /12.*2 switches/ });
  await day.click();
  const heading = page.getByRole('heading', { name: /12 April|April 12/ });
  await expect.element(heading).toBeInViewport();
  await expect.element(heading).toHaveFocus();
  await expect.element(days).toBeInViewport();
  await expect.element(days.getByText(monthName('2026-04', 'long'))).toBeVisible();
  window.scrollTo(0, 0);
  await expect.element(days.getByText(monthName('2026-05', 'long'))).toBeVisible();
  await entries.first().click();
  await expect.element(page.css(RECORD)).toBeVisible();
  await expectGone(days);
  await expect.element(dateButton).toBeVisible();
  screen.goTo('/history');
  await expect.element(days.getByText(monthName('2026-05', 'long'))).toBeVisible();
});

test('a date that is cleared or not loaded leaves the list where it is', async () => {
  await withoutRoomForMonth();
  const screen = await renderScreen('/history', { own: 'exmpl', prepare: TWICE_A_DAY });
  await loaded();
  await chooseInApril(12);
  await expect.element(page.getByRole('heading', { name: /12 April|April 12/ })).toBeInViewport();
  window.scrollTo(0, 0);
  await expect.poll(month).toContain(monthName('2026-05', 'medium'));
  await dateButton.click();
  const field = (await openedDialog()).getByLabelText(words.filters.jump);
  await field.fill('');
  await expect.poll(() => screen.address()).not.toContain('day=');
  expect(window.scrollY).toBe(0);
  await field.fill('2001-01-01');
  await expect.element(page.getByText(words.filters.nothingEarlier)).toBeVisible();
  expect(window.scrollY).toBe(0);
});

test('the heading of a chosen day gets the focus, again too, and is the Tab stop of the list', async () => {
  await withoutRoomForMonth();
  await renderScreen('/history', { own: 'exmpl', prepare: TWICE_A_DAY });
  await loaded();
  const heading = page.getByRole('heading', { name: /12 April|April 12/ });
  await chooseInApril(12);
  await expect.element(heading).toHaveFocus();
  await press('ArrowDown');
  await expect.element(heading).not.toHaveFocus();
  window.scrollTo(0, 0);
  await expect.poll(month).toContain(monthName('2026-05', 'medium'));
  await chooseInApril(12);
  await expect.element(heading).toHaveFocus();
  await expect.element(heading).toBeInViewport();
  await dateButton.click();
  await (await openedDialog()).getByLabelText(words.filters.jump).fill('2026-03-15');
  const typed = page.getByRole('heading', { name: /15 March|March 15/, includeHidden: true });
  await expect.element(typed).toHaveAttribute('tabindex', '0');
  await press('Escape');
  await expect.element(dateButton).toHaveFocus();
});

test('while members are loaded a date can be gone to, and the button of the loading hands its focus on', async () => {
  await withoutRoomForMonth();
  const screen = await renderScreen('/switch', { own: 'exmpl', prepare: TWICE_A_DAY });
  const releaseMembers = screen.hold(/\/members/);
  const releasePages = screen.hold(/before=2/);
  await screen.reload();
  screen.goTo('/history');
  await focusOn(page.getByRole('button', { name: words.state.pause, exact: true }));
  releasePages();
  await loaded();
  await expect.element(page.getByRole('button', { name: words.view, exact: true })).toHaveFocus();
  await dateButton.click();
  const dialog = await openedDialog();
  expect(dialog.getByRole('table').elements()).toEqual([]);
  await dialog.getByLabelText(words.filters.jump).fill('2026-04-12');
  await expect.poll(month).toContain(monthName('2026-04', 'medium'));
  releaseMembers();
  await expect.element(dialog.getByText(monthName('2026-04', 'long'))).toBeVisible();
});

test('in the dialog of the month the date and the steps come before the days', async () => {
  await withoutRoomForMonth();
  await renderScreen('/history', { own: 'exmpl', prepare: FRONTS });
  await loaded();
  await dateButton.click();
  const dialog = await openedDialog();
  await focusOn(dialog.getByLabelText(words.filters.jump));
  await expect.element(dialog.getByRole('table')).toBeVisible();
  const controls = [...dialog.element().querySelectorAll('input, button')];
  const firstDay = controls.findIndex((it) => it.closest('table') !== null);
  expect(controls.slice(firstDay).every((it) => it.closest('table') !== null)).toBe(true);
});

test('where nothing matches no month of a former search stays', async () => {
  await withoutRoomForMonth();
  const screen = await renderScreen('/history?day=2026-04-12', { own: 'exmpl', prepare: TWICE_A_DAY });
  await loaded();
  await expect.poll(month).toContain(monthName('2026-04', 'medium'));
  screen.goTo('/history?q=zzz');
  await expect.element(page.getByRole('heading', { name: words.nothing })).toBeVisible();
  const now = new Date();
  const thisMonth = `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`;
  await expect.poll(month).toContain(monthName(thisMonth, 'medium'));
});

test('the address leads to a day, and the views of the history lead to each other', async () => {
  const many = Array.from(
    { length: 60 },
    (_, index) => [-index * 12, index % 2 === 0 ? 'Luna' : 'Moss'] as const,
  );
  const screen = await renderScreen('/history?day=2026-04-12', {
    own: 'exmpl',
    prepare: withHistory(...many),
  });
  await expect.element(page.getByRole('heading', { name: /12 April 2026|April 12, 2026/ })).toBeInViewport();
  await page.getByRole('link', { name: 'Insight' }).click();
  await expect.poll(() => screen.address()).toBe('/history/statistics');
});

test('the export lists whose names are in the file, and says when there are none', async () => {
  const screen: RenderedScreen = await renderScreen('/history?show=switch-outs', {
    own: 'exmpl',
    prepare: FRONTS,
  });
  await loaded();
  await openExport();
  await expect.element(await openedDialog()).toHaveTextContent(exportFileWords.noNames);
  await page.getByRole('button', { name: exportFileWords.cancel }).click();
  screen.goTo('/history');
  await expect.poll(() => entries.elements()).toHaveLength(5);
  await openExport();
  const dialog = await openedDialog();
  await expectTexts(dialog.getByRole('listitem'), ['Luna', 'Marlow', 'Moss']);
});

test('names are left out of the file on request, and the list says so before', async () => {
  const files = takeFiles();
  onTestFinished(files.stop);
  await renderScreen('/history', { own: 'exmpl', prepare: FRONTS });
  await loaded();
  files.start();
  const save = async (naming: string) => {
    await openExport();
    const dialog = await openedDialog();
    await dialog.getByText(naming, { exact: true }).click();
    if (naming === exportFileWords.namings.initials) {
      await expectTexts(dialog.getByRole('listitem'), ['L', 'M', 'M']);
    } else await expect.element(dialog).toHaveTextContent(exportFileWords.noNames);
    await dialog.getByRole('button', { name: exportFileWords.save }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  };
  await save(exportFileWords.namings.initials);
  await save(exportFileWords.namings.none);
  expect(files.texts[0]).toMatch(/,(L|M)(; (L|M))?\r\n/);
  expect(files.texts[1]).toContain(',a member\r\n');
  for (const text of files.texts) expect(text).not.toMatch(/Luna|Marlow|Moss/);
});

test('on a wide screen an entry opens beside the list: arrow keys walk, Enter enters, Escape leads back', async () => {
  const screen = await renderScreen('/history', { own: 'exmpl', prepare: FRONTS });
  await loaded();
  const title = page.css(`${RECORD} h2`);
  const openEntry = () => new URLSearchParams(screen.address().split('?')[1]).get('entry');
  const idAt = (index: number) => entries.elements()[index]?.getAttribute('data-entry');
  await entries.nth(1).click();
  await expect.element(title).toHaveFocus();
  await expect.element(entries.nth(1)).toBeVisible();
  expect(openEntry()).toBe(idAt(1));
  await press('Escape');
  await expect.element(entries.nth(1)).toHaveFocus();
  await press('ArrowDown');
  await expect.poll(openEntry).toBe(idAt(2));
  await expect.element(entries.nth(2)).toHaveFocus();
  await press('Enter');
  await expect.element(title).toHaveFocus();
  await page.getByRole('button', { name: words.details.older }).click();
  await expect.poll(openEntry).toBe(idAt(3));
  await expect.element(title).toHaveFocus();
  await page.getByRole('button', { name: words.details.close, exact: true }).click();
  await expect.element(title).not.toBeInTheDocument();
  await expect.element(entries.nth(3)).toHaveFocus();
});

test('on a phone the next entries are opened one after another with the same key, up to the last one', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  const screen = await renderScreen('/history', { own: 'exmpl', prepare: FRONTS });
  await loaded();
  await pressAt(entries.nth(0), 'Enter');
  const dialog = await openedDialog();
  const openEntry = () => new URLSearchParams(screen.address().split('?')[1]).get('entry');
  const ids = entries.elements().map((entry) => entry.getAttribute('data-entry'));
  await expect.poll(openEntry).toBe(ids[0]);
  const older = dialog.getByRole('button', { name: words.details.older });
  await pressAt(older, 'Enter');
  for (const id of ids.slice(1)) {
    await expect.poll(openEntry).toBe(id);
    await expect.element(older).toHaveFocus();
    await press('Enter');
  }
  await expect.element(older).toHaveFocus();
  expect(openEntry()).toBe(ids.at(-1));
});

test('discreet mode shows only initials', async () => {
  const screen = await renderScreen('/history', { own: 'exmpl', prepare: FRONTS });
  await loaded();
  screen.services.settings.update((current) => ({ ...current, discreet: true }));
  await expect
    .poll(() => entries.elements().some((entry) => entry.textContent?.includes('Luna')))
    .toBe(false);
});

const ownRows = (screen: RenderedScreen) =>
  (screen.sandbox.state.index.switchesOfSystem.get(systemRow(screen, 'exmpl').uuid) ?? []).map(
    ({ timestamp, members }) => ({ timestamp, members: [...members] }),
  );

const openDetails = async (place: number) => {
  await pressAt(entries.nth(place), 'Enter');
  return isWide() ? page.css(RECORD) : await openedDialog();
};

/** Chooses what is done with an open entry. */
async function choose(details: Locator, way: string): Promise<void> {
  await details.getByRole('button', { name: words.details.edit, exact: true }).click();
  await page.getByRole('menuitem', { name: way, exact: true }).click();
}

test('an open entry is named after who was in front, and its menu has the ID of its switch', async () => {
  const screen = await renderScreen('/history', { own: 'exmpl', prepare: FRONTS });
  await loaded();
  const details = await openDetails(3);
  await expect.element(details.getByRole('heading', { name: 'Luna and Marlow' })).toBeVisible();
  const id = new URLSearchParams(screen.address().split('?')[1]).get('entry');
  expect(details.element().textContent).not.toContain(id);
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  onTestFinished(() => copied.mockRestore());
  await details.getByRole('button', { name: words.details.more, exact: true }).click();
  await page.getByRole('menuitem', { name: words.details.copyId }).click();
  await expect.element(page.getByText(words.details.idCopied)).toBeVisible();
  expect(copied).toHaveBeenCalledWith(id);
});

test('an own entry is moved to another time from its details, and the lanes show what that does', async () => {
  const screen = await renderScreen('/history', { own: 'exmpl', prepare: FRONTS });
  await loaded();
  const details = await openDetails(1);
  await choose(details, switchDialogWords.changeTime);
  const dialog = await openedDialog();
  await dialog.getByLabelText(switchDialogWords.time.label).fill('2026-05-03T18:30');
  await expect.element(dialog.getByRole('table')).toHaveTextContent(/Switch-out.*Moss/);
  await dialog.getByRole('button', { name: switchDialogWords.save }).click();
  await expect.element(entries.nth(1)).toHaveTextContent(/Moss.*18:30/);
  const moss = memberRow(screen, 'Moss').uuid;
  await expect
    .poll(() => ownRows(screen).find(({ members }) => members[0] === moss)?.timestamp)
    .toBe(microsFromMs(NOON_MS + 6.5 * HOUR_MS));
});

test('a member is added for an hour far in the past, and undone as a whole', async () => {
  const many = Array.from(
    { length: 250 },
    (_, index) => [-index * 12, index % 2 === 0 ? 'Luna' : 'Moss'] as const,
  );
  const screen = await renderScreen('/history?from=2026-01-15&to=2026-01-15', {
    own: 'exmpl',
    prepare: withHistory(...many),
  });
  await loaded();
  const before = ownRows(screen);
  await expect.poll(() => entries.elements()).toHaveLength(3);
  const details = await openDetails(0);
  await choose(details, historyEditorWords.open);
  const dialog = await openedDialog();
  await dialog.getByLabelText(historyEditWords.from, { exact: true }).fill('2026-01-15T14:00');
  await dialog.getByLabelText(historyEditWords.to, { exact: true }).fill('2026-01-15T15:00');
  await dialog.getByRole('searchbox', { name: 'Find members' }).fill('qui');
  await press('Enter');
  await dialog.getByRole('button', { name: historyEditWords.save }).click();
  await expect.poll(() => ownRows(screen)).toHaveLength(before.length + 2);
  await expect.poll(() => entries.elements()).toHaveLength(5);
  await page.getByText(historyEditWords.edits.count(1)).click();
  await page.getByRole('button', { name: /^Undo: Members added for a while/ }).click();
  await expect.poll(() => ownRows(screen)).toEqual(before);
});

/** Begins to copy the switch with two members to the evening. */
async function copyPair() {
  const details = await openDetails(3);
  await choose(details, historyEditorWords.open);
  const dialog = await openedDialog();
  await dialog.getByRole('combobox', { name: historyEditWords.what }).selectOptions('copy');
  await dialog.getByLabelText(historyEditWords.at, { exact: true }).fill('2026-05-03T19:30');
  return { dialog, save: dialog.getByRole('button', { name: historyEditWords.save }) };
}

test('an edit waits until a switch whose members it repeats could be read', async () => {
  const screen = await renderScreen('/history', { own: 'exmpl', prepare: FRONTS });
  await loaded();
  const before = ownRows(screen).length;
  screen.breakWith({
    kind: 'status',
    status: 400,
    body: { code: 0, message: '400: Bad Request' },
    match: { path: '/switches/[0-9a-f-]{36}' },
  });
  const { dialog, save } = await copyPair();
  await expect.element(dialog.getByText(historyEditWords.unread)).toBeVisible();
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  screen.mend();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect.element(save).not.toHaveAttribute('aria-disabled');
  await save.click();
  await expect.poll(() => ownRows(screen)).toHaveLength(before + 1);
});

const THREE = withHistory([0, 'Luna'], [2, 'marlow', 'Luna', 'Moss'], [4, 'Luna']);

test('an entry names its members by name until their front order is known, and in that order from then on', async () => {
  await renderScreen('/history', { own: 'exmpl', prepare: THREE });
  await loaded();
  await expect.element(shown('Luna, Marlow and Moss')).toBeVisible();
  const details = await openDetails(1);
  await expect.element(details.getByRole('heading', { name: words.details.ordered })).toBeVisible();
  await expectTexts(details.getByRole('link'), [/Marlow/, /Luna/, /Moss/]);
  await expect.element(shown('Marlow, Luna and Moss')).toBeInTheDocument();
});

test('an entry of another system, whose front order is not known, says that its members are by name', async () => {
  await renderScreen('/lookup/system/exmpl/history', {
    prepare(sandbox) {
      THREE(sandbox);
      systemRow({ sandbox }, 'exmpl').privacy.front_history_privacy = 'public';
    },
  });
  await loaded();
  const details = await openDetails(1);
  await expect.element(details.getByRole('heading', { name: words.details.byName })).toBeVisible();
  await expectTexts(details.getByRole('link'), [/Luna/, /Marlow/, /Moss/]);
});

test('offline, an edit is saved with the listed order of members, and waits', async () => {
  const screen = await renderScreen('/history', { own: 'exmpl', prepare: FRONTS });
  await loaded();
  const before = ownRows(screen).length;
  screen.online.set(false);
  const { save } = await copyPair();
  await expect.element(save).not.toHaveAttribute('aria-disabled');
  await save.click();
  await expect.element(save).not.toBeInTheDocument();
  expect(ownRows(screen)).toHaveLength(before);
  screen.online.set(true);
  await expect.poll(() => ownRows(screen)).toHaveLength(before + 1);
});

test('offline, a deleted switch says that its deletion waits', async () => {
  const screen = await renderScreen('/history', { own: 'exmpl', prepare: FRONTS });
  await loaded();
  screen.online.set(false);
  const details = await openDetails(2);
  await choose(details, switchDialogWords.delete);
  await (await openedDialog()).getByRole('button', { name: switchDialogWords.deletion.confirm }).click();
  await expect.element(entries.nth(2)).toHaveTextContent('Deletion waiting to be sent');
});

test('a switch that waits to be sent is in the history, marked, and stays there, open and with the focus, once it is sent', async () => {
  const screen = await renderScreen('/history', { own: 'exmpl', prepare: FRONTS });
  await loaded();
  const before = ownRows(screen).length;
  screen.online.set(false);
  const { uuid, id, name } = memberRow(screen, 'Moss');
  expect(await screen.services.switchQueue.record({ members: [{ uuid, id, name }] })).toMatchObject({
    ok: true,
  });
  const newest = entries.first();
  await expect.element(newest).toHaveTextContent(/Moss.*Waiting to be sent/);
  expect(entries.elements()).toHaveLength(6);
  const details = await openDetails(0);
  await expect.element(details.getByRole('status')).toHaveTextContent('Waiting to be sent');
  expect(details.getByRole('button', { name: words.details.edit, exact: true }).elements()).toEqual([]);
  expect(details.getByRole('button', { name: words.details.more, exact: true }).elements()).toEqual([]);
  const focused = document.activeElement;
  const drawn = newest.element();
  const counts = new Set<number>();
  const watch = new MutationObserver(() => counts.add(entries.elements().length));
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => watch.disconnect());
  screen.online.set(true);
  await expect.poll(() => ownRows(screen)).toHaveLength(before + 1);
  await expect.element(details.getByRole('button', { name: words.details.edit, exact: true })).toBeVisible();
  await expect.element(details.getByRole('button', { name: words.details.more, exact: true })).toBeVisible();
  await expect.element(newest).not.toHaveTextContent('Waiting to be sent');
  expect(newest.element()).toBe(drawn);
  expect(document.activeElement).toBe(focused);
  expect([...counts]).toEqual([6]);
});

test('the form of a forgotten switch opens from its address, although the history could not be loaded', async () => {
  await renderScreen('/history?add=true', {
    own: 'exmpl',
    prepare: (sandbox) => sandbox.faults.replace([{ kind: 'drop', match: { path: '/switches\\?' } }]),
  });
  await expect.element(page.getByRole('dialog', { name: historyEditorWords.add })).toBeVisible();
});

test('only the owner is offered a change', async () => {
  await renderScreen('/lookup/system/brook/history');
  await expect.element(page.getByText(words.state.newest)).toBeVisible();
  await openDetails(0);
  await expect.element(page.getByRole('button', { name: words.details.older })).toBeVisible();
  await expect.element(page.getByRole('button', { name: words.details.more, exact: true })).toBeVisible();
  expect(page.getByRole('button', { name: words.details.edit, exact: true }).elements()).toEqual([]);
  expect(page.getByRole('button', { name: historyEditorWords.add }).elements()).toEqual([]);
});
