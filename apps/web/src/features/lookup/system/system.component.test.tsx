import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { describingMember, describingSystems } from '../../../state/followed-details-changes.ts';
import { expectGone, expectTexts, press } from '../../../testing/component/gestures.ts';
import { renderScreen } from '../../../testing/component/render-screen.tsx';
import { memberRow, membersOf, recordSwitch, systemRow } from '../../../testing/world-rows.ts';
import { systemFailureWords } from './failure-words.ts';
import { lookedUpFrontWords as frontWords } from './fronters-words.ts';
import { lookedUpSystemWords as words } from './words.ts';

const tab = (name: string) =>
  page.getByRole('navigation', { name: words.tabsLabel }).getByRole('link', { name });
const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const members = page.getByText(/^\d+ members?$/);
const groups = page.getByText(/^\d+ groups$/);
const fronters = page.getByRole('list', { name: frontWords.list });

test('a system opens on its fronters, and its tabs are places of their own', async () => {
  const screen = await renderScreen('/lookup/system/exmpl');
  expect(screen.address()).toBe('/lookup/system/exmpl/fronters');
  await expect.element(title('Lantern House')).toBeVisible();
  await expect.poll(() => fronters.getByRole('link').elements()).toHaveLength(2);
  await expect.element(tab(words.tabs.fronters)).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByText(frontWords.lastSwitch)).toBeVisible();
  await tab(words.tabs.members).click();
  await expect.element(members).toBeVisible();
  expect(screen.address()).toBe('/lookup/system/exmpl/members');
  await expect.element(tab(words.tabs.members)).toHaveAttribute('aria-current', 'page');
  await expect.element(tab(words.tabs.members)).toHaveTextContent(/\d/);
  await tab(words.tabs.groups).click();
  await expect.element(groups).toBeVisible();
  screen.goBack();
  await expect.element(members).toBeVisible();
  screen.goTo(`/lookup/system/${systemRow(screen, 'exmpl').uuid}`);
  await expect.element(fronters).toBeVisible();
  await expect.element(title('Lantern House')).toBeVisible();
});

test('the title and the current tab are right for every way to name a system', async () => {
  const screen = await renderScreen('/lookup', { own: 'exmpl' });
  const expected = 'System · Frontboard';
  for (const id of ['@me', '%40me', '%40ME']) {
    screen.goTo(`/lookup/system/${id}/members`);
    await expect.element(members).toBeVisible();
    await expect.element(tab(words.tabs.members)).toHaveAttribute('aria-current', 'page');
    await expect.poll(() => document.title).toBe(expected);
    expect(screen.address()).toBe('/lookup/system/@me/members');
    screen.goTo('/lookup');
    await expect.poll(() => document.title).not.toBe(expected);
  }
  screen.goTo('/lookup/system/a%20b/members');
  await expect.element(heading(systemFailureWords.notAnId)).toBeVisible();
  await expect.poll(() => document.title).toBe(expected);
  screen.goTo('/lookup/system/exmpl/nowhere');
  await expect.poll(() => document.title).toMatch(/^Page not found/);
});

test('tabs appear together with the card above them', async () => {
  const screen = await renderScreen('/lookup');
  const release = screen.hold(/\/systems\/brook$/);
  screen.goTo('/lookup/system/brook/members');
  // Requested in parallel, and answered before the card is.
  const firstMember = page.css('main a[href*="/members/"]').first();
  await expect.element(firstMember).toBeInTheDocument();
  await expect.element(page.getByText(words.loading, { exact: true })).toBeInTheDocument();
  await expectGone(tab(words.tabs.members));
  await expect.element(firstMember).not.toBeVisible();
  release();
  await expect.element(tab(words.tabs.members)).toBeVisible();
  await expect.element(firstMember).toBeVisible();
});

