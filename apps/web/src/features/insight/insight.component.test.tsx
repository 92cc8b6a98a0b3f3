import { insertMember, insertSwitch, microsFromMs, newMemberRow } from '@frontboard/sandbox';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { calendarWords } from '../../parts/calendar/calendar-words.ts';
import { exportFileWords } from '../../parts/export-file/export-file-words.ts';
import { historyViewWords } from '../../parts/history-view-words.ts';
import { needsTokenWords } from '../../parts/needs-token-words.ts';
import { screenNames } from '../../parts/screens/names.ts';
import { openedDialog, press, pressAt } from '../../testing/component/gestures.ts';
import { renderScreen } from '../../testing/component/render-screen.tsx';
import { takeFiles } from '../../testing/component/take-files.ts';
import { clearSwitches, memberRow, systemRow } from '../../testing/world-rows.ts';
import { frontWords } from '../../text/front-words.ts';
import { insightWords as words } from './words.ts';

const own = 'exmpl';
/** The times that a view of the timeline has. */
const VIEW = /\d(\s[AP]M)? to (now|.*\d(\s[AP]M)?)$/;
const table = (name: string) => page.getByRole('table', { name });
const { periods } = words.statistics;
/** Chooses a period in the menu whose button has the name of the present one. */
const choosePeriod = async (now: keyof typeof periods, next: keyof typeof periods) => {
  await page.getByRole('button', { name: words.statistics.period(periods[now]) }).click();
  await page.getByRole('menuitem', { name: periods[next] }).click();
};
/** Shows a part as a table; the members of the own system if no other is named. */
const showTable = async (part: string = words.statistics.each.own) => {
  const region = page.getByRole('region', { name: part, exact: true });
  await region.getByRole('button', { name: words.asTable }).click();
};
const openFigures = () => page.getByText(words.statistics.more, { exact: true }).click();
const openOptions = async () => {
  await page.getByRole('button', { name: words.statistics.options }).click();
  return openedDialog();
};

test('the statistics count the period of the address, by name, and all time on request', async () => {
  const screen = await renderScreen('/history/statistics?period=week', { own });
  await showTable();
  const members = table(words.statistics.members);
  await expect.element(members).toBeVisible();
  const names = () =>
    [...members.element().querySelectorAll('tbody th')].map((cell) => cell.textContent ?? '');
  const weekNames = names();
  expect(weekNames).toEqual(weekNames.toSorted((a, b) => a.localeCompare(b)));
  await choosePeriod('week', 'all');
  await expect.poll(() => names().length).toBeGreaterThan(weekNames.length);
  expect(screen.address()).toBe('/history/statistics?period=all');
});

test('no hour beside the ring of a usual day touches it, however long it is in a language', async () => {
  await renderScreen('/history/statistics?period=week', { own });
  const ring = page.getByRole('region', { name: words.statistics.usual.title }).getByRole('img').first();
  await expect.element(ring).toBeVisible();
  const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
  const texts = [...ring.element().querySelectorAll('text')];
  for (const text of texts) text.textContent = '18 Uhr';
  const hours = texts.map(box);
  const circle = box(ring.element().querySelector('circle'));
  const [, right, , left] = hours;
  expect(hours).toHaveLength(4);
  // The box of the circle has no line: half of its width is outside.
  const line = (circle.width * (108 - 56)) / (108 + 56) / 2;
  expect(right?.left).toBeGreaterThan(circle.right + line + 2);
  expect(left?.right).toBeLessThan(circle.left - line - 2);
});

test('a view of the own history says that the token no longer works', async () => {
  const settings = { version: 16, settings: { token: 'x'.repeat(64) } };
  const screen = await renderScreen('/history/statistics', { stored: { settings } });
  screen.goTo('/history/statistics');
  await expect.element(page.getByRole('heading', { name: needsTokenWords.rejected.title })).toBeVisible();
});

test('a name leads to the list with the switches of that member', async () => {
  const screen = await renderScreen('/history/statistics?period=all', { own });
  await showTable();
  await table(words.statistics.members).getByRole('link', { name: 'Luna' }).click();
  await expect.poll(() => screen.address()).toMatch(/^\/history\?with=[a-z]+$/);
});

