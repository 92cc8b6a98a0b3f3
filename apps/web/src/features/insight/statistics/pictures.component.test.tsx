import { insertMember, insertSwitch, microsFromMs, newMemberRow, type Sandbox } from '@frontboard/sandbox';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openedDialog, press } from '../../../testing/component/gestures.ts';
import { renderScreen } from '../../../testing/component/render-screen.tsx';
import { clearSwitches, memberRow, systemRow } from '../../../testing/world-rows.ts';
import { insightWords } from '../words.ts';

const own = 'exmpl';
const words = insightWords.statistics;

/** A history with these fronts alone: local times, and names. */
function fronts(list: readonly (readonly [at: string, ...names: string[]])[]) {
  return (sandbox: Sandbox) => {
    clearSwitches({ sandbox }, own);
    const system = systemRow({ sandbox }, own).uuid;
    for (const [at, ...names] of list) {
      const timestamp = microsFromMs(new Date(at).getTime());
      const members = names.map((name) => memberRow({ sandbox }, name).uuid);
      insertSwitch(sandbox.state, { uuid: crypto.randomUUID(), system, timestamp, members });
    }
  };
}

const MAY = fronts([
  ['2026-05-01T08:00', 'Luna'],
  ['2026-05-02T12:00', 'Luna', 'Moss'],
  ['2026-05-02T18:00', 'Moss'],
  ['2026-05-04T06:00'],
]);
const MAY_DAYS = 'period=range&from=2026-05-01&to=2026-05-04';

const part = (name: string) => page.getByRole('region', { name });

async function onPhone() {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
}

test('on a phone the first picture begins below one row of controls', async () => {
  await onPhone();
  await renderScreen('/history/statistics', { own });
  const who = part(words.who.title);
  await expect.element(who).toBeVisible();
  const picture = who.element().querySelector('[data-columns]');
  const { top = 999, height = 0 } = picture?.getBoundingClientRect() ?? {};
  expect(top).toBeLessThanOrEqual(142);
  expect(height).toBe(168);
});

