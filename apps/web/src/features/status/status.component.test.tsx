import { type Sandbox, worldGuide } from '@frontboard/sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { recordHeadWords } from '../../parts/record/head-words.ts';
import { recordWords } from '../../parts/record/words.ts';
import { switchNoticeWords } from '../../parts/switches/switch-notice-words.ts';
import { describingSystems } from '../../state/followed-details-changes.ts';
import { expectGone, openedDialog, press, pressAt } from '../../testing/component/gestures.ts';
import { renderScreen } from '../../testing/component/render-screen.tsx';
import { memberRow, membersOf, recordSwitch, systemRow } from '../../testing/world-rows.ts';
import { statusWords } from './words.ts';

const followed = ['exmpl', 'brook', 'chorus'];
/** Between the groups of the list: `--space-3`; on phones there is a line. */
const GAP_PX = 12;
const system = (id: string) => page.css(`[data-system="${id}"]`);

/** Waits until each of the systems has its first answer. */
async function waitForFronts(...ids: readonly string[]): Promise<void> {
  for (const id of ids) await expect.element(system(id)).toHaveAttribute('aria-busy', 'false');
}

async function openOptions() {
  await page.getByRole('button', { name: statusWords.options.title }).click();
  return openedDialog();
}

test.for(['tile', 'list', 'table'])(
  'details of a system and of a fronter open from the %s layout by keyboard and give the focus back',
  async (layout) => {
    await renderScreen(`/status/${layout}`, { followed });
    await waitForFronts('exmpl');
    const buttons = system('exmpl').getByRole('button');
    for (const index of [0, 1]) {
      await pressAt(buttons.nth(index), 'Enter');
      const dialog = await openedDialog();
      await expect.element(dialog.css('dl')).not.toBeVisible();
      await pressAt(dialog.css('summary').getByText(recordWords.technical), 'Enter');
      await expect.element(dialog.getByRole('button', { name: 'Copy ID' })).toBeVisible();
      await press('Escape');
      await expectGone(dialog);
      await expect.element(buttons.nth(index)).toHaveFocus();
    }
  },
);

test.for(['tile', 'list', 'table'])(
  'in the %s layout each answer is on the screen before the next one is handled, however quickly they follow each other',
  async (layout) => {
    const { services } = await renderScreen(`/status/${layout}`, { followed });
    await waitForFronts(...followed);
    for (const id of followed) {
      const known = services.statusCache.readSystem(id)?.value;
      if (known === undefined) throw new Error(`${id} is not known.`);
      services.refresher.learn(id, { ...known, name: `Answer of ${id}` });
      // No task ends in between: what is deferred would wait for the last of them.
      await Promise.resolve();
      expect(system(id).element().textContent).toContain(`Answer of ${id}`);
    }
  },
);

test('without details, the card that opens has no list of facts', async () => {
  const settings = { showCardDetails: false };
  await renderScreen('/status/list', { followed, stored: { settings: { version: 16, settings } } });
  await waitForFronts('exmpl');
  const buttons = system('exmpl').getByRole('button');
  for (const index of [0, 1]) {
    await buttons.nth(index).click();
    const dialog = await openedDialog();
    await expect.element(dialog.getByRole('link', { name: /^Open (system|member) page$/ })).toBeVisible();
    await expectGone(dialog.css('dl'));
    await expectGone(dialog.getByText(recordWords.technical));
    await press('Escape');
    await expectGone(dialog);
  }
});

test('the details of an own member say first who they are and what they wrote, lead to their form, and switch to them', async () => {
  const screen = await renderScreen('/status/list', {
    own: 'exmpl',
    followed: ['exmpl'],
    prepare: (sandbox) => {
      const refs = ['Juniper', 'Moss'].map((name) => memberRow({ sandbox }, name).id);
      recordSwitch({ sandbox }, 'exmpl', refs);
    },
  });
  await waitForFronts('exmpl');
  await system('exmpl')
    .getByRole('button', { name: /Juniper/ })
    .click();
  const dialog = await openedDialog();
  await expect.element(dialog).toHaveAccessibleName('Juniper 🌿');
  const said = [
    /^Juniper 🌿/,
    'birthday 21 March',
    recordWords.presence.here,
    'If the plant is still green',
    recordWords.proxyTags,
    recordWords.technical,
  ];
  await expect.element(dialog).toHaveTextContent(/hello/);
  const content = () => dialog.element().textContent ?? '';
  const places = said.map((text) => content().search(text));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
  const edit = dialog.getByRole('link', { name: recordHeadWords.edit });
  const { id } = memberRow(screen, 'Juniper');
  await expect.element(edit).toHaveAttribute('href', expect.stringContaining(`/manage/members/${id}`));
  await dialog.getByRole('button', { name: recordWords.switchTo('Juniper 🌿') }).click();
  await expectGone(dialog);
  await expect.element(page.getByText(switchNoticeWords.switched('Juniper 🌿'))).toBeVisible();
  await expectGone(system('exmpl').getByRole('button', { name: /Moss/ }));
});