test('a name of a period leads to the list of its days', async () => {
  const screen = await renderScreen('/history/statistics?period=today', { own });
  await showTable();
  await table(words.statistics.members).getByRole('link').first().click();
  await expect.poll(() => screen.address()).toMatch(/^\/history\?with=[a-z]+&from=(\d{4}-\d\d-\d\d)&to=\1$/);
});

test('the page of an own member leads to each view of the history for that member, and each leads back', async () => {
  const screen = await renderScreen('/lookup', { own });
  const { id } = memberRow(screen, 'Luna');
  screen.goTo(`/lookup/member/${id}`);
  const views = page.getByRole('navigation', { name: historyViewWords.label });
  const follow = async (name: string, address: string, within: Pick<typeof views, 'getByRole'> = views) => {
    await within.getByRole('link', { name, exact: true }).click();
    await expect.poll(() => screen.address()).toBe(address);
  };
  await follow(screenNames['/history/statistics'], `/history/statistics?of=${id}`);
  await expect.element(page.getByRole('heading', { name: 'Luna' })).toBeVisible();
  await follow(screenNames['/history/timeline'], `/history/timeline?of=${id}`);
  const part = page.getByRole('region', { name: words.timeline.title });
  await part.getByRole('button', { name: words.asTable }).click();
  const lanes = table(words.timeline.title).getByRole('rowheader');
  await expect.element(lanes.first()).toBeVisible();
  expect(new Set(lanes.elements().map((cell) => cell.textContent))).toEqual(new Set(['Luna']));
  await follow(historyViewWords.list, `/history?with=${id}`);
  await follow(historyViewWords.member, `/lookup/member/${id}`, page);
  await follow(historyViewWords.history, `/history?with=${id}`);
});

test('the timeline of somebody who is not in its choice of members has the lanes of all', async () => {
  await renderScreen('/history/timeline?of=zzzzz', { own });
  const part = page.getByRole('region', { name: words.timeline.title });
  await expect
    .element(part.getByRole('combobox', { name: words.timeline.of }))
    .toHaveDisplayValue(words.everyone);
  await part.getByRole('button', { name: words.asTable }).click();
  const lanes = table(words.timeline.title).getByRole('rowheader');
  await expect.poll(() => new Set(lanes.elements().map((cell) => cell.textContent)).size).toBeGreaterThan(1);
});

test('the page of another member leads to the views of their system, which keep the member', async () => {
  const screen = await renderScreen('/lookup');
  const { id } = memberRow(screen, 'Rosalind');
  screen.goTo(`/lookup/member/${id}`);
  const views = page.getByRole('navigation', { name: historyViewWords.label });
  await views.getByRole('link', { name: screenNames['/history/calendar'] }).click();
  await expect.poll(() => screen.address()).toBe(`/lookup/system/brook/history/calendar?of=${id}`);
  await views.getByRole('link', { name: historyViewWords.list }).click();
  await expect.poll(() => screen.address()).toBe(`/lookup/system/brook/history?with=${id}`);
  await page.getByRole('link', { name: historyViewWords.member }).click();
  await expect.poll(() => screen.address()).toBe(`/lookup/member/${id}`);
});

test('flat shares without the time with no fronter add up to 100%', async () => {
  await renderScreen('/history/statistics?flat=true&noFronter=out', { own });
  await showTable();
  const members = table(words.statistics.members);
  await expect.element(members).toBeVisible();
  const sum = [...members.element().querySelectorAll('tbody tr')]
    .map((row) => Number.parseFloat(row.querySelectorAll('td')[1]?.textContent ?? ''))
    .reduce((a, b) => a + b, 0);
  // Each share is rounded to a tenth.
  expect(Math.abs(sum - 100)).toBeLessThan(1);
});