test('each day is a column that says who was here, all of them one Tab stop, and a press shows the day', async () => {
  const screen = await renderScreen(`/history/statistics?${MAY_DAYS}`, { own, prepare: MAY });
  const columns = part(words.who.title).getByRole('group').getByRole('button');
  const names = () => columns.elements().map((column) => column.getAttribute('aria-label'));
  await expect
    .poll(names)
    .toEqual([
      'Friday, 1 May 2026: Luna',
      'Saturday, 2 May 2026: Luna and Moss',
      'Sunday, 3 May 2026: Moss',
      'Monday, 4 May 2026: Moss',
    ]);
  const stops = () => columns.elements().filter((column) => (column as HTMLElement).tabIndex === 0).length;
  await expect.poll(stops).toBe(1);
  (columns.first().element() as HTMLElement).focus();
  await press('ArrowRight', 'Enter');
  await expect.element(columns.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect
    .element(part(words.who.title).getByRole('status'))
    .toHaveTextContent(/^Luna until 12:00.*; Luna and Moss until (18|6):00.*; Moss$/);
  await page.getByRole('link', { name: words.who.open }).click();
  await expect.poll(() => screen.address()).toBe('/history?from=2026-05-02&to=2026-05-02');
});

test('the picture of the days is a sentence and a table, too', async () => {
  await renderScreen(`/history/statistics?${MAY_DAYS}`, { own, prepare: MAY });
  const who = part(words.who.title);
  await expect.element(who.getByText(words.who.ownCount(2))).toBeVisible();
  await who.getByRole('button', { name: insightWords.asTable }).click();
  const rows = page.getByRole('table', { name: words.who.title }).getByRole('row');
  await expect.element(rows.nth(2)).toHaveTextContent('Saturday, 2 May 2026Luna and Moss');
  expect(rows.elements()).toHaveLength(5);
});

test('the columns of a long period are weeks, which lead to the list of their days', async () => {
  const screen = await renderScreen('/history/statistics?period=range&from=2026-01-01&to=2026-05-31', {
    own,
    prepare: fronts([['2026-03-02T00:00', 'Luna'], ['2026-03-09T00:00', 'Moss'], ['2026-03-16T00:00']]),
  });
  const columns = part(words.who.title).getByRole('group').getByRole('button');
  const week = columns.nth(1);
  await expect.element(week).toHaveAccessibleName('Week of 9 March 2026: Moss');
  await week.click();
  await page.getByRole('link', { name: words.who.open }).click();
  await expect.poll(() => screen.address()).toBe('/history?from=2026-03-09&to=2026-03-15');
});

test('a stretch of a long column of which the switches are not loaded is drawn and said as such, until it is', async () => {
  const screen = await renderScreen('/settings', {
    own,
    // One a day, of which the first page has 100.
    prepare: fronts(
      Array.from({ length: 160 }, (_, count) => [
        new Date(2026, 4, 31 - count, 18).toISOString(),
        count % 2 === 0 ? 'Luna' : 'Moss',
      ]),
    ),
  });
  const release = screen.hold(/before=2026/);
  screen.goTo('/history/statistics?period=range&from=2025-12-01&to=2026-05-31');
  const columns = part(words.who.title).getByRole('group').getByRole('button');
  const first = columns.first();
  await expect
    .element(first)
    .toHaveAccessibleName('Week of 16 February 2026: Luna and Moss; a part is not loaded yet');
  const drawn = () => part(words.who.title).element().querySelectorAll('svg path').length;
  const withUnknown = drawn();
  await first.click();
  await expect
    .element(part(words.who.title).getByRole('status'))
    .toHaveTextContent('Luna and Moss; a part is not loaded yet');
  await first.click();
  release();
  await expect.element(first).toHaveAccessibleName('Week of 22 December 2025: Luna and Moss');
  await expect.poll(drawn).toBe(withUnknown - 1);
});

test('each member has their face, their time and a way to it; who was not here is named, too, and nothing ranks', async () => {
  const screen = await renderScreen(`/history/statistics?${MAY_DAYS}`, { own, prepare: MAY });
  const each = part(words.each.own);
  const rows = each.getByRole('listitem');
  const texts = () => rows.elements().map(({ textContent }) => textContent);
  await expect
    .poll(texts)
    .toEqual([
      expect.stringContaining('Luna1 d 10 h1 day 10 hours'),
      expect.stringContaining('Moss1 d 18 h1 day 18 hours'),
    ]);
  await expect.element(each.getByText(/^Not here in this period: .*Cas/)).toBeVisible();
  await each.getByRole('button', { name: words.each.order(words.sorts.name) }).click();
  await page.getByRole('menuitem', { name: words.sorts.time }).click();
  await expect.poll(() => texts()[0]).toContain('Moss');
  await each.getByRole('link', { name: /Luna/ }).click();
  const { id } = memberRow(screen, 'Luna');
  await expect.poll(() => screen.address()).toBe(`/history/statistics?${MAY_DAYS}&sort=time&of=${id}`);
});

test('who is in no switch is not said to have been away while switches of the period are not loaded', async () => {
  const screen = await renderScreen('/lookup', {
    prepare: (sandbox) => {
      clearSwitches({ sandbox }, 'drift');
      const system = systemRow({ sandbox }, 'drift').uuid;
      // The newest page of 100 switches ends in the middle of them.
      for (let number = 0; number < 200; number += 1) {
        const timestamp = microsFromMs(new Date('2026-05-01T08:00').getTime() + number * 60_000);
        insertSwitch(sandbox.state, { uuid: crypto.randomUUID(), system, timestamp, members: [] });
      }
    },
  });
  const release = screen.hold(/switches\?before=2/);
  screen.goTo(`/lookup/system/drift/history/statistics?${MAY_DAYS}`);
  const each = part(words.each.others);
  await expect.element(each.getByText(/^Not in the switches loaded so far: ./)).toBeVisible();
  release();
  await expect.element(each.getByText(/^Not here in this period: ./)).toBeVisible();
});

test('the time of one member has their days, sessions and company alone, and leads back to everyone', async () => {
  const screen = await renderScreen('/history', { own, prepare: MAY });
  screen.goTo(`/history/statistics?${MAY_DAYS}&of=${memberRow(screen, 'Luna').id}`);
  await expect.element(page.getByRole('heading', { name: 'Luna' })).toBeVisible();
  await expect
    .element(page.getByText('1 day 10 hours in 1 session · usually about 1 day 10 hours'))
    .toBeVisible();
  const columns = part(words.their.days).getByRole('group').getByRole('button');
  await expect.element(columns.nth(1)).toHaveAccessibleName('Saturday, 2 May 2026: Luna');
  await expect.element(columns.nth(2)).toHaveAccessibleName('Sunday, 3 May 2026: nothing');
  await columns.nth(1).click();
  await expect
    .element(page.getByRole('link', { name: words.who.open }))
    .toHaveAttribute(
      'href',
      expect.stringMatching(
        new RegExp(`with=${memberRow(screen, 'Luna').id}&from=2026-05-02&to=2026-05-02$`),
      ),
    );
  await expect
    .element(part(words.usual.title).getByRole('img'))
    .toHaveAccessibleName('Nights: 6 hours · Mornings: 10 hours · Afternoons: 12 hours · Evenings: 6 hours');
  await expect.element(part(words.their.company).getByRole('listitem')).toHaveTextContent('Luna and Moss6 h');
  const sessions = page.getByRole('table', { name: words.their.sessions }).getByRole('row');
  await expect.element(sessions.nth(1)).toHaveTextContent(/^Fri,? 1 May.* 08:00Sat,? 2 May.* 18:00/);
  await page.getByRole('button', { name: words.options }).click();
  const options = page.getByRole('dialog', { name: words.options });
  await expect.element(options.getByText(words.flat)).toBeVisible();
  await expect.element(options.getByText(words.compare)).not.toBeInTheDocument();
  await press('Escape');
  await expect.element(options).not.toBeInTheDocument();
  await page.getByRole('button', { name: words.their.showAll }).click();
  await expect.element(part(words.each.own)).toBeVisible();
  expect(screen.address()).toBe(`/history/statistics?${MAY_DAYS}`);
});

test('a usual day is a ring, a sentence for its quarters, and a table', async () => {
  await renderScreen(`/history/statistics?${MAY_DAYS}`, { own, prepare: MAY });
  const usual = part(words.usual.title);
  const sentence =
    'Nights: Luna and Moss · Mornings: Luna and Moss · Afternoons: Luna and Moss · Evenings: Luna and Moss';
  await expect.element(usual.getByRole('img')).toHaveAccessibleName(sentence);
  await usual.getByRole('button', { name: insightWords.asTable }).click();
  const rows = page.getByRole('table', { name: words.usual.title }).getByRole('row');
  await expect.element(rows.nth(20)).toHaveTextContent('19:00Luna and Moss');
  expect(rows.elements()).toHaveLength(25);
});

test('a usual day of which nobody has much says so', async () => {
  await renderScreen(`/history/statistics?${MAY_DAYS}`, {
    own,
    prepare: fronts([['2026-05-01T00:00', 'Luna'], ['2026-05-01T01:00']]),
  });
  await expect.element(part(words.usual.title).getByRole('img')).toHaveAccessibleName(words.usual.nobody);
});

test('who was together is two faces and their time, and leads to the list', async () => {
  const screen = await renderScreen(`/history/statistics?${MAY_DAYS}`, { own, prepare: MAY });
  const together = part(words.pairs);
  await expect.element(together.getByRole('listitem')).toHaveTextContent('Luna and Moss6 h6 hours');
  await together.getByRole('link').click();
  await expect
    .poll(() => screen.address())
    .toMatch(/^\/history\?with=[a-z]+%2C[a-z]+&from=2026-05-01&to=2026-05-04$/);
});

test('the figures are one line, with the quilt of the year', async () => {
  const screen = await renderScreen(`/history/statistics?${MAY_DAYS}`, { own, prepare: MAY });
  await expect
    .element(part(words.inFigures))
    .toHaveTextContent('4 switches · 1 switch-out · 2 members who fronted · 18 hours with no fronter');
  await page.getByRole('link', { name: words.quilt }).click();
  await expect.poll(() => screen.address()).toBe('/history/year');
});

test('members who must not be distinguished are someone, and no number of members', async () => {
  await renderScreen('/lookup/system/curtn/history/statistics?period=all');
  await expect
    .element(part(words.who.title).getByText('2 members were here. So was someone who can’t be named.'))
    .toBeVisible();
  await expect.element(part(words.inFigures)).toHaveTextContent('2 members and someone who fronted');
});

test('where writing begins at the right, pictures and their keys do, too', async () => {
  await renderScreen(`/history/statistics?${MAY_DAYS}`, { own, prepare: MAY });
  const who = part(words.who.title);
  const columns = who.getByRole('group').getByRole('button');
  await expect.element(columns.nth(1)).toBeVisible();
  document.documentElement.dir = 'rtl';
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  const [first, second] = columns.elements() as [HTMLElement, HTMLElement];
  expect(second.getBoundingClientRect().left).toBeLessThan(first.getBoundingClientRect().left);
  const drawings = [...document.querySelectorAll('main svg[preserveAspectRatio]')];
  expect(new Set(drawings.map((drawing) => getComputedStyle(drawing).scale))).toEqual(new Set(['-1 1']));
  first.focus();
  await press('ArrowLeft');
  await expect.element(columns.nth(1)).toHaveFocus();
});

test('a table of pairs that is cut says so', async () => {
  const names = Array.from({ length: 21 }, (_, index) => `Pair ${index}`);
  await renderScreen(`/history/statistics?${MAY_DAYS}`, {
    own,
    prepare: (sandbox) => {
      const { uuid: system, created } = systemRow({ sandbox }, own);
      for (const [index, name] of names.entries()) {
        const id = `pair${'abcdefghijklmnopqrstu'.charAt(index)}`;
        insertMember(sandbox.state, newMemberRow({ uuid: crypto.randomUUID(), id, system, name, created }));
      }
      fronts([['2026-05-01T08:00', ...names], ['2026-05-02T08:00']])(sandbox);
    },
  });
  const pairs = part(words.pairs);
  await pairs.getByRole('button', { name: insightWords.asTable }).click();
  await expect.element(pairs.getByText(words.pairsOf(200, 210))).toBeVisible();
});

test('with text of twice the size on the narrowest screen, names and days still have lines of their own', async () => {
  await page.viewport(320, 640);
  document.documentElement.style.fontSize = '200%';
  onTestFinished(async () => {
    document.documentElement.style.removeProperty('font-size');
    await page.viewport(1280, 800);
  });
  await renderScreen(`/history/statistics?${MAY_DAYS}`, { own, prepare: MAY });
  const name = part(words.each.own).getByText('Luna', { exact: true });
  await expect.element(name).toBeVisible();
  const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect();
  expect(boxOf(name.element().closest('a > *'))?.width).toBeGreaterThan(120);
  // Not a letter in each line.
  expect(boxOf(page.getByText(/^1 May 2026 to/).element())?.width).toBeGreaterThan(160);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('an open menu is not on paper', async () => {
  await renderScreen('/history/statistics', { own });
  await page.getByRole('button', { name: words.options }).click();
  const menu = await openedDialog();
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const onPaper = (list: readonly CSSRule[]): readonly CSSRule[] =>
    list.flatMap((rule) => {
      const inner = 'cssRules' in rule ? [...(rule.cssRules as CSSRuleList)] : [];
      return rule instanceof CSSMediaRule && rule.conditionText === 'print' ? inner : onPaper(inner);
    });
  const hidden = onPaper(rules).filter(
    (rule) =>
      rule instanceof CSSStyleRule &&
      rule.style.display === 'none' &&
      menu.element().closest(rule.selectorText),
  );
  expect(hidden).not.toEqual([]);
});

test('the menu is closed when the page is printed', async () => {
  const menus: number[] = [];
  const print = vi
    .spyOn(window, 'print')
    .mockImplementation(() => void menus.push(document.querySelectorAll('[role=dialog]').length));
  onTestFinished(() => print.mockRestore());
  await renderScreen('/history/statistics', { own });
  await page.getByRole('button', { name: words.options }).click();
  await page.getByRole('button', { name: words.print }).click();
  await expect.poll(() => menus).toEqual([0]);
});

test('on a wide screen the pictures are beside each other, and all of them begin in the first screen', async () => {
  await page.viewport(1440, 900);
  onTestFinished(() => page.viewport(1280, 800));
  await renderScreen('/history/statistics', { own });
  const box = (name: string) => part(name).element().getBoundingClientRect();
  await expect.element(part(words.pairs)).toBeVisible();
  const [who, each, usual, together] = [words.who.title, words.each.own, words.usual.title, words.pairs].map(
    box,
  );
  expect(usual?.top).toBe(who?.top);
  expect(usual?.left).toBeGreaterThan(who?.right ?? Number.POSITIVE_INFINITY);
  for (const next of [each, together]) expect(next?.top).toBeLessThan(800);
});
