import { brandId, recordKey } from '@frontboard/model';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { localDataStores } from '../../session/local/local-data.ts';
import { switchChoicesStores } from '../../session/switch-choices.ts';
import { stateWords } from '../../state/words.ts';
import { deviceCopies } from '../../sync/restore/copy-store.ts';
import { makeRestoreCopy } from '../../sync/restore/restore-copy.ts';
import {
  arrivedAt,
  expectGone,
  expectTexts,
  openedDialog,
  press,
  pressAt,
} from '../../testing/component/gestures.ts';
import { type RenderedScreen, renderScreen } from '../../testing/component/render-screen.tsx';
import { notificationWords } from '../../text/notification-words.ts';
import { optionWords } from './option-words.ts';
import { settingsWords as words } from './words.ts';

/** Without the one of the Android app. */
const OPTIONS = Object.keys(optionWords).length - 1;

const search = page.getByRole('searchbox', { name: words.search.label });

test('the search finds options by what they do, says how many, and an address leads to one of them', async () => {
  const screen = await renderScreen('/settings', { followed: ['exmpl'] });
  await search.fill('interval');
  await expect.element(page.getByText(words.search.count(2, OPTIONS))).toBeVisible();
  await expectTexts(page.getByRole('heading', { level: 2 }), [/^Updates$/]);
  await expect.element(page.getByLabelText('Check for new fronters')).toBeVisible();
  await search.fill('xyzzy');
  await expect.element(page.getByRole('heading', { name: words.search.nothing })).toBeVisible();
  await expect.element(page.getByText(words.search.count(0, OPTIONS))).toBeVisible();
  await page.getByRole('button', { name: words.search.clear }).click();
  await expect.element(search).toHaveFocus();
  await expect.element(page.getByRole('heading', { name: 'Backup', level: 2 })).toBeVisible();
  await search.fill('dyslexia');
  await expect.element(page.getByLabelText('Typeface')).toBeVisible();
  await pressAt(search, 'Escape');
  await expect.element(search).toHaveValue('');
  await search.fill('typeface');
  screen.goTo('/settings#status.table.iconSize');
  const option = page.css('[id="status.table.iconSize"]');
  await expect.element(option.getByRole('slider')).toHaveFocus();
  await expect.element(option).toBeInViewport();
  await expect.element(search).toHaveValue('');
});

test('a theme that the address forces is named whatever is chosen, stays on other screens, and can be ended', async () => {
  const screen = await renderScreen('/settings#dark');
  const { dataset } = document.documentElement;
  const forced = page.getByText(words.appearance.themeForced);
  const choose = (name: string) => page.css('[id="theme"]').getByRole('radio', { name }).click();
  for (const name of ['Light', 'Dark', 'Light']) {
    await choose(name);
    await expect.element(forced).toBeVisible();
    expect(dataset.theme).toBe('dark');
  }
  await page.getByRole('link', { name: 'Lookup', exact: true }).click();
  await expect.poll(() => screen.address()).toBe('/lookup#dark');
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect.poll(() => screen.address()).toBe('/settings#dark');
  expect(dataset.theme).toBe('dark');
  await page.getByRole('button', { name: words.appearance.endForced }).click();
  await expectGone(forced);
  await expect.poll(() => dataset.theme).toBe('light');
  expect(screen.address()).toBe('/settings');
});

test('the token field says what is wrong with a token, and keeps the focus and what was typed', async () => {
  const screen = await renderScreen('/settings');
  const { token } = screen.sandbox.tokens[0] ?? { token: '' };
  const field = page.getByLabelText(words.account.label);
  await page.getByRole('button', { name: words.account.save }).click();
  await expect.element(page.getByText(words.account.empty)).toBeVisible();
  await expect.element(field).toHaveFocus();
  // A token that was copied without its text.
  await field.fill('“\u200b”');
  await pressAt(field, 'Enter');
  await expect.element(page.getByText(words.account.empty)).toBeVisible();
  screen.breakWith({ kind: 'drop' });
  await field.fill(token);
  await pressAt(field, 'Enter');
  await expect.element(page.getByText(words.account.unreachable)).toBeVisible();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue(token);
  // No password manager treats it as a password.
  await expect.element(field).toHaveAttribute('autocomplete', 'off');
  await expect.element(field).not.toHaveAttribute('type', 'password');
});