test.for([
  { tileSize: 160, place: 'below' },
  { tileSize: 300, place: 'beside' },
])(
  'many fronters stand two by two in tiles of $tileSize px, their names $place their pictures',
  async ({ tileSize, place }) => {
    const screen = await renderScreen('/status/tile', { followed });
    const { settings } = screen.services;
    settings.update((all) => ({
      ...all,
      status: { ...all.status, tile: { ...all.status.tile, tileSize } },
    }));
    await waitForFronts('chorus');
    const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
    const fronters = () => [...system('chorus').element().querySelectorAll('[data-arranged="pairs"] > li')];
    await expect.poll(() => fronters().length).toBe(7);
    expect(new Set(fronters().map((fronter) => boxOf(fronter).left)).size).toBe(2);
    for (const fronter of fronters()) {
      const [picture, words] = fronter.querySelectorAll('button > *');
      const isBelow = boxOf(words).top >= boxOf(picture).bottom;
      expect(isBelow).toBe(place === 'below');
      expect(boxOf(words).width).toBeGreaterThanOrEqual(60);
    }
  },
);

test.for([true, false])(
  'on a phone the times of a system in the table are in line with its name (pictures: %s)',
  async (showIcons) => {
    await page.viewport(390, 844);
    onTestFinished(() => page.viewport(1280, 800));
    const { settings } = (await renderScreen('/status/table', { followed })).services;
    settings.update((all) => ({
      ...all,
      status: {
        ...all.status,
        table: { ...all.status.table, showIcons, showLastSwitch: true, showUpdateTime: true },
      },
    }));
    await waitForFronts('exmpl');
    const head = () => system('exmpl').css('th').element();
    const leftOf = (element: Element | undefined) => element?.getBoundingClientRect().left ?? Number.NaN;
    await expect.poll(() => head().querySelectorAll('time')).toHaveLength(2);
    // The picture, if there is one, and the words.
    await expect.poll(() => head().querySelector('button')?.children).toHaveLength(showIcons ? 2 : 1);
    const name = [...(head().querySelector('button')?.children ?? [])].at(-1);
    for (const time of head().querySelectorAll('time'))
      expect(Math.abs(leftOf(time) - leftOf(name))).toBeLessThan(1);
  },
);

test('fronters are in columns that are the same for all systems if that is chosen, and in one column where there is no room', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  const screen = await renderScreen('/status/table', {
    followed,
    prepare: (sandbox) => {
      for (const [id, names] of [
        ['exmpl', ['Al', 'A rather long display name', 'Bo', 'Cy', 'Di']],
        ['brook', ['Another name of some length', 'El', 'Fy']],
      ] as const) {
        const rows = membersOf({ sandbox }, id).slice(0, names.length);
        for (const [place, row] of rows.entries()) row.display_name = names[place] ?? null;
        recordSwitch(
          { sandbox },
          id,
          rows.map((row) => row.id),
        );
      }
    },
  });
  await waitForFronts(...followed);
  const lefts = (id: string) =>
    [...system(id).element().querySelectorAll('td li')].map((item) => item.getBoundingClientRect().left);
  const isAligned = () => lefts('brook').every((left, place) => left === lefts('exmpl')[place]);
  await expect.poll(() => [lefts('exmpl').length, lefts('brook').length]).toEqual([5, 3]);
  expect(isAligned()).toBe(false);
  const options = await openOptions();
  await pressAt(options.getByRole('switch', { name: 'Fronters in columns' }), 'Space');
  await expect.poll(isAligned).toBe(true);
  expect(new Set(lefts('exmpl')).size).toBeGreaterThanOrEqual(3);
  await press('Escape');
  await page.viewport(390, 844);
  await expect.poll(() => new Set([...lefts('exmpl'), ...lefts('brook')]).size).toBe(1);
  expect(screen.stored('settings')).toMatchObject({
    settings: { status: { table: { frontersInColumns: true } } },
  });
});

