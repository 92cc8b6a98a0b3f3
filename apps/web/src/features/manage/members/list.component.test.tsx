import { insertSwitch, microsFromMs, type Sandbox } from '@frontboard/sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { filterWords } from '../../../lists/filters/words.ts';
import { listWords } from '../../../lists/words.ts';
import { localDayOf } from '../../../platform/local-day.ts';
import { expectGone, expectTexts, press, pressAt } from '../../../testing/component/gestures.ts';
import { type RenderedScreen, renderScreen } from '../../../testing/component/render-screen.tsx';
import { clearSwitches, memberRow, recordSwitch, systemRow } from '../../../testing/world-rows.ts';

const own = 'exmpl';
const view = page.getByRole('button', { name: /^View: / });
const head = (name: string) => page.getByRole('columnheader', { name });

test('the columns of the table are chosen, and the choice is stored on the device', async () => {
  await page.viewport(1280, 800);
  const screen = await renderScreen('/manage/members', { own });
  await page.getByText('Table', { exact: true }).click();
  await expect.element(head('Last message')).toBeVisible();
  await expect.element(page.getByRole('cell', { name: /Kitchen crew/ }).first()).toBeInTheDocument();
  await expect.element(page.getByRole('cell', { name: 'L:text', exact: true })).toBeInTheDocument();
  await view.click();
  await page.getByRole('group', { name: 'Columns' }).getByText('Groups', { exact: true }).click();
  await page.getByRole('group', { name: 'Columns' }).getByText('Messages', { exact: true }).click();
  await expect.element(head('Messages')).toBeInTheDocument();
  await expect.element(head('Groups')).not.toBeInTheDocument();
  await screen.reload();
  await expect.element(head('Messages')).toBeVisible();
  await expect.element(head('Proxy tags')).toBeVisible();
  await expect.element(head('Groups')).not.toBeInTheDocument();
});

test('the title of the own members is in one line on a small tablet, beside the links', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(768, 800);
  await renderScreen('/manage/members', { own });
  const title = page.getByRole('heading', { level: 1 });
  await expect.element(title).toBeVisible();
  const linesOf = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getClientRects().length;
  };
  await expect.poll(() => linesOf(title.element())).toBe(1);
});

test('the button of the filters says how many are in use, and the view shows the sort order', async () => {
  await renderScreen('/manage/members', { own });
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('radiogroup', { name: 'Avatar' }).getByText('With', { exact: true }).click();
  await expect
    .element(page.getByRole('button', { name: 'Filters (1)', includeHidden: true }))
    .toBeInTheDocument();
  await pressAt(page.getByRole('radio', { name: 'With', exact: true }).first(), 'Escape');
  await view.click();
  await page.getByLabelText('Sort by').selectOptions('Messages');
  await expect
    .element(page.getByRole('button', { name: 'View: Messages', includeHidden: true }))
    .toBeInTheDocument();
});

test('when filters or a search are cleared, the focus moves to the search', async () => {
  const screen = await renderScreen('/manage/members?has=avatar.proxyTags', { own });
  const search = page.getByRole('searchbox', { name: listWords.searchMembers });
  const chips = page.getByRole('list', { name: listWords.activeFilters }).getByRole('button');
  await expect.poll(() => chips.elements()).toHaveLength(2);
  await pressAt(chips.first(), 'Enter');
  await expect.poll(() => chips.elements()).toHaveLength(1);
  await expect.element(chips.first()).toHaveFocus();
  await press('Enter');
  await expect.element(search).toHaveFocus();
  screen.goTo('/manage/members?has=avatar.proxyTags');
  await pressAt(page.getByRole('button', { name: listWords.clearFilters }), 'Enter');
  await expectGone(chips);
  await expect.element(search).toHaveFocus();
  await search.fill('zzzzzzzz');
  await pressAt(page.getByRole('button', { name: listWords.clearSearch }), 'Enter');
  await expect.element(search).toHaveValue('');
  await expect.element(search).toHaveFocus();
});

test('on a narrow screen the ways to what belongs to the list are in a menu', async () => {
  await page.viewport(390, 844);
  const screen = await renderScreen('/manage/members', { own });
  await page.getByRole('main').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Who would speak?' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Who would speak?' })).toHaveFocus();
  expect(screen.address()).toBe('/manage/members/proxies');
  await page.viewport(1280, 800);
});