const forgetButton = page.getByRole('button', { name: words.account.forget, exact: true });

/** The viewer of the account of a screen. */
function viewerIn({ services }: RenderedScreen): string {
  const { system } = services.session.getState();
  if (system === null) throw new Error('The screen has no account.');
  return recordKey(system);
}

test('Undo brings a forgotten token back, with its name and the favourites', async () => {
  const screen = await renderScreen('/settings', { own: 'exmpl' });
  const viewer = viewerIn(screen);
  const { privateStorage, storage } = screen.services;
  const choices = () => privateStorage.store(switchChoicesStores, storage)(viewer);
  choices().update((known) => ({ ...known, favourites: ['m1'] }));
  await page.getByRole('button', { name: words.account.describe }).click();
  await page.getByLabelText(words.account.name).fill('Night shift');
  await page.getByRole('button', { name: words.account.keepDescription, exact: true }).click();
  await forgetButton.click();
  await expect.element(page.getByText(words.account.undoCaption)).toBeVisible();
  await expect.poll(() => screen.stored(`switch-choices:${viewer}`)).toBeNull();
  await page.getByRole('button', { name: stateWords.undo }).click();
  await expect.element(page.getByText('Night shift', { exact: true })).toBeVisible();
  await expect.poll(() => screen.stored(`switch-choices:${viewer}`)).toMatchObject({ favourites: ['m1'] });
  expect(choices().getState().favourites).toEqual(['m1']);
});

test('before copies of deleted members are forgotten with the token, the app asks, and the person can keep them', async () => {
  const screen = await renderScreen('/settings', { own: 'exmpl' });
  const viewer = viewerIn(screen);
  const [record] = await screen.services.client.members.list(brandId('SystemRef', '@me'));
  if (record === undefined) throw new Error('The system has a member.');
  await deviceCopies.put(makeRestoreCopy({ kind: 'member', record, memberships: [] }, viewer, Date.now()));
  await forgetButton.click();
  const dialog = await openedDialog();
  await expect.element(dialog.getByText(words.account.onlyHere.copies(1))).toBeVisible();
  await dialog.getByRole('button', { name: words.account.onlyHere.keep }).click();
  await expect.element(page.getByText(words.account.onlyHere.stays)).toBeVisible();
  expect(await deviceCopies.list(viewer)).toHaveLength(1);
});

test('Undo brings back what is only on this device, such as a note, after “Forget everything”', async () => {
  const screen = await renderScreen('/settings', { own: 'exmpl' });
  const viewer = viewerIn(screen);
  const { privateStorage, storage } = screen.services;
  const recordNotes = { member: { text: 'Likes tea.', marks: ['owl'], atMs: 1 } };
  privateStorage
    .store(
      localDataStores,
      storage,
    )(viewer)
    .update((data) => ({ ...data, recordNotes }));
  const stored = () => screen.stored(localDataStores.keyOf(viewer));
  await expect.poll(stored).toMatchObject({ recordNotes });
  await forgetButton.click();
  const dialog = await openedDialog();
  await expect.element(dialog.getByText(words.account.onlyHere.notes(1))).toBeVisible();
  await dialog.getByRole('button', { name: words.account.onlyHere.forget }).click();
  await expect.poll(stored).toBeNull();
  await page.getByRole('button', { name: stateWords.undo }).click();
  await expect.poll(stored).toMatchObject({ recordNotes });
  await expect.element(forgetButton).toBeVisible();
});