test('the layout of the address is the next one, until another tab or the settings choose one', async () => {
  const { services, goTo, address, caughtUp } = await renderScreen('/status/list', { followed });
  const lastLayout = () => services.settings.getState().status.lastLayout;
  await waitForFronts('exmpl');
  await expect.poll(lastLayout).toBe('list');
  services.settings.update((all) => ({ ...all, status: { ...all.status, lastLayout: 'tile' } }));
  await caughtUp();
  expect(lastLayout()).toBe('tile');
  goTo('/status/table');
  await expect.poll(lastLayout).toBe('table');
  goTo('/lookup');
  goTo('/status');
  await expect.poll(address).toBe('/status/table');
});

test('in the list the names of a system and of its fronters begin at one edge', async () => {
  await renderScreen('/status/list', { followed });
  await waitForFronts(...followed);
  const names = [...system('exmpl').element().querySelectorAll('bdi')].filter(
    // Pronouns are beside a name.
    (name) => name.previousElementSibling === null,
  );
  expect(names.length).toBeGreaterThan(2);
  const starts = names.map((name) => Math.round(name.getBoundingClientRect().left));
  expect([...new Set(starts)]).toHaveLength(1);
});

test('the list has as many columns as fit, each group below the last one of the shortest, also after its order or the width has changed', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  const screen = await renderScreen('/status/list', { followed: [...followed, 'polyg', 'rowan'] });
  const ids = () => screen.services.followed.getState();
  await waitForFronts(...ids());
  const boxes = () => ids().map((id) => system(id).element().getBoundingClientRect());
  const first = () => system(ids()[0] ?? '').element();
  const columns = () => new Set(boxes().map(({ left }) => left)).size;
  const isPlaced = () => {
    const gapPx = innerWidth < 640 ? 0 : GAP_PX;
    const list = first().parentElement?.getBoundingClientRect() ?? new DOMRect();
    const columnPx = (list.width - (columns() - 1) * gapPx) / columns();
    const bottoms = new Map<number, number>();
    return boxes().every(({ left, width, top, bottom }) => {
      const inColumn = bottoms.get(left) ?? list.top - gapPx;
      bottoms.set(left, bottom);
      const [offsetPx, step] = [left - list.left, columnPx + gapPx];
      const isInColumn = Math.abs(offsetPx - Math.round(offsetPx / step) * step) < 1;
      return isInColumn && Math.abs(width - columnPx) < 1 && Math.abs(top - inColumn - gapPx) < 1;
    });
  };
  for (const [widthPx, count] of [
    [1280, 3],
    [760, 2],
    [390, 1],
    [1280, 3],
  ] as const) {
    await page.viewport(widthPx, 800);
    await expect.poll(columns, { message: `${widthPx} px` }).toBe(count);
    await expect.poll(isPlaced).toBe(true);
    screen.services.followed.update((all) => all.toReversed());
    await expect.poll(() => first().previousElementSibling).toBeNull();
    await expect.poll(isPlaced).toBe(true);
    const [{ left, top }] = boxes() as [DOMRect];
    expect(boxes().every((box) => box.left >= left && box.top >= top)).toBe(true);
  }
});

test('on the first screen of a phone the list has eleven systems, each with its name above its fronters, and a large front unfolds', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 844);
  const all = worldGuide('demo').follow;
  await renderScreen('/status/list', { followed: all });
  await waitForFronts(...all);
  const bar = page.getByRole('navigation', { name: 'Main' }).element().getBoundingClientRect();
  expect(bar.top).toBeGreaterThan(700);
  const inSight = () =>
    all.filter((id) => {
      const { top, bottom } = system(id).element().getBoundingClientRect();
      return top >= 0 && bottom <= bar.top;
    });
  const heights = () => inSight().map((id) => system(id).element().getBoundingClientRect().height);
  await expect.poll(() => Math.max(...heights())).toBeLessThanOrEqual(64);
  await expect.poll(() => inSight().length).toBeGreaterThanOrEqual(11);
  const fronters = system('chorus').getByRole('listitem');
  const count = fronters.elements().length;
  const more = system('chorus').getByRole('button', { name: /^\+\d+: Show \d+ others$/ });
  await expect.element(more).toHaveTextContent(/^\+\d+$/);
  await pressAt(more, 'Enter');
  await expect.poll(() => fronters.elements().length).toBeGreaterThan(count + 1);
  await expect
    .element(system('chorus').getByRole('button', { name: statusWords.fewerFronters }))
    .toHaveFocus();
});