test('what is not shared is explained in neutral words, each on its own', async () => {
  const screen = await renderScreen('/lookup');
  for (const [id, said] of [
    ['tidal', 'Hasn’t shared who is fronting'],
    ['drift', 'Switched out'],
    ['sprout', 'No switches yet'],
  ] as const) {
    screen.goTo(`/lookup/system/${id}/fronters`);
    await expect.element(heading(said)).toBeVisible();
  }
  screen.goTo('/lookup/system/hushed/members');
  await expect.element(heading(words.members.private)).toBeVisible();
  await tab(words.tabs.groups).click();
  await expect.element(heading(words.groups.private)).toBeVisible();
  screen.goTo('/lookup/system/curtn/groups');
  await expect.element(title('Half-Drawn Curtains')).toBeVisible();
  await expect.element(heading(words.groups.private)).toBeVisible();
  await tab(words.tabs.members).click();
  await expect.element(members).toBeVisible();
});

test('data that becomes private is removed with the next answer', async () => {
  const screen = await renderScreen('/lookup/system/tidal/fronters');
  const row = systemRow(screen, 'tidal');
  const refresh = page.getByRole('button', { name: frontWords.refresh });
  row.privacy.front_privacy = 'public';
  await refresh.click();
  await expect.element(page.getByRole('link', { name: /Kelp/ })).toBeVisible();
  row.privacy.front_privacy = 'private';
  await refresh.click();
  await expect.element(heading('Hasn’t shared who is fronting')).toBeVisible();
  await expectGone(page.getByText('Kelp'));
});

test('a fronter whom the member list leaves out has the name that PluralKit sends, whichever screens were open before', async () => {
  const screen = await renderScreen('/status/list', {
    followed: ['exmpl'],
    prepare(sandbox) {
      memberRow({ sandbox }, 'Moss').privacy.visibility = 'private';
      recordSwitch({ sandbox }, 'exmpl', [
        memberRow({ sandbox }, 'Juniper').id,
        memberRow({ sandbox }, 'Moss').id,
      ]);
    },
  });
  const onStatus = page.css('[data-system="exmpl"]');
  await expect.element(onStatus).toHaveTextContent(/Juniper.*Moss/);
  screen.goTo('/lookup/system/exmpl/fronters');
  await expect.element(fronters.getByRole('link', { name: 'Moss' })).toBeVisible();
  await tab(words.tabs.members).click();
  await expect.element(members).toBeVisible();
  await expect.element(page.css('main a[href*="/members/"]').getByText('Juniper')).toBeVisible();
  expect(page.css('main a[href*="/members/"]').getByText('Moss').elements()).toEqual([]);
  await tab(words.tabs.fronters).click();
  await expect.element(fronters.getByRole('link', { name: 'Moss' })).toBeVisible();
  expect(fronters.getByRole('link').elements()).toHaveLength(2);
  screen.goTo('/status/list');
  await expect.element(onStatus).toHaveTextContent(/Juniper.*Moss/);
});

test('an address that leads to no system is answered in plain words, and a member’s ID leads to the member', async () => {
  const screen = await renderScreen('/lookup');
  for (const [id, said] of [
    ['gonezz', systemFailureWords.notFound],
    ['ab', systemFailureWords.notAnId],
    ['%F0%9F%8C%99', systemFailureWords.notAnId],
    ['@me', systemFailureWords.noToken],
  ] as const) {
    screen.goTo(`/lookup/system/${id}/members`);
    await expect.element(heading(said)).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(/^System$/);
    await expect.element(page.getByRole('link', { name: systemFailureWords.search })).toBeVisible();
    screen.goTo('/lookup');
    await expectGone(heading(said));
  }
  const { id } = memberRow(screen, 'Juniper');
  screen.goTo(`/lookup/system/${id}`);
  await page.getByRole('link', { name: systemFailureWords.openMember }).click();
  await expect.poll(() => screen.address()).toBe(`/lookup/member/${id}`);
});

test('a system is followed, unfollowed and followed again by Undo on its page', async () => {
  const screen = await renderScreen('/lookup/system/tidal');
  const follow = page.getByRole('button', { name: words.followOf('Tidepool') });
  const unfollow = page.getByRole('button', { name: words.unfollowOf('Tidepool') });
  // In words on a phone, too.
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  await expect.element(follow.getByText(words.follow, { exact: true })).toBeVisible();
  await follow.click();
  await expect.element(unfollow.getByText(words.unfollow, { exact: true })).toBeVisible();
  expect(screen.stored('systems')).toEqual({ version: 2, systems: ['tidal'] });
  await unfollow.click();
  await expect.element(follow).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(unfollow).toBeVisible();
});