test('the focus stays in the choice of groups when they are loaded on the second attempt', async () => {
  const screen = await renderScreen('/settings', {
    own: 'exmpl',
    prepare: ({ faults }) => faults.add({ kind: 'status', status: 400, match: { path: '/groups' } }),
  });
  await page.getByRole('button', { name: words.switcher.groups(0) }).click();
  const dialog = await openedDialog();
  await expect.element(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  screen.mend();
  await pressAt(dialog.getByRole('button', { name: 'Try again' }), 'Enter');
  await expect.element(dialog).toHaveTextContent('Kitchen crew');
  expect(dialog.element().contains(document.activeElement)).toBe(true);
});

test('a token that does not work is not stored, and the field says so', async () => {
  const screen = await renderScreen('/settings');
  const token = 'A'.repeat(64);
  await page.getByLabelText(words.account.label).fill(token);
  await page.getByRole('button', { name: words.account.save }).click();
  await expect.element(page.getByText(/^That token didn’t work/)).toBeVisible();
  expect(JSON.stringify(screen.stored('settings'))).not.toContain(token);
});

test('a token that is refused later leads to Settings with one notice, and Renew accepts a new one', async () => {
  const screen = await renderScreen('/manage', { own: 'exmpl' });
  const { token = '' } = screen.sandbox.tokens.find(({ systemId }) => systemId === 'exmpl') ?? {};
  const refused = { kind: 'status', status: 401, body: { message: '401: Unauthorized', code: 0 } } as const;
  const notice = page.getByText('PluralKit API Token Is Incorrect');
  const field = page.getByLabelText(words.account.label);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Manage' })).toBeVisible();
  screen.breakWith(refused);
  screen.goTo('/switch');
  await expect.element(page.getByText('Please update or clear your token')).toBeVisible();
  await expect.poll(() => notice.elements()).toHaveLength(1);
  await arrivedAt(words.title);
  await expect.element(page.getByText('no longer works')).toBeVisible();
  await press('F6');
  await expect.element(page.getByRole('link', { name: 'Go to the token' })).toHaveFocus();
  await press('Enter');
  await expect.poll(() => screen.address()).toBe('/settings#token');
  await expect.element(field).toHaveFocus();
  await expectGone(notice);
  // Also where the address is the same already.
  await screen.reload();
  await expect.poll(() => notice.elements()).toHaveLength(1);
  await search.fill('typeface');
  await press('F6', 'Enter');
  await expect.element(field).toHaveFocus();
  expect(screen.address()).toBe('/settings#token');
  screen.mend();
  await field.fill(token);
  await pressAt(field, 'Enter');
  await expect.element(page.getByText(/^The token works/)).toBeVisible();
  await expect.poll(() => page.css('[data-account]').elements()).toHaveLength(1);
});

test('on a phone a menu leads to a section of the settings; on a wide screen they are listed beside them, and stay there', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 844);
  await renderScreen('/settings');
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  await page.getByLabelText('Sections').selectOptions('Backup');
  await expect.element(heading('Backup')).toHaveFocus();
  await expect.element(heading('Backup')).toBeInViewport({ ratio: 0.99 });
  await page.viewport(1440, 900);
  const list = page.getByRole('navigation', { name: 'Sections' });
  await list.getByRole('button', { name: 'Keyboard' }).click();
  await expect.element(heading('Keyboard')).toHaveFocus();
  await expect.element(heading('Keyboard')).toBeInViewport({ ratio: 0.99 });
  await expect.element(list.getByRole('button', { name: 'Backup' })).toBeInViewport({ ratio: 0.99 });
  // The section in view is marked.
  const current = page.css('nav [aria-current="true"]');
  await expectTexts(current, ['Keyboard']);
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(() => current.elements().length).toBe(1);
  window.scrollTo(0, 0);
  await expectTexts(current, [list.getByRole('button').first().element().textContent ?? '']);
  await search.fill('typeface');
  await expectTexts(list.getByRole('button'), [/^Appearance$/]);
});

test('the search, the sections and their rows end at one edge on a wide screen, and no row keeps room for what is not in it', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await renderScreen('/settings');
  const rightOf = (element: Element | null | undefined) =>
    Math.round(element?.getBoundingClientRect().right ?? 0);
  for (const width of [1100, 1440]) {
    await page.viewport(width, 900);
    await expect
      .poll(() => [
        ...new Set(page.css('main section:not(section section) > :last-child').elements().map(rightOf)),
      ])
      .toEqual([rightOf(search.element())]);
  }
  /** From the last visible part of a row to its end. */
  const spaceBelow = (id: string) => {
    const row = page.css(`#${id}`).element();
    const end = row.firstElementChild?.getBoundingClientRect().bottom ?? 0;
    return Math.round(row.getBoundingClientRect().bottom - end);
  };
  expect(spaceBelow('language')).toBe(spaceBelow('font'));
  expect(spaceBelow('memberWord')).toBe(spaceBelow('font'));
});