test('on a phone a nickname in the list stays beside a name that is too long for the line', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 844);
  const { services } = await renderScreen('/status/list', {
    followed,
    prepare: (sandbox) => {
      systemRow({ sandbox }, 'exmpl').name = 'Lantern'.repeat(14);
    },
  });
  await waitForFronts('exmpl');
  services.followedDetails.update(describingSystems(['exmpl'], { nickname: 'Neighbours' }));
  const nickname = system('exmpl').getByText('Neighbours');
  await expect.element(nickname).toBeVisible();
  const row = system('exmpl').getByRole('heading').element().getBoundingClientRect();
  const text = nickname.element().getBoundingClientRect();
  expect(text.bottom).toBeLessThanOrEqual(row.bottom + 1);
  expect(text.right).toBeLessThanOrEqual(row.right);
  expect(text.width).toBeGreaterThan(60);
});

test('on a phone the list shows when the last switch was beside the name, and since when each fronter is there, if the options say so', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 844);
  const { services } = await renderScreen('/status/list', { followed });
  await waitForFronts(...followed);
  await expect.element(system('exmpl').getByText(statusWords.lastSwitch)).not.toBeInTheDocument();
  const change = (changed: object) =>
    services.settings.update((all) => ({
      ...all,
      status: { ...all.status, list: { ...all.status.list, ...changed } },
    }));
  change({ showLastSwitch: true });
  const time = system('exmpl').getByText(new RegExp(statusWords.lastSwitch));
  await expect.element(time).toBeVisible();
  const name = system('exmpl').getByRole('heading');
  const [head, at] = [name, time].map((it) => it.element().getBoundingClientRect()) as [DOMRect, DOMRect];
  expect(at.left).toBeGreaterThanOrEqual(head.right - 1);
  expect(at.top).toBeLessThan(head.bottom);
  change({ showFrontingSince: true });
  const all = system('chorus').getByRole('listitem');
  await expect.poll(() => all.elements().length).toBeGreaterThan(4);
  await expect
    .element(system('chorus').getByRole('button', { name: /Show \d+ others$/ }))
    .not.toBeInTheDocument();
});

test('on a phone one line has the title and all controls, and the search takes it while it is used', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 844);
  await renderScreen('/status/list', { followed });
  await waitForFronts(...followed);
  const search = page.getByRole('searchbox', { name: statusWords.search });
  const box = (of: { element(): Element }) => of.element().getBoundingClientRect();
  const middle = (of: { element(): Element }) => box(of).top + box(of).height / 2;
  const title = page.getByRole('heading', { level: 1 });
  const controls = [
    page.getByRole('button', { name: statusWords.options.title }),
    page.getByRole('button', { name: statusWords.refresh }),
    page.getByRole('link', { name: statusWords.layouts.table }),
    search,
  ];
  for (const control of controls) expect(Math.abs(middle(control) - middle(title))).toBeLessThan(4);
  expect(box(search).width).toBeLessThanOrEqual(44);
  await search.click();
  await expect.poll(() => box(search).width).toBeGreaterThan(340);
  await search.fill('chorus');
  await press('Tab');
  await expect.element(system('exmpl')).not.toBeVisible();
  // What was searched for stays in sight, and covers no control.
  expect(box(search).width).toBeGreaterThan(180);
  expect(box(search).right).toBeLessThanOrEqual(390);
  const isApart = (of: DOMRect) => of.bottom <= box(search).top || of.right <= box(search).left;
  for (const control of controls.slice(0, -1)) expect(isApart(box(control))).toBe(true);
});