test('the card and each list can fail on their own, and load after a retry', async () => {
  const screen = await renderScreen('/lookup');
  const again = page.getByRole('button', { name: 'Try again' });
  screen.breakWith({ kind: 'status', status: 400, match: { path: '/members$' } });
  screen.goTo('/lookup/system/exmpl/members');
  await expect.element(heading(words.members.failed)).toBeVisible();
  await expect.element(title('Lantern House')).toBeVisible();
  await tab(words.tabs.groups).click();
  await expect.element(groups).toBeVisible();
  const refused = () => screen.requests().filter(({ status }) => status === 400).length;
  const before = refused();
  await tab(words.tabs.members).click();
  // Returning to it fetches it again.
  await expect.poll(refused).toBe(before + 1);
  screen.mend();
  await again.click();
  await expect.element(members).toBeVisible();

  screen.breakWith({ kind: 'status', status: 400, match: { path: '/systems/brook$' } });
  screen.goTo('/lookup/system/brook/members');
  await expect.element(title('System brook')).toBeVisible();
  await expect.element(members).toBeVisible();
  screen.mend();
  await again.click();
  await expect.element(title('The Willowbrook Collective')).toBeVisible();
});

test('the own system is recognised by its ID and UUID as well', async () => {
  const screen = await renderScreen('/lookup', { own: 'exmpl' });
  for (const ref of ['exmpl', systemRow(screen, 'exmpl').uuid, '@me']) {
    screen.goTo(`/lookup/system/${ref}`);
    await expect.element(page.getByText('Yours', { exact: true })).toBeVisible();
    screen.goTo('/lookup');
    await expectGone(page.getByText('Yours', { exact: true }));
  }
});