test('a table sorts by each head: figures the largest first, names from A to Z, and again in reverse', async () => {
  await renderScreen('/history/statistics?period=all', { own });
  await showTable();
  const { columns } = words.statistics;
  const members = table(words.statistics.members);
  await expect.element(members).toBeVisible();
  const head = (name: string) => members.getByRole('columnheader', { name, exact: true });
  const cells = (name: string) => {
    const index = head(name).element();
    const at = [...(index.parentElement?.children ?? [])].indexOf(index);
    return [...members.element().querySelectorAll('tbody tr')].map(
      (row) => row.children[at]?.textContent ?? '',
    );
  };
  const numbers = () => cells(columns.sessions).map((text) => Number(text.replaceAll(',', '')));
  const byName = cells(words.member);
  await head(columns.sessions).getByRole('button').click();
  await expect.element(head(columns.sessions)).toHaveAttribute('aria-sort', 'descending');
  expect(numbers()).toEqual(numbers().toSorted((a, b) => b - a));
  await head(columns.sessions).getByRole('button').click();
  await expect.element(head(columns.sessions)).toHaveAttribute('aria-sort', 'ascending');
  expect(numbers()).toEqual(numbers().toSorted((a, b) => a - b));
  await head(words.member).getByRole('button').click();
  await expect.element(head(words.member)).toHaveAttribute('aria-sort', 'ascending');
  expect(cells(words.member)).toEqual(byName);
  expect(head(columns.sessions).element().hasAttribute('aria-sort')).toBe(false);
});

test('a session that began before the period has no first time, and one that goes on has no last', async () => {
  await renderScreen('/history/statistics?period=today', {
    own,
    prepare: (sandbox) => {
      clearSwitches({ sandbox }, own);
      const system = systemRow({ sandbox }, own).uuid;
      const before = microsFromMs(Date.now() - 3 * 86_400_000);
      const members = [memberRow({ sandbox }, 'Luna').uuid];
      insertSwitch(sandbox.state, { uuid: crypto.randomUUID(), system, timestamp: before, members });
    },
  });
  await showTable();
  const row = table(words.statistics.members).getByRole('row', { name: /Luna/ });
  await expect.element(row).toHaveTextContent(/before .*\d{4}now$/);
});

test('each picture is a sentence for screen readers, and a table on request', async () => {
  await renderScreen('/history/statistics', { own });
  await openFigures();
  const part = page.getByRole('region', { name: words.statistics.hours });
  await expect.element(part.getByRole('img')).toHaveAccessibleName(/^Busiest: \w+day \d+:00.*, \d+ switch/);
  const perDay = page.getByRole('region', { name: words.statistics.perDay });
  await expect
    .element(perDay.getByRole('img', { name: /^Busiest: / }))
    .toHaveAccessibleName(/^Busiest: \d+ \w+ \d{4}, \d+ switch/);
  await part.getByRole('button', { name: words.asTable }).click();
  await expect.element(part.getByRole('table')).toBeVisible();
  expect(part.getByRole('row').elements()).toHaveLength(25);
});

test('on paper a table has all rows, also those that are not unfolded', async () => {
  await renderScreen('/history/statistics?period=week', {
    own,
    prepare: (sandbox) => {
      const { state } = sandbox;
      const system = systemRow({ sandbox }, own);
      for (let number = 0; number < 70; number += 1) {
        const letters = String(number)
          .padStart(4, '0')
          .replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
        const uuid = crypto.randomUUID();
        const { created } = memberRow({ sandbox }, 'Luna');
        insertMember(
          state,
          newMemberRow({ uuid, id: `z${letters}`, system: system.uuid, name: `Printed ${number}`, created }),
        );
        const timestamp = microsFromMs(Date.now() - number * 60_000);
        insertSwitch(state, { uuid: crypto.randomUUID(), system: system.uuid, timestamp, members: [uuid] });
      }
    },
  });
  await showTable();
  const members = table(words.statistics.members);
  await expect.element(members).toBeVisible();
  const rows = () => members.element().querySelectorAll('tbody tr').length;
  // While switches are read, the screen changes at most once a second.
  await expect.poll(rows).toBe(16);
  window.dispatchEvent(new Event('beforeprint'));
  await expect.poll(rows).toBeGreaterThanOrEqual(70);
  window.dispatchEvent(new Event('afterprint'));
  await expect.poll(rows).toBe(16);
});

test('the period before is beside each time once it is asked for', async () => {
  const screen = await renderScreen('/history/statistics', { own });
  await showTable();
  const column = page.getByRole('columnheader', { name: words.statistics.columns.before, exact: true });
  await expect.element(table(words.statistics.members)).toBeVisible();
  await expect.element(column).not.toBeInTheDocument();
  const options = await openOptions();
  await options.getByText(words.statistics.compare).click();
  await press('Escape');
  await expect.element(column).toBeVisible();
  expect(screen.address()).toBe('/history/statistics?compare=true');
});