test.for(['private', 'switched-out'])('a tile shows with a small sign that a front is %s', async (kind) => {
  const ids = worldGuide('demo').follow;
  await renderScreen('/status/tile', { followed: ids });
  await waitForFronts(...ids);
  const signs = page.css(`[data-kind="${kind}"] svg`);
  await expect.poll(() => signs.elements().length).toBeGreaterThan(0);
  for (const sign of signs.elements()) expect(sign.getBoundingClientRect().width).toBeLessThanOrEqual(28);
});

test.for(['tile', 'list', 'table'])(
  'the pictures of a far system of the %s layout load before it is scrolled into view, and are there at once if it is among the first',
  async (layout) => {
    onTestFinished(() => page.viewport(1280, 800));
    await page.viewport(390, 300);
    const many = worldGuide('crowd').follow.slice(0, 26);
    await renderScreen(`/status/${layout}`, { world: 'crowd', followed: many });
    await waitForFronts(...many);
    const sources = (id: string) =>
      [...system(id).element().querySelectorAll('img')].map((picture) => picture.hasAttribute('src'));
    const [first, twentyFourth, last] = [many[0], many[23], many[25]] as [string, string, string];
    for (const id of [first, twentyFourth]) expect(sources(id)).not.toContain(false);
    // After the first frame: the browser begins with them only when it has painted.
    const loadings = (id: string) =>
      new Set([...system(id).element().querySelectorAll('img')].map(({ loading }) => loading));
    expect(loadings(first)).toEqual(new Set(['lazy']));
    expect(sources(last)).toContain(false);
    scrollBy(0, system(last).element().getBoundingClientRect().top - 1.5 * innerHeight);
    await expect.poll(() => sources(last)).not.toContain(false);
    expect(system(last).element().getBoundingClientRect().top).toBeGreaterThan(innerHeight);
    expect(loadings(last)).toEqual(new Set(['auto']));
  },
);

test('the sizes of a tile are computed once, not for each element that uses them', async () => {
  await renderScreen('/status/tile', { followed });
  await waitForFronts('exmpl');
  const picture = page.css('[data-arranged] button > :first-child').first().element();
  const sizes = ['--t', '--shared', '--face'].map((name) => getComputedStyle(picture).getPropertyValue(name));
  for (const size of sizes) expect(size).toMatch(/^\d+(?:\.\d+)?px$/);
});

test('the table is placed at the edges chosen in its options', async () => {
  const screen = await renderScreen('/status/table', { followed });
  await waitForFronts(...followed);
  const options = await openOptions();
  for (const [group, choice, key] of [
    ['Vertical position', 'Bottom', 'verticalPosition'],
    ['Horizontal position', 'Right', 'horizontalPosition'],
  ] as const) {
    await options.getByRole('radiogroup', { name: group }).getByText(choice, { exact: true }).click();
    await expect
      .poll(() => screen.stored('settings'))
      .toMatchObject({ settings: { status: { table: { [key]: 'end' } } } });
  }
});

test('times are relative, and show the exact time on demand', async () => {
  await renderScreen('/status/list', { followed });
  await waitForFronts('exmpl');
  const options = await openOptions();
  await pressAt(options.getByRole('switch', { name: statusWords.lastSwitch, exact: true }), 'Space');
  await press('Escape');
  const time = system('exmpl').css('time').first();
  await expect.element(time).toHaveTextContent(/ago|now|min|h|d/);
  const moment = time.element().getAttribute('datetime') ?? '';
  expect(moment).toMatch(/^\d{4}-\d{2}-\d{2}T/);
  const button = system('exmpl').getByRole('button', { name: /^Last switch/ });
  await button.hover();
  await expect.element(button).toHaveAttribute('title', expect.stringContaining(moment.slice(0, 4)));
  await button.click();
  await expect.element(button).toHaveTextContent(moment.slice(0, 4));
  const age = page.getByText(/^Updated /).first();
  await age.hover();
  await expect.element(age).toHaveAttribute('title', expect.stringMatching(/\d{4}.*:\d\d:\d\d/));
});

test.for(['tile', 'list', 'table'] as const)(
  'the time of the update in the %s layout follows each answer, also one without news',
  async (layout) => {
    const screen = await renderScreen(`/status/${layout}`, { followed });
    const { refresher, settings } = screen.services;
    settings.update(({ status, ...all }) => ({
      ...all,
      status: { ...status, [layout]: { ...status[layout], showUpdateTime: true } },
    }));
    await waitForFronts('exmpl');
    const moment = () =>
      system('exmpl').element().querySelector('time:last-of-type')?.getAttribute('datetime');
    await expect.poll(moment).toBeTruthy();
    const former = moment();
    refresher.refreshNow();
    await expect.poll(moment).not.toBe(former);
  },
);