test('once the list of members is known, a fronter who is not in it is not looked up', async () => {
  const screen = await renderScreen('/lookup/system/brook/members', {
    prepare: (sandbox) => {
      const [seen, hidden] = membersOf({ sandbox }, 'brook');
      if (seen === undefined || hidden === undefined)
        throw new Error('The sample system has too few members.');
      Object.assign(seen.privacy, { visibility: 'public', metadata_privacy: 'public' });
      seen.message_count = 1234;
      hidden.privacy.visibility = 'private';
      recordSwitch({ sandbox }, 'brook', [hidden.id, seen.id]);
    },
  });
  await expect.element(members).toBeVisible();
  await tab(words.tabs.fronters).click();
  await expect.element(fronters.getByRole('listitem').nth(1)).toHaveTextContent('1,234 messages');
  expect(screen.requests().filter(({ path }) => /^(\/v2)?\/members\//.test(path))).toEqual([]);
});

test('fronters are in a list, a table or cards, in front order; the list and the table have the number of messages and the last one, if they are shared', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  const screen = await renderScreen('/lookup/system/brook/fronters', {
    prepare: (sandbox) => {
      const [one, other] = membersOf({ sandbox }, 'brook');
      if (one === undefined || other === undefined) throw new Error('The sample system has too few members.');
      for (const [row, name, metadata] of [
        [one, 'Wrote much', 'public'],
        [other, 'Tells nothing', 'private'],
      ] as const) {
        row.display_name = name;
        row.message_count = 1234;
        row.last_message_timestamp = new Date(Date.now() - 3 * 3_600_000).toISOString();
        Object.assign(row.privacy, {
          visibility: 'public',
          name_privacy: 'public',
          metadata_privacy: metadata,
        });
      }
      recordSwitch({ sandbox }, 'brook', [other.id, one.id]);
    },
  });
  const choose = (name: string) => page.getByRole('radio', { name }).element().closest('label')?.click();
  const links = () => page.css('main a[data-id]').elements();
  const order = () => links().map((link) => link.textContent?.match(/Wrote much|Tells nothing/)?.[0]);
  const stored = () => screen.stored('settings') as { settings: { lookup: object } } | null;
  await expect.poll(order).toEqual(['Tells nothing', 'Wrote much']);
  const items = fronters.getByRole('listitem');
  await expect.element(items.nth(1)).toHaveTextContent('1,234 messages');
  await expect.element(items.nth(1)).toHaveTextContent(/Last message 3 hours ago/);
  await expect.element(items.nth(0)).not.toHaveTextContent(/message/);
  await page.viewport(390, 844);
  const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
  await expect
    .poll(
      () => bottomOf(items.nth(1).element()) - bottomOf(items.nth(1).getByText('1,234 messages').element()),
    )
    .toBeGreaterThan(0);
  await page.viewport(1280, 800);

  choose('Table');
  const table = page.getByRole('table', { name: frontWords.list });
  await expect.element(table).toBeVisible();
  await expect.poll(order).toEqual(['Tells nothing', 'Wrote much']);
  expect(
    table
      .getByRole('columnheader')
      .elements()
      .map((head) => head.textContent),
  ).toEqual(['Name', 'Messages', 'Last message']);
  const cells = (row: number) =>
    [...(table.getByRole('row').nth(row).element().querySelectorAll('td') ?? [])].map(
      (cell) => cell.textContent,
    );
  await expect.poll(() => cells(2)[0]).toBe('1,234');
  expect(cells(2)[1]).toBe('3 hours ago');
  expect(cells(1)).toEqual(['', '']);
  await expect.poll(stored).toMatchObject({ settings: { lookup: { memberLayout: 'table' } } });

  choose('Cards');
  await expect.element(fronters).toBeVisible();
  await expect.poll(order).toEqual(['Tells nothing', 'Wrote much']);
  expect(fronters.getByText(/messages/).query()).toBeNull();
});

test('on a phone the head of a system is low: members are in sight below tabs of equal width, and what it wrote is beside its fronters', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  const screen = await renderScreen('/lookup/system/exmpl/members', { own: 'exmpl' });
  await expect.element(members).toBeVisible();
  await expect.element(title('Lantern House')).toBeVisible();
  await expect.element(page.css('[aria-posinset="3"]')).toBeVisible();
  const boxOf = (place: { element(): Element }) => place.element().getBoundingClientRect();
  const tabs = () => Object.values(words.tabs).map((name) => boxOf(tab(name)));
  await expect.poll(() => boxOf(page.getByRole('main').css('article')).height).toBeLessThanOrEqual(120);
  await expect.poll(() => boxOf(page.css('[aria-posinset="3"]')).bottom).toBeLessThan(844 - 61);
  await expect.poll(() => new Set(tabs().map(({ width }) => Math.round(width))).size).toBe(1);
  await expect.poll(() => Math.max(...tabs().map(({ right }) => right))).toBeLessThanOrEqual(390 - 16);
  const written = page.getByText(/one kettle/);
  await expectGone(written);
  await tab(words.tabs.fronters).click();
  await expect.element(written).toBeVisible();
  await expect.element(fronters).toBeVisible();
  await expect.poll(() => boxOf(written).top - boxOf(fronters).bottom).toBeGreaterThan(0);

  await page.viewport(260, 600);
  document.documentElement.dataset.text = 'larger';
  onTestFinished(() => document.documentElement.removeAttribute('data-text'));
  screen.goTo('/lookup/system/exmpl/members');
  await expect.element(members).toBeVisible();
  await tab(words.tabs.history).click();
  await expect.element(tab(words.tabs.history)).toHaveAttribute('aria-current', 'page');
  await expect.poll(() => boxOf(tab(words.tabs.history)).right).toBeLessThanOrEqual(260);
  await expect.poll(() => boxOf(tab(words.tabs.history)).left).toBeGreaterThanOrEqual(0);
});