test('rows show what the person has chosen, beside the name or under it, and the choice is stored on the device', async () => {
  await page.viewport(1280, 800);
  const screen = await renderScreen('/manage/members', { own });
  await view.click();
  const columns = page.getByRole('group', { name: 'Columns' });
  await columns.getByText('Last message', { exact: true }).click();
  await columns.getByText('Last fronted', { exact: true }).click();
  await pressAt(columns.getByRole('switch', { name: 'Last fronted' }), 'Escape');
  const luna = page.getByRole('link', { name: /^Luna.*Groups Night owls.*Proxy tags L:text/s });
  await expect.element(luna).toBeVisible();
  await screen.reload();
  await expect.element(luna).toBeVisible();
  await page.viewport(390, 844);
  await expect.element(luna.getByText('L:text')).toBeVisible();
  await page.viewport(1280, 800);
});

test('17 of 2,500 members are in sight on a wide screen, with their groups, tags, last front and last message, and heads that sort', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(1440, 900);
  await renderScreen('/manage/members', { own: 'large', world: 'large' });
  const rows = page.css('main [aria-posinset] a');
  await expect.element(rows.first()).toBeVisible();
  await expect
    .poll(
      () =>
        rows.elements().filter((row) => {
          const { top, bottom, height } = row.getBoundingClientRect();
          return top >= 0 && bottom <= 900 && height >= 43;
        }).length,
    )
    .toBeGreaterThanOrEqual(17);
  const heads = page.getByRole('group', { name: listWords.columns.heads });
  for (const name of ['Groups', 'Proxy tags']) await expect.element(heads.getByText(name)).toBeVisible();
  const left = (element: Element) => element.getBoundingClientRect().left;
  // A head begins where its column does.
  for (const name of ['Last fronted', 'Last message']) {
    const column = page.css(`main [aria-posinset="1"] [title="${name}"]`).element();
    expect(left(heads.getByRole('button', { name }).element())).toBeCloseTo(left(column), 0);
  }
  const byName = heads.getByRole('button', { name: 'Name' });
  await expect.element(byName).toHaveTextContent(`Name, ${listWords.orders.name.asc}`);
  const { asc, desc } = listWords.orders['last-message'];
  const byMessage = heads.getByRole('button', { name: /^Last message/ });
  await byMessage.click();
  await expect.element(byMessage).toHaveTextContent(`Last message, ${asc}`);
  await expect.element(byName).toHaveTextContent(/^Name$/);
  await byMessage.click();
  await expect.element(byMessage).toHaveTextContent(`Last message, ${desc}`);
  await expect.element(page.getByRole('button', { name: 'View: Last message' })).toBeVisible();
});

test('on a phone rows have only what was chosen for them, and no request is sent for the usual columns of wide screens', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 844);
  const screen = await renderScreen('/manage/members', { own });
  await expect.element(page.getByRole('link', { name: /^Luna/ })).toBeVisible();
  await screen.caughtUp();
  await expect.element(page.getByText('L:text')).not.toBeInTheDocument();
  expect(requestsOfSwitches(screen)).toBe(0);
});

test('the id of a row is shown only if it was searched for', async () => {
  await page.viewport(1280, 800);
  const screen = await renderScreen('/manage/members', { own });
  const { id } = memberRow(screen, 'Luna');
  const luna = page.getByRole('link', { name: /^Luna/ });
  await expect.element(luna).toBeVisible();
  await expect.element(luna.getByText(id)).not.toBeInTheDocument();
  await page.getByRole('searchbox', { name: listWords.searchMembers }).fill(id);
  await expect.element(luna.getByText(id)).toBeVisible();
});