test.for(['tile', 'list'] as const)(
  'a system in the %s layout says how old it is while it cannot be fetched, once that matters',
  async (layout) => {
    const aged = (minutes: number, value: object) => ({
      ttl: 300,
      createdAt: Date.now() - minutes * 60_000,
      value,
    });
    const switchedOut = { allowed: true, members: [], lastSwitch: null, lastUpdated: '' };
    const cached = {
      version: 1,
      systems: { exmpl: aged(20, { id: 'exmpl' }), brook: aged(2, { id: 'brook' }) },
      members: {},
      fronters: {
        exmpl: aged(20, { ...switchedOut, system: 'exmpl' }),
        brook: aged(2, { ...switchedOut, system: 'brook' }),
      },
    };
    const screen = await renderScreen(`/status/${layout}`, {
      followed: ['exmpl', 'brook'],
      stored: { 'persisted-cache': cached },
      prepare: ({ faults }) => faults.replace([{ kind: 'drop' }]),
    });
    await waitForFronts('exmpl', 'brook');
    const age = (id: string) => system(id).getByText(statusWords.lastKnown);
    screen.online.set(false);
    await expect.element(age('exmpl')).toBeVisible();
    expect(age('brook').query()).toBeNull();
  },
);

test('the search finds by system, by ID and by fronter', async () => {
  await renderScreen('/status/list', { followed });
  await waitForFronts(...followed);
  const search = page.getByRole('searchbox', { name: statusWords.search });
  await search.fill('BROOK');
  await expect.element(system('brook')).toBeVisible();
  await expect.element(system('exmpl')).not.toBeVisible();
  await search.fill('nobody by this name');
  await expect.element(page.getByText(statusWords.searchNothing)).toBeVisible();
  await page.getByRole('button', { name: statusWords.clearSearch }).last().click();
  await expect.element(system('exmpl')).toBeVisible();
});

test('a tile keeps its height however many are fronting, and shows the rest of a large front when asked', async () => {
  await page.viewport(1440, 900);
  const members = (sandbox: Sandbox, count: number) =>
    membersOf({ sandbox }, 'exmpl')
      .slice(0, count)
      .map(({ id }) => id);
  const screen = await renderScreen('/status/tile', {
    followed: ['exmpl'],
    prepare: (sandbox) => recordSwitch({ sandbox }, 'exmpl', members(sandbox, 12)),
  });
  await waitForFronts('exmpl');
  const fronters = system('exmpl').getByRole('list').getByRole('listitem');
  const height = () => system('exmpl').element().getBoundingClientRect().height;
  expect(fronters).toHaveLength(7);
  const folded = height();
  const more = system('exmpl').getByRole('button', { name: statusWords.moreFronters(5) });
  await more.click();
  expect(fronters).toHaveLength(12);
  await system('exmpl').getByRole('button', { name: statusWords.fewerFronters }).click();
  expect(fronters).toHaveLength(7);
  for (const count of [1, 2, 3, 4, 8]) {
    recordSwitch(screen, 'exmpl', members(screen.sandbox, count));
    await page.getByRole('button', { name: statusWords.refresh, exact: true }).click();
    await expect.poll(() => fronters.elements().length).toBe(count);
    expect(height(), `${count} fronters`).toBeCloseTo(folded, 0);
  }
});

test('a tile has few elements, because each makes a board of hundreds slower', async () => {
  await renderScreen('/status/tile', {
    followed,
    prepare: (sandbox) =>
      recordSwitch({ sandbox }, 'exmpl', [String(membersOf({ sandbox }, 'exmpl')[0]?.id)]),
  });
  await waitForFronts('exmpl');
  await expect
    .poll(() => system('exmpl').element().querySelectorAll('[data-entity="member"]').length)
    .toBe(1);
  // The box, the heading with its button, picture and words, and the list of one fronter with the same.
  expect(system('exmpl').element().querySelectorAll('*').length).toBeLessThanOrEqual(16);
});