test.each([
  // The last is only on this screen: the list has a button to export, too.
  ['/history/timeline', words.timeline.toNow],
  ['/history/calendar', calendarWords.earlier],
  ['/history/statistics', words.statistics.more],
])('the picture of %s says whose names are in it, and leaves them out on request', async (path, shown) => {
  const files = takeFiles();
  onTestFinished(files.stop);
  const screen = await renderScreen('/history', { own });
  const isOfMember = path !== '/history/timeline';
  screen.goTo(isOfMember ? `${path}?of=${memberRow(screen, 'Luna').id}` : path);
  const open = page.getByRole('button', { name: exportFileWords.open, exact: true }).first();
  await expect.element(page.getByText(shown, { exact: true })).toBeVisible();
  if (path === '/history/statistics') await openFigures();
  await expect.element(open).toBeVisible();
  files.start();
  const save = async (naming: string) => {
    await open.click();
    const dialog = await openedDialog();
    await dialog.getByText(naming, { exact: true }).click();
    const names = dialog.getByRole('listitem');
    if (naming === exportFileWords.namings.none) await expect.element(names).not.toBeInTheDocument();
    else await expect.element(names.getByText('Luna').first()).toBeVisible();
    await dialog.getByText(words.picture.svg, { exact: true }).click();
    await dialog.getByRole('button', { name: exportFileWords.save }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  };
  await save(exportFileWords.namings.names);
  await save(exportFileWords.namings.none);
  expect(files.texts[0]).toMatch(/^<\?xml[\s\S]*Luna[\s\S]*<\/svg>/);
  expect(files.texts[1]).not.toContain('Luna');
});

test('a picture is saved as PNG, with its own colours', async () => {
  const made = vi.spyOn(URL, 'createObjectURL');
  onTestFinished(() => made.mockRestore());
  await renderScreen('/history/timeline', { own });
  await page.getByRole('button', { name: exportFileWords.open, exact: true }).click();
  const dialog = await openedDialog();
  await dialog.getByRole('button', { name: exportFileWords.save }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const file = made.mock.calls.map(([blob]) => blob as Blob).find(({ type }) => type === 'image/png');
  if (file === undefined) throw new Error('No PNG was saved.');
  const picture = await createImageBitmap(file);
  expect(picture.width).toBe(2_400);
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  context?.drawImage(picture, 0, 0);
  expect([...(context?.getImageData(1, 1, 1, 1).data ?? [])]).toEqual([255, 255, 255, 255]);
});

test('each day of the calendar says how many switches it had and who was in front, and has their colours', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  await renderScreen('/history/calendar?at=2026-05', {
    own,
    prepare: (sandbox) => {
      clearSwitches({ sandbox }, own);
      const system = systemRow({ sandbox }, own).uuid;
      for (const [hour, ...names] of [[8, 'Luna'], [14, 'Luna', 'Moss'], [20]] as const) {
        const timestamp = microsFromMs(new Date(2026, 4, 3, hour).getTime());
        const members = names.map((name) => memberRow({ sandbox }, name).uuid);
        insertSwitch(sandbox.state, { uuid: crypto.randomUUID(), system, timestamp, members });
      }
    },
  });
  const day = (name: RegExp) => page.getByRole('button', { name });
  await expect.element(day(/^Sunday, .*May.* 2026: 3 switches, Luna and Moss$/)).toBeVisible();
  await expect.element(day(/^Saturday, 2 May 2026: nothing$/)).toBeVisible();
  const paths = (name: RegExp) => day(name).element().querySelectorAll('svg path').length;
  // What nobody is in front in, and two people.
  await expect.poll(() => paths(/^Sunday, 3 May/)).toBe(3);
  expect(paths(/^Saturday, 2 May/)).toBe(0);
});

test('a year is a quilt of its days in one screen, one Tab stop with arrow keys, and its months open', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  const screen = await renderScreen('/history/calendar?view=year&at=2026-05', { own });
  const quilt = page.getByRole('table');
  await expect.element(quilt).toBeVisible();
  const patches = () => [...quilt.element().querySelectorAll<HTMLElement>('td button')];
  await expect.poll(() => patches().length).toBe(365);
  const { height } = quilt.element().getBoundingClientRect();
  expect(height).toBeLessThan(600);
  const stops = () => quilt.element().querySelectorAll('button[tabindex="0"]').length;
  await expect.poll(stops).toBe(1);
  const [first] = patches();
  first?.focus();
  const focused = () => document.activeElement?.getAttribute('aria-label');
  await press('ArrowDown');
  await expect.poll(focused).toMatch(/^Sunday, 1 February 2026/);
  await press('ArrowLeft');
  await press('ArrowLeft');
  await expect.poll(focused).toMatch(/^Saturday, 31 January 2026/);
  await press('ArrowDown');
  await expect.poll(focused).toMatch(/^Saturday, 28 February 2026/);
  await page.getByRole('button', { name: 'March 2026', exact: true }).click();
  await expect.poll(() => screen.address()).toBe('/history/calendar?at=2026-03');
});

