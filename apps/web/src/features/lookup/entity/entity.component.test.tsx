import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { ownLocalWords } from '../../../parts/own-local/words.ts';
import { recordHeadWords } from '../../../parts/record/head-words.ts';
import { recordWords } from '../../../parts/record/words.ts';
import { switchNoticeWords } from '../../../parts/switches/switch-notice-words.ts';
import { stateWords } from '../../../state/words.ts';
import { expectGone, openedDialog, press, pressAt } from '../../../testing/component/gestures.ts';
import { contentOfPage, renderScreen } from '../../../testing/component/render-screen.tsx';
import { hostileIds } from '../../../testing/hostile-ids.ts';
import { groupRow, memberRow, recordSwitch, systemRow } from '../../../testing/world-rows.ts';
import { searchWords } from '../search/words.ts';
import { pageWords } from '../words.ts';
import { entityWords as words } from './words.ts';

const HOUR_MS = 3_600_000;
const main = page.getByRole('main');
const title = (name: string | RegExp) => page.getByRole('heading', { level: 1, name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
/** The value beside a label in the lines of details. */
const fact = (label: string) =>
  page
    .css('dl > div')
    .filter({ has: page.css('dt').getByText(label, { exact: true }) })
    .css('dd');
const part = (name: string) => main.getByRole('region', { name, exact: true });
const technical = main.css('summary').getByText(recordWords.technical);
const showAll = page.getByRole('button', { name: pageWords.endPublicView });

async function viewAsOthers(): Promise<void> {
  await expect.element(main.getByRole('button', { name: /^More for / })).toBeVisible();
  // Screen readers say only what changes in a place that was there.
  const said = main.css('p[role="status"]').element();
  expect(said.textContent).toBe('');
  await pressAt(main.getByRole('button', { name: /^More for / }), 'Enter');
  await page.getByRole('menuitem', { name: pageWords.asOthers }).click();
  await expect.element(showAll).toBeVisible();
  await expect.element(said).toHaveTextContent(pageWords.publicView);
  expect(said.isConnected).toBe(true);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
}

test('a member shows what it shares, its groups and its system, and unshared facts in neutral words', async () => {
  const screen = await renderScreen('/lookup');
  const goToMember = (name: string) => screen.goTo(`/lookup/member/${memberRow(screen, name).id}`);
  goToMember('Juniper');
  await expect.element(title('Juniper 🌿')).toBeVisible();
  await expect.element(page.getByText('she/her')).toBeVisible();
  await expect.element(page.getByText(recordWords.birthday('21 March'))).toBeVisible();
  await expect.element(part(recordWords.proxyTags)).toHaveTextContent(/J:hello$/);
  expect(fact(recordWords.facts.id).query()?.checkVisibility()).toBe(false);
  await pressAt(technical, 'Enter');
  await expect.element(fact(recordWords.facts.id)).toBeVisible();
  await expect.element(fact(recordWords.facts.messages)).toHaveTextContent(/^3,184$/);
  await expect.element(fact(recordWords.facts.lastMessage)).toHaveTextContent('ago');
  await expect.element(fact(recordWords.facts.color)).toHaveTextContent(/^#4f9d69$/);
  await expect.element(fact(recordWords.facts.created)).toHaveTextContent(/\d/);
  await expectGone(fact(recordWords.facts.name));
  await expect.element(page.getByText('If the plant is still green, so am I.')).toBeVisible();
  await page.getByRole('link', { name: 'Kitchen crew' }).click();
  await expect.element(title('Kitchen crew')).toBeVisible();
  screen.goBack();
  await page.getByRole('link', { name: words.inSystem.member('Lantern House') }).click();
  await expect.poll(() => screen.address()).toMatch(/^\/lookup\/system\/exmpl/);

  goToMember('Tamsin');
  await expect.element(title('T.')).toBeVisible();
  await expect.element(fact(recordWords.facts.messages)).toHaveTextContent(recordWords.notShared);
  await expect.element(part(recordWords.proxyTags)).toHaveTextContent(recordWords.noneShared);
  await expect.element(page.getByText(recordWords.noDescriptionShared)).toBeVisible();
  expect(contentOfPage()).not.toMatch(/Tamsin|Quiet rooms/);

  goToMember('Opal');
  await expect.element(page.getByText(recordWords.groupsPrivate)).toBeVisible();
  expect(contentOfPage()).not.toContain('Armchair');
});

test('pronouns have their links and formatting on pages, and are plain text in lists', async () => {
  const linked = '[they/them](https://pronouns.example/@fen) **or** it';
  const screen = await renderScreen('/lookup', {
    prepare: (sandbox) => {
      memberRow({ sandbox }, 'Juniper').pronouns = linked;
      systemRow({ sandbox }, 'exmpl').pronouns = linked;
    },
  });
  screen.goTo(`/lookup/member/${memberRow(screen, 'Juniper').id}`);
  // The names of rows have the same words.
  const link = main.css('a[href="https://pronouns.example/@fen"]');
  await expect.element(link).toHaveTextContent('they/them');
  await expect.element(main.css('strong')).toHaveTextContent('or');
  screen.goTo('/lookup/system/exmpl/members');
  await expect.element(title('Lantern House')).toBeVisible();
  await expect.element(link).toBeVisible();
  await expect
    .element(page.css('[data-index]').filter({ hasText: 'Juniper' }))
    .toHaveTextContent('they/them or it');
});

test('a member is shown in the chosen format of names and IDs', async () => {
  const settings = { detectPronouns: false, id: { sep: true, caps: true } };
  const screen = await renderScreen('/lookup', { stored: { settings: { version: 16, settings } } });
  const luna = memberRow(screen, 'Luna');
  luna.id = 'lunaab';
  screen.sandbox.state.index.memberById.set(luna.id, luna.uuid);
  screen.goTo(`/lookup/member/${luna.id}`);
  await expect.element(title('Luna [she/they]')).toBeVisible();
  await expect.element(fact(recordWords.facts.id)).toHaveTextContent('LUN-AAB');
});

test('pages show every fact without details in cards, too', async () => {
  const settings = { showCardDetails: false };
  const screen = await renderScreen('/lookup', { stored: { settings: { version: 16, settings } } });
  screen.goTo(`/lookup/member/${memberRow(screen, 'Juniper').id}`);
  await expect.element(page.getByText(recordWords.birthday('21 March'))).toBeVisible();
  await expect.element(part(recordWords.proxyTags)).toBeVisible();
  await technical.click();
  for (const label of ['id', 'uuid', 'messages', 'lastMessage', 'color', 'created'] as const)
    await expect.element(fact(recordWords.facts[label])).toBeVisible();
  screen.goTo(`/lookup/group/${groupRow(screen, 'kitchen').id}`);
  await expect.element(title('Kitchen crew')).toBeVisible();
  await technical.click();
  for (const label of ['id', 'uuid', 'color', 'created'] as const)
    await expect.element(fact(recordWords.facts[label])).toBeVisible();
  screen.goTo('/lookup/system/exmpl');
  await expect.element(title('Lantern House')).toBeVisible();
  await expect.element(main.css('header').getByText('🏮')).toBeVisible();
  await technical.click();
  for (const label of ['id', 'uuid', 'created'] as const)
    await expect.element(fact(recordWords.facts[label])).toBeVisible();
});

test('a member that is deleted leaves no data on its page and in the recent lookups', async () => {
  const screen = await renderScreen('/lookup', {
    stored: { 'recent-lookups': { version: 1, isOn: true, entries: ['member:gonez', 'system:gonezz'] } },
  });
  await page.getByRole('link', { name: searchWords.unnamed.member('gonez') }).click();
  await expect.element(heading(words.failure.notFound.member)).toBeVisible();
  screen.goBack();
  const goneSystem = page.getByRole('link', { name: searchWords.unnamed.system('gonezz') });
  await expect.element(goneSystem).toBeVisible();
  await expectGone(page.getByRole('link', { name: searchWords.unnamed.member('gonez') }));
  await goneSystem.click();
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveTextContent('found');
  await page.getByRole('link', { name: 'Lookup', exact: true }).click();
  await expect.element(page.getByText(searchWords.recent.empty)).toBeVisible();

  screen.goTo(`/lookup/group/${groupRow(screen, 'kitchen').id}`);
  const moss = main.getByRole('link', { name: /Moss/ });
  await expect.element(moss).toBeVisible();
  const body = { message: 'Member not found.', code: 20002 };
  screen.breakWith({ kind: 'status', status: 404, body, match: { path: '/members/' } });
  await moss.click();
  await expect.element(heading(words.failure.notFound.member)).toBeVisible();
  expect(screen.address()).toBe(`/lookup/member/${memberRow(screen, 'Moss').id}`);
  await expect.element(main).not.toHaveTextContent('Moss');
});

test('a group shows its card and its members with their tools, or in neutral words that they are private', async () => {
  const screen = await renderScreen('/lookup');
  screen.goTo(`/lookup/group/${groupRow(screen, 'kitchen').id}`);
  await expect.element(title('Kitchen crew')).toBeVisible();
  await expect.element(page.getByText('Wash up before you switch out.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: words.inSystem.group('Lantern House') })).toBeVisible();
  for (const name of [/Cas/, /Ivy/, /Juniper/, /Moss/])
    await expect.element(main.getByRole('link', { name })).toBeVisible();
  // What they wrote is above a list of any length.
  const tops = () =>
    [part(recordWords.description), technical, main.getByRole('link', { name: /Cas/ })].map(
      (place) => place.element().getBoundingClientRect().top,
    );
  await expect.poll(() => tops().every((top, place, all) => top > (all[place - 1] ?? 0))).toBe(true);
  await page.getByRole('searchbox', { name: 'Find members' }).fill('juni');
  await expectGone(main.getByRole('link', { name: /Moss/ }));
  await expect.poll(() => screen.address()).toMatch(/\?text=juni/);
  await screen.reload();
  await expect.element(main.getByRole('link', { name: /Juniper/ })).toBeVisible();
  await expectGone(main.getByRole('link', { name: /Moss/ }));

  screen.goTo(`/lookup/group/${groupRow(screen, 'Writing desk').id}`);
  await expect.element(heading(words.membersPrivate)).toBeVisible();
  expect(contentOfPage()).not.toMatch(/Tamsin|Quill/);
});

test('on a phone the first member of a group is within 480 px, above what is only on this device, and the menu has what is technical', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  const screen = await renderScreen('/switch', { own: 'exmpl' });
  screen.goTo(`/lookup/group/${groupRow(screen, 'kitchen').id}`);
  const first = main.getByRole('link', { name: /Cas/ });
  await expect.element(first).toBeVisible();
  await expect.element(page.getByText('Wash up before you switch out.')).toBeVisible();
  const note = page.getByRole('heading', { name: ownLocalWords.title });
  await expect.element(note).toBeInTheDocument();
  const boxOf = (place: { element(): Element }) => place.element().getBoundingClientRect();
  await expect.poll(() => boxOf(first).top).toBeLessThanOrEqual(480);
  await expect.poll(() => boxOf(note).top).toBeGreaterThan(boxOf(first).bottom);
  // The only action beside the menu is in the corner, and covers neither the picture nor the edge.
  const edit = boxOf(main.getByRole('link', { name: recordHeadWords.edit, exact: true }));
  const face = boxOf(page.getByRole('button', { name: recordHeadWords.zoomIn('Kitchen crew') }));
  expect([edit.left >= face.right, edit.right <= 374, edit.top >= 0]).toEqual([true, true, true]);
  const more = main.getByRole('button', { name: /^More for / });
  await pressAt(more, 'Enter');
  await page.getByRole('menuitem', { name: recordWords.technical }).click();
  const dialog = await openedDialog();
  await expect.element(dialog.getByText(groupRow(screen, 'kitchen').uuid)).toBeVisible();
  await press('Escape');
  await expect.element(more).toHaveFocus();
});

test('buttons and arrow keys go on from a list, but not in a dialog, with a key of the browser, or from an address', async () => {
  const screen = await renderScreen('/lookup');
  const next = page.getByRole('button', { name: words.neighbours.nextOf.member });
  const previous = page.getByRole('button', { name: words.neighbours.previousOf.member });
  screen.goTo(`/lookup/member/${memberRow(screen, 'Ivy').id}`);
  await expect.element(title('Ivy')).toBeVisible();
  await expectGone(next);
  // Had this key gone on, the first step from the list would be another.
  await press('ArrowRight');

  screen.goTo(`/lookup/group/${groupRow(screen, 'kitchen').id}`);
  await main.getByRole('link', { name: /Ivy/ }).click();
  await expect.element(title('Ivy')).toBeVisible();
  await expect.element(page.getByText(words.neighbours.place(2, 4))).toBeVisible();
  await page.getByRole('button', { name: recordHeadWords.zoomIn('Ivy') }).click();
  await openedDialog();
  await press('ArrowRight', 'Escape');
  await expectGone(page.getByRole('dialog'));
  await press('Control+ArrowRight', 'ArrowRight');
  await expect.element(title('Juniper 🌿')).toBeVisible();
  await press('ArrowRight');
  await expect.element(title('Moss')).toBeVisible();
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await press('ArrowRight');
  await expect.element(title('Moss')).toBeVisible();
  await previous.click();
  await expect.element(title('Juniper 🌿')).toBeVisible();
  await expect.element(previous).toHaveFocus();
  screen.goBack();
  await expect.element(title('Kitchen crew')).toBeVisible();
});

test('the owner sees private data marked, and on request what others see, also after a reload; nobody else has the choice', async () => {
  const screen = await renderScreen('/lookup', { own: 'exmpl' });
  screen.goTo(`/lookup/member/${memberRow(screen, 'Tamsin').id}`);
  await expect.element(page.getByText(pageWords.badge, { exact: true })).toBeVisible();
  await expect.element(fact(recordWords.facts.name)).toHaveTextContent(/Tamsin.*Only you see this/);
  await expect.element(fact(recordWords.facts.messages)).toHaveTextContent(recordHeadWords.onlyYou);
  await expect.element(part(recordWords.proxyTags)).toHaveTextContent(recordHeadWords.onlyYou);
  await expect.element(fact(recordWords.facts.color)).not.toHaveTextContent(recordHeadWords.onlyYou);
  await expect.element(page.getByText('Reads everything, posts nothing.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Quiet rooms' })).toBeVisible();
  // Whether they are here is said only if it is known.
  await screen.caughtUp();
  expect(screen.requests().filter(({ path }) => /fronters|switches/.test(path))).toEqual([]);
  await viewAsOthers();
  await expect.element(page.getByText(pageWords.badgePublic, { exact: true })).toBeVisible();
  await expect.element(fact(recordWords.facts.messages)).toHaveTextContent(recordWords.notShared);
  await expect.element(page.getByText(recordWords.noDescriptionShared)).toBeVisible();
  await expect.element(main).not.toHaveTextContent(/Tamsin|Quiet rooms|Only you see this/);
  await screen.reload();
  await expect.element(page.getByText(pageWords.badgePublic, { exact: true })).toBeVisible();
  await pressAt(showAll, 'Enter');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect.element(fact(recordWords.facts.name)).toHaveTextContent('Tamsin');

  screen.goTo(`/lookup/group/${groupRow(screen, 'Quiet rooms').id}`);
  await expect.element(page.getByText(pageWords.badge, { exact: true })).toBeVisible();
  await expect.element(fact(recordWords.facts.lists)).toHaveTextContent('Left out of lists');
  await expect.element(fact(recordWords.facts.members)).toHaveTextContent(recordWords.hiddenGroupList);
  await expect.element(main.getByRole('link', { name: /Harbour/ })).toBeVisible();
  await viewAsOthers();
  await expect.element(heading(words.membersPrivate)).toBeVisible();
  await expect.element(main).not.toHaveTextContent('Harbour');

  screen.goTo(`/lookup/member/${memberRow(screen, 'Nettle').id}`);
  await expect.element(title('Nettle')).toBeVisible();
  await pressAt(main.getByRole('button', { name: /^More for / }), 'Enter');
  await expect.element(page.getByRole('menuitem', { name: pageWords.copyLink })).toBeVisible();
  await expectGone(page.getByRole('menuitem', { name: pageWords.asOthers }));
  await press('Escape');
  await expectGone(page.getByText(pageWords.badge, { exact: true }));
});

test('an address of something else leads on, one with a slash behind the ID is found, and an unknown ID is explained', async () => {
  const screen = await renderScreen('/lookup');
  screen.goTo(`/lookup/member/${groupRow(screen, 'kitchen').id}`);
  await expect.element(page.getByText(words.failure.elsewhere.group)).toBeVisible();
  await page.getByRole('link', { name: words.failure.open.group }).click();
  await expect.element(title('Kitchen crew')).toBeVisible();
  screen.goTo('/lookup/group/exmpl');
  await page.getByRole('link', { name: words.failure.open.system }).click();
  await expect.poll(() => screen.address()).toMatch(/^\/lookup\/system\/exmpl/);

  screen.goTo(`/lookup/member/${memberRow(screen, 'Juniper').id}/`);
  await expect.element(title('Juniper 🌿')).toBeVisible();
  screen.goTo('/lookup/member/zzzzz');
  await expect.element(heading(words.failure.notFound.member)).toBeVisible();
  await expect.element(page.getByText(words.failure.notFoundText.member)).toBeVisible();
  await page.getByRole('link', { name: words.failure.search }).click();
  await expect.element(title(searchWords.title)).toBeVisible();

  screen.goTo('/lookup/member/466378653216014359');
  await page.getByRole('link', { name: words.failure.searchThis }).click();
  await expect.element(page.getByLabelText(searchWords.label)).toHaveValue('466378653216014359');
  screen.goTo('/lookup/group/@me');
  await expect.element(page.getByRole('link', { name: words.failure.openOwn })).toBeVisible();
});

test('a failing service is reported and asked again on request, and a refusal is neutral', async () => {
  const screen = await renderScreen('/lookup', {
    // An answer that is not asked for again by itself.
    prepare: ({ faults }) => faults.add({ kind: 'status', status: 501, match: { path: '/members/' } }),
  });
  screen.goTo(`/lookup/member/${memberRow(screen, 'Juniper').id}`);
  await expect.element(heading('PluralKit has problems right now')).toBeVisible();
  const body = { message: 'Unauthorized to view this.', code: 30003 };
  screen.breakWith({ kind: 'status', status: 403, body, match: { path: '/groups/' } });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(title('Juniper 🌿')).toBeVisible();

  screen.goTo(`/lookup/group/${groupRow(screen, 'kitchen').id}`);
  await expect.element(heading(words.failure.hidden.group)).toBeVisible();
  await expect.element(main).not.toHaveTextContent(/error|denied|forbidden|unauthorized/i);
});

test('no address of a system, member or group breaks anything, whatever its ID is', async () => {
  const errors: string[] = [];
  const note = ({ message }: ErrorEvent) => errors.push(message);
  addEventListener('error', note);
  onTestFinished(() => removeEventListener('error', note));
  const screen = await renderScreen('/lookup');
  const searchLink = page.getByRole('link', { name: words.failure.search });
  for (const kind of ['system', 'member', 'group']) {
    for (const id of hostileIds) {
      screen.goTo(`/lookup/${kind}/${id}`);
      await expect.element(searchLink).toBeVisible();
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.element(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      screen.goTo('/lookup');
      await expectGone(searchLink);
    }
  }
  expect(screen.requests()).toEqual([]);
  expect(errors).toEqual([]);
});

test('the head of an own member says whether they are here from what is known, and switches to them with Undo', async () => {
  const screen = await renderScreen('/switch', {
    own: 'exmpl',
    prepare: (sandbox) => {
      const refOf = (name: string) => memberRow({ sandbox }, name).id;
      recordSwitch({ sandbox }, 'exmpl', [refOf('Luna')], Date.now() - 2 * HOUR_MS);
      recordSwitch({ sandbox }, 'exmpl', [refOf('Ivy'), refOf('Moss')], Date.now() - HOUR_MS);
    },
  });
  const { presence } = recordWords;
  await expect.element(page.getByRole('list', { name: 'Fronting now' })).toHaveTextContent(/Ivy.*for 1 hour/);
  // The switches before it are loaded, too.
  await expect
    .element(page.getByRole('group', { name: 'Last fronts' }).getByRole('button', { name: /Luna/ }))
    .toBeVisible();
  screen.goTo(`/lookup/member/${memberRow(screen, 'Ivy').id}`);
  await expect.element(title('Ivy')).toBeVisible();
  const head = main.getByRole('article');
  await expect.element(head).toHaveTextContent(`${presence.here} · for 1 hour`);
  screen.goTo(`/lookup/member/${memberRow(screen, 'Luna').id}`);
  await expect.element(title('Luna')).toBeVisible();
  await expect.element(head).toHaveTextContent(`${presence.last} 1 hour ago`);
  const switchTo = page.getByRole('button', { name: recordWords.switchTo('Luna') });
  await expect.element(switchTo).toBeVisible();
  const { length } = screen.writes;
  const pressedTwice = switchTo.element() as HTMLElement;
  pressedTwice.focus();
  pressedTwice.click();
  pressedTwice.click();
  await expect.element(page.getByText(switchNoticeWords.switched('Luna'))).toBeVisible();
  await expect.element(head).toHaveTextContent(presence.here);
  // Luna is in front alone.
  await expectGone(switchTo);
  await expect.element(title('Luna')).toHaveFocus();
  await expect.poll(() => screen.writes).toHaveLength(length + 1);
  await page.getByRole('button', { name: stateWords.undo, exact: true }).click();
  await expect.element(page.getByText(switchNoticeWords.undone)).toBeVisible();
  await expect.element(head).toHaveTextContent(`${presence.last} 1 hour ago`);
  await expect.element(switchTo).toBeVisible();
});

/** Where an element is in the page, however far that is scrolled. */
const placeOf = (element: Element) => Math.round(element.getBoundingClientRect().top + window.scrollY);

async function onPhone(): Promise<void> {
  await page.viewport(390, 600);
  onTestFinished(() => page.viewport(1280, 800));
}

test('scrolled away, the head of a record is a low bar with its name and actions, and nothing below it moves', async () => {
  await onPhone();
  const screen = await renderScreen('/lookup', {
    own: 'exmpl',
    prepare: (sandbox) => {
      const luna = memberRow({ sandbox }, 'Luna');
      luna.display_name = 'W'.repeat(100);
      luna.description = 'Line by line.\n\n'.repeat(60);
    },
  });
  screen.goTo(`/lookup/member/${memberRow(screen, 'Luna').id}`);
  const name = title('W'.repeat(100));
  await expect.element(name).toBeVisible();
  const card = main.getByRole('article').element();
  const edit = main.getByRole('link', { name: recordHeadWords.edit, exact: true });
  await expect.element(page.getByText('Line by line.').first()).toBeVisible();
  const below = part(recordWords.description).element();
  const place = placeOf(below);
  const wholePx = card.getBoundingClientRect().height;
  expect(wholePx).toBeGreaterThan(100);
  const heading1 = name.element();

  window.scrollTo(0, 1_400);
  await expect.poll(() => card.getBoundingClientRect()).toMatchObject({ top: 0, height: 56 });
  expect(placeOf(below)).toBe(place);
  expect(window.scrollY).toBe(1_400);
  // It is the same heading, and the only one.
  expect([...document.querySelectorAll('h1')]).toEqual([heading1]);
  expect(heading1.getBoundingClientRect().height).toBeLessThan(56);
  for (const action of [
    edit,
    main.getByRole('button', { name: /^More for / }),
    main.getByRole('button', { name: recordWords.switchTo('W'.repeat(100)) }),
  ]) {
    const { top, bottom, left, right, width } = action.element().getBoundingClientRect();
    expect([top >= 0, bottom <= 56, left >= 0, right <= 390, width >= 36]).toEqual(Array(5).fill(true));
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);

  window.scrollTo(0, 0);
  await expect.poll(() => card.getBoundingClientRect().height).toBe(wholePx);
  expect(placeOf(below)).toBe(place);
});

test('on a wide screen a long name has more room in the head than the action with it', async () => {
  const name = 'W'.repeat(100);
  const screen = await renderScreen('/lookup', {
    own: 'exmpl',
    prepare: (sandbox) => {
      memberRow({ sandbox }, 'Luna').display_name = name;
    },
  });
  screen.goTo(`/lookup/member/${memberRow(screen, 'Luna').id}`);
  const action = main.getByRole('button', { name: recordWords.switchTo(name) });
  await expect.element(title(name)).toBeVisible();
  await expect.element(action).toBeVisible();
  const boxOf = (place: { element(): Element }) => place.element().getBoundingClientRect();
  await expect.poll(() => boxOf(title(name)).width - boxOf(action).width).toBeGreaterThan(0);
  await expect.poll(() => boxOf(title(name)).right - boxOf(action).left).toBeLessThanOrEqual(0);
});

test('what the low bar has no room for comes into sight with the focus', async () => {
  await onPhone();
  const screen = await renderScreen('/lookup', { own: 'exmpl' });
  screen.goTo(`/lookup/group/${groupRow(screen, 'kitchen').id}`);
  const link = page.getByRole('link', { name: words.inSystem.group('Lantern House') });
  await expect.element(link).toBeVisible();
  await expect.element(main.getByRole('link', { name: /Moss/ })).toBeVisible();
  const card = main.getByRole('article').element();
  window.scrollTo(0, 1_000);
  await expect.poll(() => card.getBoundingClientRect().height).toBe(56);
  // The tools of the list are below it.
  const search = page.getByRole('searchbox', { name: 'Find members' }).element();
  expect(search.getBoundingClientRect().top).toBeGreaterThanOrEqual(56);
  (link.element() as HTMLElement).focus({ preventScroll: true });
  await expect.poll(() => card.getBoundingClientRect().height).toBeGreaterThan(100);
  const { top, bottom } = link.element().getBoundingClientRect();
  expect([top >= 0, bottom <= 600]).toEqual([true, true]);
  await expect.element(link).toHaveFocus();
  expect(card.contains(document.elementFromPoint(100, top + 5))).toBe(true);
});

test('the bar keeps the height that the head has at the width of the window', async () => {
  await onPhone();
  const screen = await renderScreen('/lookup', {
    own: 'exmpl',
    prepare: (sandbox) => {
      const luna = memberRow({ sandbox }, 'Luna');
      luna.display_name = 'Luna of the long corridor '.repeat(4).trim();
      luna.description = 'Line by line.\n\n'.repeat(60);
    },
  });
  screen.goTo(`/lookup/member/${memberRow(screen, 'Luna').id}`);
  await expect.element(page.getByText('Line by line.').first()).toBeVisible();
  const card = main.getByRole('article').element();
  const heightAt = async (width: number) => {
    await page.viewport(width, 600);
    await expect.poll(() => document.documentElement.clientWidth).toBe(width);
    window.scrollTo(0, 0);
    await expect.poll(() => card.hasAttribute('data-bar')).toBe(false);
    return card.getBoundingClientRect().height;
  };
  const narrowPx = await heightAt(390);
  const widePx = await heightAt(620);
  expect(widePx).toBeLessThan(narrowPx - 20);
  window.scrollTo(0, 900);
  await expect.poll(() => card.hasAttribute('data-bar')).toBe(true);
  await page.viewport(390, 600);
  await expect.poll(() => card.style.getPropertyValue('--whole')).toBe(`${Math.round(narrowPx)}px`);
  expect(card.getBoundingClientRect().height).toBe(56);
});

test.for([
  ['with', 'Juniper'],
  ['without', 'Moss'],
])(
  'on a phone a head %s a banner is a strip with half of the picture on it, and what says whether they are here is at 236 px, the actions at 280',
  async ([, member = '']) => {
    await onPhone();
    const screen = await renderScreen('/switch', {
      own: 'exmpl',
      prepare: (sandbox) => {
        recordSwitch({ sandbox }, 'exmpl', [memberRow({ sandbox }, member).id], Date.now() - HOUR_MS);
        // The wireframe has no second line of it.
        memberRow({ sandbox }, member).birthday = null;
      },
    });
    await expect.element(page.getByRole('list', { name: 'Fronting now' })).toHaveTextContent(member);
    screen.goTo(`/lookup/member/${memberRow(screen, member).id}`);
    const name = title(new RegExp(`^${member}`));
    await expect.element(name).toBeVisible();
    const head = main.getByRole('article').css('header').element();
    const [strip, face] = [head.children[0], head.querySelector('img[class*="picture"]')];
    const boxOf = (element: Element | null | undefined) => {
      const { top = 0, bottom = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      return { top, bottom, height };
    };
    expect(boxOf(strip).height).toBe(96);
    expect(boxOf(face).height).toBe(88);
    expect(boxOf(strip).bottom - boxOf(face).top).toBe(44);
    expect(getComputedStyle(name.element()).fontSize).toBe('24px');
    // No text is on the picture.
    expect(boxOf(name.element()).top).toBeGreaterThanOrEqual(boxOf(strip).bottom);
    const here = main.getByText(recordWords.presence.here);
    await expect.element(here).toBeVisible();
    expect(boxOf(here.element()).top).toBeLessThanOrEqual(236);
    const edit = main.getByRole('link', { name: recordHeadWords.edit, exact: true });
    expect(boxOf(edit.element()).top).toBeLessThanOrEqual(280);
  },
);

test('the head of a page is at most 120 px high on a wide screen, with or without a banner', async () => {
  const screen = await renderScreen('/lookup', { own: 'exmpl' });
  for (const [address, name] of [
    [`/lookup/member/${memberRow(screen, 'Luna').id}`, 'Luna'],
    [`/lookup/member/${memberRow(screen, 'Juniper').id}`, /^Juniper/],
    [`/lookup/group/${groupRow(screen, 'kitchen').id}`, 'Kitchen crew'],
    ['/lookup/system/exmpl/members', 'Lantern House'],
  ] as const) {
    screen.goTo(address);
    await expect.element(title(name)).toBeVisible();
    await expect.element(page.getByRole('link', { name: recordHeadWords.edit, exact: true })).toBeVisible();
    expect(main.getByRole('article').css('header').element().getBoundingClientRect().height).toBeLessThan(
      121,
    );
  }
});