test('the number of members is said once, with how many there can be, and selecting is the one way to change several', async () => {
  await page.viewport(1280, 800);
  await renderScreen('/manage/members', { own });
  await expect.element(page.getByRole('status').getByText('14 of up to 1,000 members')).toBeVisible();
  expect(page.getByText(/14 (of up|members)/).elements()).toHaveLength(1);
  await expect.element(page.getByRole('link', { name: /Change several/ })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Select' }).click();
  await page.getByRole('option', { name: /^Luna/ }).click();
  await expect
    .element(page.getByRole('region', { name: 'Selection' }).getByRole('link', { name: /^Change/ }))
    .toBeVisible();
});

test('a right-to-left name starts beside its picture, like all others, in rows of few elements', async () => {
  await page.viewport(1280, 800);
  await renderScreen('/lookup/system/polyg/members');
  await expect.element(page.getByRole('link', { name: /نور/ })).toBeVisible();
  const rows = [...document.querySelectorAll<HTMLElement>('main [aria-setsize]')];
  expect(rows.length).toBeGreaterThan(5);
  const startOf = (row: HTMLElement) => {
    const text = document.createRange();
    text.selectNodeContents(row.querySelector('bdi') ?? row);
    return Math.round(text.getBoundingClientRect().left);
  };
  expect(new Set(rows.map(startOf)).size).toBe(1);
  // Each element makes each row slower: a link, a picture or initials in a circle, the words, a name, a note, the end, and an ID.
  for (const row of rows) expect(row.querySelectorAll('*').length).toBeLessThanOrEqual(8);
});

test('the browser does not observe the pictures of a long list, which renders only rows near the window', async () => {
  await page.viewport(1280, 800);
  const screen = await renderScreen('/manage/members', { own });
  const pictures = () => [
    ...document.querySelectorAll<HTMLImageElement>('main [aria-posinset] img, tbody img'),
  ];
  const loadings = () => [...new Set(pictures().map(({ loading }) => loading))];
  await expect.poll(loadings).toEqual(['auto']);
  await page.getByText('Table', { exact: true }).click();
  await expect.element(head('Last message')).toBeVisible();
  await expect.poll(loadings).toEqual(['auto']);
  for (const [href, title] of [
    ['/switch', 'Switch'],
    ['/history', 'History'],
  ] as const) {
    screen.goTo(href);
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect.poll(loadings, { message: href }).toEqual(['auto']);
  }
});

/** The own system with switches this many hours ago, oldest first. */
function withSwitches(...switches: readonly (readonly [hoursAgo: number, ...names: string[]])[]) {
  return (sandbox: Sandbox) => {
    clearSwitches({ sandbox }, own);
    const { uuid: system } = systemRow({ sandbox }, own);
    for (const [hoursAgo, ...names] of switches) {
      const timestamp = microsFromMs(Date.now() - hoursAgo * 3_600_000);
      const members = names.map((name) => memberRow({ sandbox }, name).uuid);
      insertSwitch(sandbox.state, { uuid: crypto.randomUUID(), system, timestamp, members });
    }
  };
}

/** The day this many hours ago. */
const dayAgo = (hours: number) => localDayOf(Date.now() - hours * 3_600_000);
const requestsOfSwitches = ({ requests }: RenderedScreen) =>
  requests().filter(({ path }) => path.includes('/switches?')).length;

test('when members were last fronting is a filter, an order and a column', async () => {
  await page.viewport(1280, 800);
  const rows = page.getByRole('list', { name: listWords.members }).getByRole('listitem');
  const screen = await renderScreen('/manage/members', {
    own,
    prepare: withSwitches([2400, 'Luna'], [2200, 'Moss'], [2000], [24, 'Ivy']),
  });
  await expect.element(rows.first()).toBeVisible();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const choice = page.getByRole('radiogroup', { name: filterWords.fronted.label });
  await choice.getByText(filterWords.fronted.choices.since, { exact: true }).click();
  await expectTexts(rows, [/Ivy/]);
  await choice.getByText(filterWords.fronted.choices.notSince, { exact: true }).click();
  await expect.poll(() => rows.elements().length).toBeGreaterThan(2);
  await expectGone(rows.filter({ hasText: 'Ivy' }));
  const day = page.getByLabelText(filterWords.fronted.day, { exact: true });
  await day.fill(dayAgo(2100));
  await expectTexts(rows.filter({ hasText: /Luna|Moss/ }), [/Luna/]);
  await pressAt(day, 'Escape');
  await expectGone(choice);
  screen.goTo(`/manage/members?notFrontedSince=${dayAgo(1000)}&sort=last-fronted&order=desc`);
  await expect.poll(() => rows.elements().length).toBeGreaterThan(2);
  await expect.element(rows.nth(0)).toHaveTextContent(/Moss.*ago/);
  await expect.element(rows.nth(1)).toHaveTextContent(/Luna.*ago/);
  await expect.element(rows.nth(2)).toHaveTextContent(listWords.fronted.never);
  screen.goTo('/manage/members?text=ivy');
  await expectTexts(rows, [listWords.fronted.now]);
});

test('a switch that waits to be sent counts for when members were last fronting', async () => {
  await page.viewport(1280, 800);
  const rows = page.getByRole('list', { name: listWords.members }).getByRole('listitem');
  const screen = await renderScreen('/manage/members?sort=last-fronted&order=desc', {
    own,
    prepare: withSwitches([48, 'Luna'], [24, 'Ivy']),
  });
  await expect.element(rows.nth(0)).toHaveTextContent(/Ivy/);
  await expect.element(rows.nth(1)).toHaveTextContent(/Luna.*ago/);
  screen.online.set(false);
  const { uuid, id, name } = memberRow(screen, 'Luna');
  await screen.services.switchQueue.record({ members: [{ uuid, id, name }] });
  await expect.element(rows.nth(0)).toHaveTextContent(new RegExp(`Luna.*${listWords.fronted.now}`));
  await expect.element(rows.nth(1)).toHaveTextContent(/Ivy/);
});

test('how far back the last fronts of another system are known is said, and only one page is asked for', async () => {
  const rows = page.getByRole('list', { name: listWords.members }).getByRole('listitem');
  const screen = await renderScreen('/lookup/system/brook/members');
  await expect.element(rows.first()).toBeVisible();
  expect(requestsOfSwitches(screen)).toBe(0);
  screen.goTo('/lookup/system/brook/members?sort=last-fronted&order=desc');
  await expect.element(rows.first()).toHaveTextContent(/ago|Fronting now/);
  expect(requestsOfSwitches(screen)).toBe(1);
});

test('how far back the last fronts are known is not cut off in a narrow list, card or column', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 844);
  const screen = await renderScreen('/lookup/system/brook/members?sort=last-fronted', {
    stored: { preferences: { version: 1, listColumns: ['last-fronted'] } },
    prepare: (sandbox) => {
      clearSwitches({ sandbox }, 'brook');
      const [one, other] = ['Nettle', 'Rosalind'].map((name) => memberRow({ sandbox }, name).id);
      // More than one page.
      for (let hour = 150; hour > 0; hour -= 1) {
        recordSwitch(
          { sandbox },
          'brook',
          [(hour % 2 === 0 ? one : other) ?? ''],
          Date.now() - hour * 3_600_000,
        );
      }
    },
  });
  const latest = page.getByText(/^By .+, or never$/).first();
  await expect.element(latest).toBeVisible();
  /** Where the text ends below or beside what is shown of it, px. */
  const cutOff = () => {
    const text = latest.element();
    const range = document.createRange();
    range.selectNodeContents(text);
    const shown = (text.parentElement as Element).getBoundingClientRect();
    const row = text.closest('li, tr')?.getBoundingClientRect();
    const whole = range.getBoundingClientRect();
    return (
      whole.left < shown.left - 1 ||
      whole.right > shown.right + 1 ||
      whole.bottom > Math.min(shown.bottom, row?.bottom ?? 0) + 1
    );
  };
  await expect.poll(cutOff).toBe(false);
  for (const [memberLayout, width] of [
    ['grid', 390],
    ['table', 1280],
  ] as const) {
    await page.viewport(width, 800);
    screen.services.settings.update((all) => ({ ...all, lookup: { ...all.lookup, memberLayout } }));
    await expect
      .element(page.css(memberLayout === 'table' ? 'main table' : 'main [data-layout="grid"]'))
      .toBeVisible();
    await expect.element(latest).toBeVisible();
    await expect.poll(cutOff, { message: memberLayout }).toBe(false);
  }
});

test('a column for last fronted asks for switches only in the layout that shows it', async () => {
  await page.viewport(1280, 800);
  const screen = await renderScreen('/lookup/system/brook/members', {
    stored: { preferences: { version: 1, listColumns: ['last-fronted'] } },
  });
  const rows = page.getByRole('list', { name: listWords.members }).getByRole('listitem');
  await expect.element(rows.first()).toBeVisible();
  await screen.caughtUp();
  expect(requestsOfSwitches(screen)).toBe(0);
  await page.getByText('Cards', { exact: true }).click();
  await expect.element(rows.first()).toBeVisible();
  await screen.caughtUp();
  expect(requestsOfSwitches(screen)).toBe(0);
  await page.getByText('Table', { exact: true }).click();
  await expect.element(head(listWords.memberSorts['last-fronted'])).toBeVisible();
  await expect.poll(() => requestsOfSwitches(screen)).toBe(1);
});