test('the calendar says of which days the switches are not loaded yet, until they are', async () => {
  const screen = await renderScreen('/settings', {
    own,
    prepare: (sandbox) => {
      clearSwitches({ sandbox }, own);
      const system = systemRow({ sandbox }, own).uuid;
      // Four a day, of which the first page has 25 days.
      for (let count = 0; count < 160; count += 1) {
        const timestamp = microsFromMs(new Date(2026, 4, 31, 18 - 6 * count).getTime());
        const members = [memberRow({ sandbox }, count % 2 === 0 ? 'Luna' : 'Moss').uuid];
        insertSwitch(sandbox.state, { uuid: crypto.randomUUID(), system, timestamp, members });
      }
    },
  });
  const release = screen.hold(/before=2026/);
  screen.goTo('/history/calendar?at=2026-05');
  const day = (name: RegExp) => page.getByRole('button', { name });
  await expect.element(day(/^Sunday, 31 May 2026: 4 switches, Luna and Moss$/)).toBeVisible();
  await expect.element(day(/^Friday, 1 May 2026: not loaded yet$/)).toBeVisible();
  const path = () =>
    day(/^Friday, 1 May/)
      .element()
      .querySelectorAll('svg path').length;
  // Nobody, which is empty, and what is not loaded.
  expect(path()).toBe(2);
  release();
  await expect.element(day(/^Friday, 1 May 2026: 4 switches, Luna and Moss$/)).toBeVisible();
});

test('the timeline says who is in view once it has moved, and Enter opens the last day in view', async () => {
  const dayMs = (days: number) => new Date(2026, 4, 20 + days, 12).getTime();
  const screen = await renderScreen('/history/timeline', {
    own,
    prepare: (sandbox) => {
      clearSwitches({ sandbox }, own);
      const system = systemRow({ sandbox }, own).uuid;
      for (const [days, ...names] of [[-40, 'Luna'], [-39], [-2, 'Moss', 'Ivy'], [-1]] as const) {
        const members = names.map((name) => memberRow({ sandbox }, name).uuid);
        const timestamp = microsFromMs(dayMs(days));
        insertSwitch(sandbox.state, { uuid: crypto.randomUUID(), system, timestamp, members });
      }
    },
  });
  const picture = page.getByRole('application');
  const said = page.getByRole('status').filter({ hasText: / to / });
  await expect.element(page.css('canvas[data-drawn]')).toBeVisible();
  expect(said.elements()).toHaveLength(0);
  await page.getByRole('button', { name: words.timeline.ranges.all, exact: true }).click();
  await expect.element(said).toHaveTextContent(/ to now: 3 members, Ivy, Luna and Moss$/);
  await pressAt(picture, 'Enter');
  await expect.poll(() => screen.address()).toMatch(/^\/history\?day=/);
});