test('on a phone all lists of choices of the settings end at one edge', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  await renderScreen('/settings');
  await expect.element(page.css('#language select')).toBeVisible();
  const choices = page.css('main section select, main section [role="radiogroup"] > :last-child').elements();
  expect(choices.length).toBeGreaterThan(5);
  const ends = choices.map((choice) => Math.round(choice.getBoundingClientRect().right));
  expect([...new Set(ends)]).toHaveLength(1);
});

test('groups of the own system are left out of Switch from here, too', async () => {
  const screen = await renderScreen('/settings', { own: 'exmpl' });
  const leftOut = (groups: readonly unknown[]) => ({ settings: { switcher: { excludeGroups: groups } } });
  const option = page.css('[id="switcher.excludeGroups"]');
  await option.getByRole('button', { name: words.switcher.groups(0) }).click();
  await pressAt(page.getByRole('switch', { name: 'Kitchen crew' }), 'Space', 'Escape');
  await expect
    .poll(() => screen.stored('settings'))
    .toMatchObject(leftOut([expect.stringMatching(/^[a-z]{5,6}$/)]));
  await option.getByRole('button', { name: 'Show all groups' }).click();
  await expect.poll(() => screen.stored('settings')).toMatchObject(leftOut([]));
});

test('every option of the settings exists, takes effect at once and is stored under its own key', async () => {
  const screen = await renderScreen('/settings', { followed: ['exmpl'] });
  const option = (id: string) => page.css(`[id="${id}"]`);
  for (const id of [
    'status.tile.fitToScreen',
    'status.tile.showSystemDescription',
    'status.tile.showFronterDescription',
    'status.tile.showUpdateTime',
    'status.tile.showLastSwitch',
    'status.tile.showFrontingSince',
    'status.list.showUpdateTime',
    'status.list.showLastSwitch',
    'status.list.showFrontingSince',
    'status.list.squareIcons',
    'status.table.showUpdateTime',
    'status.table.showLastSwitch',
    'status.table.showFrontingSince',
    'status.table.squareIcons',
    'status.table.showIcons',
    'status.table.forceMobileUi',
    'status.table.frontersInColumns',
    'lookup.colorAccent',
    'id.sep',
    'id.caps',
    'detectPronouns',
    'showCardDetails',
  ]) {
    await pressAt(option(id).getByRole('switch'), 'Space');
  }
  for (const [id, name] of [
    ['theme', 'Dark'],
    ['status.lastLayout', 'Table'],
    ['status.table.verticalPosition', 'Top'],
    ['status.table.horizontalPosition', 'Right'],
    ['lookup.memberLayout', 'Table'],
  ] as const) {
    await pressAt(option(id).getByRole('radio', { name }), 'Space');
  }
  for (const [id, label] of [
    ['switcher.lastSortMethod', 'Last message'],
    ['fronterUpdateInterval', 'Every minute'],
    ['systemUpdateInterval', 'Every 2 hours'],
  ] as const) {
    await option(id).getByRole('combobox').selectOptions(label);
  }
  await expect.element(page.getByText(/These are the shortest intervals/)).toBeVisible();
  await pressAt(option('status.tile.tileSize').getByRole('slider'), 'Home');
  await pressAt(option('status.list.iconSize').getByRole('slider'), 'End');
  await pressAt(option('status.table.iconSize').getByRole('slider'), 'ArrowRight');
  await expect.poll(() => screen.stored('settings')).toEqual({ version: 16, settings: ALL_CHANGED });
  expect(document.documentElement.dataset.theme).toBe('dark');
  screen.goTo('/');
  await expect.poll(() => screen.address()).toBe('/status/table');
});