test('on a phone the name of a system breaks between its words, and within one only if no line has room for it', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  const name = 'Willowbrook Collective';
  const screen = await renderScreen('/lookup/system/brook/fronters', {
    followed: ['brook'],
    prepare: (sandbox) => {
      systemRow({ sandbox }, 'brook').name = name;
      systemRow({ sandbox }, 'exmpl').name = 'W'.repeat(100);
    },
  });
  await expect.element(page.getByRole('button', { name: words.unfollowOf(name) })).toBeVisible();
  const head = page.getByRole('main').css('article header').element();
  /** How many lines a part of the name is in. */
  const linesOf = (start: number, end: number) => {
    const text = title(name).element().querySelector('bdi')?.firstChild;
    const range = document.createRange();
    range.setStart(text as Node, start);
    range.setEnd(text as Node, end);
    return range.getClientRects().length;
  };
  const space = name.indexOf(' ');
  await expect.poll(() => [linesOf(0, space), linesOf(space + 1, name.length)]).toEqual([1, 1]);
  expect(head.getBoundingClientRect().height).toBeLessThan(180);

  screen.goTo('/lookup/system/exmpl/fronters');
  const unbroken = title('W'.repeat(100));
  await expect.element(unbroken).toBeVisible();
  await expect.element(page.getByRole('button', { name: words.followOf('W'.repeat(100)) })).toBeVisible();
  const card = page.getByRole('main').css('article').element();
  // Beside the picture, in the card, above the actions.
  const box = unbroken.element().getBoundingClientRect();
  expect(box.left).toBeGreaterThan(card.getBoundingClientRect().left + 56);
  expect(box.right).toBeLessThanOrEqual(card.getBoundingClientRect().right);
  expect(unbroken.element().scrollWidth).toBeLessThanOrEqual(Math.ceil(box.width));
});

test('the low bar of a system and the tools of its list cover no member that has the focus', async () => {
  await page.viewport(390, 600);
  onTestFinished(() => page.viewport(1280, 800));
  await renderScreen('/lookup/system/exmpl/members');
  await expect.element(members).toBeVisible();
  const card = page.getByRole('main').getByRole('article').element();
  const follow = page.getByRole('button', { name: words.followOf('Lantern House') }).element();
  const rows = () => [...document.querySelectorAll<HTMLElement>('main a[data-index]')];
  await expect.poll(() => rows().length).toBeGreaterThan(4);
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(() => card.getBoundingClientRect()).toMatchObject({ top: 0, height: 56 });
  expect(follow.getBoundingClientRect().bottom).toBeLessThanOrEqual(56);
  await expect.poll(() => rows().at(-1)?.getBoundingClientRect().bottom).toBeLessThan(600);
  rows().at(-1)?.focus();
  const covered = page.getByRole('searchbox', { name: 'Find members' });
  for (let step = 0; step < 6; step += 1) {
    await press('ArrowUp');
    await expect
      .poll(() => document.activeElement?.getBoundingClientRect().top)
      .toBeGreaterThanOrEqual(covered.element().getBoundingClientRect().bottom);
  }
  expect(card.getBoundingClientRect().height).toBe(56);
});

test('nicknames are beside the own names of a followed system and its members, and discreet mode has none', async () => {
  const screen = await renderScreen('/lookup/system/exmpl', { followed: ['exmpl'] });
  const { followedDetails, settings } = screen.services;
  await expect.element(fronters).toBeVisible();
  const [first] = membersOf(screen, 'exmpl').filter(({ name }) =>
    fronters.element().textContent?.includes(name),
  );
  const uuid = first?.uuid ?? '';
  followedDetails.update(describingSystems(['exmpl'], { nickname: 'The cave' }));
  followedDetails.update(describingMember(uuid, 'exmpl', { nickname: 'Moony' }));
  await expect.element(title('Lantern House')).toBeVisible();
  await expect.element(page.getByText('The cave')).toBeVisible();
  await expect.element(fronters.getByText('Moony')).toBeVisible();
  screen.goTo('/lookup/system/exmpl/members');
  await page.getByRole('searchbox', { name: 'Find members' }).fill('moony');
  await expectTexts(page.css('main [data-index]'), [/Moony/]);
  screen.goTo(`/lookup/member/${uuid}`);
  await expect.element(page.getByRole('heading', { level: 1, name: first?.name ?? '' })).toBeVisible();
  await expect.element(page.getByText('Moony')).toBeVisible();
  settings.update((all) => ({ ...all, discreet: true }));
  await expectGone(page.getByText('Moony'));
});