test.for(['/history/calendar', '/history/timeline'])(
  'what is beside the fields of %s is as high as they are',
  async (path) => {
    await renderScreen(path, { own });
    await expect.element(page.getByRole('button', { name: exportFileWords.open, exact: true })).toBeVisible();
    const heights = page
      .css('main select, main button:is(:not([aria-label]))')
      .elements()
      .filter((element) => element.closest('td') === null)
      .map((element) => Math.round(element.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(4);
    expect(new Set(heights)).toEqual(new Set([44]));
  },
);

test('a day of the calendar opens the list at that day', async () => {
  const screen = await renderScreen('/history/calendar', { own });
  const day = page.getByRole('button', { name: /: \d+ switch/ }).first();
  await expect.element(day).toBeVisible();
  await page.getByRole('button', { name: calendarWords.earlier }).click();
  await expect.poll(() => screen.address()).toMatch(/\?at=\d{4}-\d\d$/);
  await page.getByRole('button', { name: calendarWords.today }).click();
  await day.click();
  await expect.poll(() => screen.address()).toMatch(/^\/history\?day=/);
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('the timeline moves with the keys, and its table has the sessions in view', async () => {
  await renderScreen('/history/timeline', { own });
  const picture = page.getByRole('application');
  await expect.element(picture).toBeVisible();
  const shown = page.getByText(VIEW);
  const before = shown.element().textContent;
  (picture.element() as HTMLElement).focus();
  await press('ArrowLeft');
  await expect.poll(() => shown.element().textContent).not.toBe(before);
  await press('End');
  await page.getByRole('button', { name: words.asTable }).click();
  await expect.element(table(words.timeline.title)).toBeVisible();
  const rows = table(words.timeline.title).getByRole('row');
  await expect.poll(() => rows.elements().length).toBeGreaterThan(1);
});

test('the lanes in view of the timeline have faces beside their names, as pictures are allowed', async () => {
  await page.viewport(1280, 400);
  onTestFinished(() => page.viewport(1280, 800));
  const screen = await renderScreen('/history/timeline', { own });
  const picture = page.getByRole('application');
  await expect.element(picture).toBeVisible();
  /** A picture, or initials instead of one. */
  const faces = () => [...picture.element().querySelectorAll('img, span[aria-hidden="true"]')];
  await expect.poll(() => faces().length).toBeGreaterThan(5);
  const box = picture.element().getBoundingClientRect();
  for (const face of faces()) {
    const { width, height, left, top } = face.getBoundingClientRect();
    expect({ width, height, left: left - box.left < 10, isInView: top < box.bottom }).toEqual({
      width: 24,
      height: 24,
      left: true,
      isInView: true,
    });
  }
  expect(picture.element().querySelector('img')).not.toBeNull();
  const firstSrc = picture.element().querySelector('img')?.src;
  picture.element().scrollTo(0, 1_000);
  await expect.poll(() => picture.element().querySelector('img')?.src ?? firstSrc).not.toBe(firstSrc);
  screen.services.settings.update((all) => ({ ...all, images: 'none' }));
  await expect.poll(() => picture.element().querySelector('img')).toBeNull();
  expect(faces().length).toBeGreaterThan(5);
});

test('the views of a looked-up history are shown to everyone who may see it', async () => {
  const screen = await renderScreen('/lookup/system/brook/history/statistics?period=all');
  await showTable(words.statistics.each.others);
  await expect.element(table(words.statistics.members)).toBeVisible();
  await page.getByRole('navigation', { name: 'Views of the history' }).getByText('Calendar').click();
  await expect.poll(() => screen.address()).toMatch(/^\/lookup\/system\/brook\/history\/calendar/);
  await expect.element(page.getByRole('button', { name: calendarWords.earlier })).toBeVisible();
});

test('the statistics of another system ask for what their period needs', async () => {
  const screen = await renderScreen('/lookup/system/drift/history/statistics?period=week');
  const pages = () => screen.requests().filter(({ path }) => path.includes('/switches?')).length;
  await showTable(words.statistics.each.others);
  const members = table(words.statistics.members);
  await expect.element(members).toBeVisible();
  const note = page.getByRole('note');
  await expect.element(note).not.toHaveTextContent(/not loaded yet/);
  expect(pages()).toBe(1);
  await choosePeriod('week', 'all');
  await expect.poll(pages).toBeGreaterThan(3);
  await expect.element(note).not.toHaveTextContent(/not loaded yet/);
});

test('a comparison says that the period before is not loaded yet', async () => {
  const screen = await renderScreen('/lookup', {
    prepare: (sandbox) => {
      clearSwitches({ sandbox }, 'drift');
      const system = systemRow({ sandbox }, 'drift').uuid;
      // The newest page of 100 switches ends between the two weeks.
      for (let number = 0; number < 200; number += 1) {
        const timestamp = microsFromMs(Date.now() - (number + 1) * 2.4 * 3_600_000);
        insertSwitch(sandbox.state, { uuid: crypto.randomUUID(), system, timestamp, members: [] });
      }
    },
  });
  const release = screen.hold(/switches\?before=2/);
  screen.goTo('/lookup/system/drift/history/statistics?period=week&compare=true');
  const note = page.getByRole('note');
  await expect.element(note).toHaveTextContent(/not loaded yet/);
  release();
  await expect.element(note).not.toHaveTextContent(/not loaded yet/);
});

test('a private history is said to be private', async () => {
  await renderScreen('/lookup/system/exmpl/history/timeline');
  await expect.element(page.getByRole('heading', { name: words.hidden })).toBeVisible();
});

test('private members of a public history are shown as one, without a name', async () => {
  await renderScreen('/lookup/system/curtn/history/statistics?period=all');
  await showTable(words.statistics.each.others);
  const members = table(words.statistics.members);
  await expect.element(members).toBeVisible();
  expect([...members.element().querySelectorAll('tbody th')].map((cell) => cell.textContent)).toEqual([
    'Opal',
    'Pane',
    frontWords.someone,
  ]);
});

test('in the choice of members a name of 100 letters takes as much room as any other', async () => {
  const screen = await renderScreen('/switch', {
    own,
    prepare: (sandbox) => {
      memberRow({ sandbox }, 'Luna').display_name = 'Llanfairpwll'.repeat(9).slice(0, 100);
    },
  });
  screen.goTo(`/history/timeline?of=${memberRow(screen, 'Luna').id}`);
  const choice = page.getByRole('combobox', { name: words.timeline.of });
  await expect.element(choice).toHaveDisplayValue(/^Llanfair/);
  const field = choice.element().parentElement?.parentElement;
  expect(field?.getBoundingClientRect().width).toBeLessThan(400);
});

test('the timeline shows a day or all of the history at once, and nothing of the future', async () => {
  const screen = await renderScreen('/history/statistics?period=all', { own });
  await expect.element(page.css('[data-columns]')).toBeVisible();
  // All is what is loaded when it is chosen.
  await expect.element(page.getByRole('note')).not.toHaveTextContent(/not loaded yet/);
  screen.goTo('/history/timeline');
  await expect.element(page.getByRole('application')).toBeVisible();
  await page.getByRole('button', { name: words.asTable }).click();
  const hint = page.getByText(/sessions? in view/);
  const sessions = () =>
    Number(/([\d,]+) sessions?/.exec(hint.query()?.textContent ?? '')?.[1]?.replaceAll(',', '') ?? 0);
  const range = (name: string) =>
    page.getByRole('group', { name: words.timeline.range }).getByRole('button', { name, exact: true });
  await expect.poll(sessions).toBeGreaterThan(0);
  const inWeek = sessions();
  await range(words.timeline.ranges.day).click();
  await expect.poll(sessions).toBeLessThan(inWeek);
  await range(words.timeline.ranges.all).click();
  await expect.poll(sessions).toBeGreaterThan(inWeek);
  const inAll = sessions();
  // Zooming out shows the same end, and no more sessions.
  const inView = page.getByText(VIEW);
  const before = inView.element().textContent;
  await page.getByRole('button', { name: words.timeline.zoomOut }).click();
  await expect.element(inView).not.toHaveTextContent(before ?? '');
  expect(sessions()).toBe(inAll);
  await expect.element(inView).toHaveTextContent(/ to now$/);
});

test('the lanes of the timeline are groups on request, and the address says so', async () => {
  const screen = await renderScreen('/history/timeline', { own });
  await expect.element(page.getByRole('application')).toBeVisible();
  expect(page.getByRole('combobox', { name: words.timeline.of }).elements()).toEqual([]);
  await page.getByLabelText(words.timeline.lanes).selectOptions(words.timeline.laneKinds.groups);
  await expect.poll(() => screen.address()).toBe('/history/timeline?lanes=groups');
  await page.getByRole('button', { name: words.asTable }).click();
  await expect
    .element(table(words.timeline.title).getByRole('columnheader', { name: words.group }))
    .toBeVisible();
});

test('message counts are separate from the period, by name, with their total', async () => {
  await renderScreen('/history/statistics?sort=time', { own });
  await openFigures();
  const messages = table(words.statistics.messages);
  await expect.element(messages).toBeVisible();
  const cells = (selector: string) =>
    [...messages.element().querySelectorAll(selector)].map((cell) => cell.textContent ?? '');
  const names = cells('tbody th');
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
  const total = cells('tbody td').reduce((sum, text) => sum + Number(text.replaceAll(',', '')), 0);
  await expect.element(page.getByText(words.statistics.messagesTotal(total))).toBeVisible();
});