/** The document after every option was changed. */
const ALL_CHANGED = {
  status: {
    tile: {
      showSystemDescription: true,
      showFronterDescription: true,
      showUpdateTime: true,
      showLastSwitch: true,
      showFrontingSince: true,
      tileSize: 100,
      fitToScreen: true,
    },
    table: {
      verticalPosition: 'start',
      horizontalPosition: 'end',
      showUpdateTime: true,
      showLastSwitch: true,
      showFrontingSince: true,
      squareIcons: false,
      showIcons: false,
      forceMobileUi: true,
      frontersInColumns: true,
      iconSize: 28,
    },
    list: {
      showUpdateTime: true,
      showLastSwitch: true,
      showFrontingSince: true,
      squareIcons: true,
      iconSize: 128,
    },
    lastLayout: 'table',
  },
  switcher: { lastSortMethod: 'by-last-message', excludeGroups: [] },
  lookup: { memberLayout: 'table', colorAccent: false },
  id: { sep: true, caps: true },
  systemUpdateInterval: 7200,
  fronterUpdateInterval: 60,
  detectPronouns: false,
  showCardDetails: false,
  checkUpdates: true,
  ignoreVersion: null,
  token: null,
  dark: true,
};

test('reduced motion removes transitions: react-aria sets no focus while a transition lasts', async () => {
  await renderScreen('/settings');
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
  const transitions: string[] = [];
  const note = ({ propertyName }: TransitionEvent) => transitions.push(propertyName);
  document.addEventListener('transitionrun', note);
  onTestFinished(() => document.removeEventListener('transitionrun', note));
  await page.getByRole('button', { name: 'Save a backup' }).hover();
  await page.getByText('IDs in capitals').click();
  await expect.element(page.getByRole('switch', { name: 'IDs in capitals' })).toBeChecked();
  // A transition would begin in the frame after the change.
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  expect(transitions).toEqual([]);
});

test('without relative times the exact time is shown on every screen', async () => {
  const screen = await renderScreen('/settings', { own: 'exmpl', followed: ['exmpl'] });
  await page.getByText('Relative times').click();
  screen.goTo('/status/list');
  await expect.element(page.getByText(/^Updated \w+, \d+ \w+ \d{4}/)).toBeVisible();
  screen.goTo('/lookup/system/exmpl/fronters');
  const times = page.getByRole('main').css('time');
  await expect.element(page.getByText('Last switch')).toBeVisible();
  await expect.element(times.first()).toBeVisible();
  expect(
    times
      .elements()
      .map(({ textContent }) => textContent)
      .join(),
  ).not.toMatch(/ago/);
  screen.goTo('/switch');
  const recent = page.getByRole('region', { name: 'Recent switches' });
  await expect.element(recent.getByText('until now')).toBeVisible();
  await expectGone(recent.getByText(/\bago\b|so far/));
});

test('over plain http one sentence says what the browser withholds, and notifications that they need https', async () => {
  const secure = vi.spyOn(window, 'isSecureContext', 'get').mockReturnValue(false);
  onTestFinished(() => secure.mockRestore());
  await renderScreen('/settings', { followed: ['exmpl'] });
  await expect.element(page.getByText(words.plainHttp)).toBeVisible();
  await expect.element(page.getByText(notificationWords.obstacle('unsupported', false) ?? '')).toBeVisible();
});

test('About links to the project and its source where the build has their addresses, and is silent where it has none', async () => {
  const outside = () =>
    page
      .getByRole('link')
      .elements()
      .flatMap((link) => (link.getAttribute('target') === '_blank' ? [link.getAttribute('href')] : []));
  const screen = await renderScreen('/settings');
  const licences = page.getByRole('link', { name: words.about.licences });
  await expect.element(licences).toBeVisible();
  expect(outside()).toEqual([]);

  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('FRONTBOARD_ADDRESSES', {
    project: 'https://front.example/',
    source: 'https://code.example/front',
  });
  await screen.reload();
  await expect.element(page.getByRole('link', { name: words.about.project, exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: words.about.source, exact: true })).toBeVisible();
  expect(outside()).toEqual(['https://front.example/', 'https://code.example/front']);
});
