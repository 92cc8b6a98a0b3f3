import type { SandboxState } from '@frontboard/sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import {
  chooseInRecordMenu,
  focusOn,
  openedDialog,
  pressAt,
  typeText,
} from '../../../testing/component/gestures.ts';
import { renderScreen } from '../../../testing/component/render-screen.tsx';
import { groupRow, memberRow } from '../../../testing/world-rows.ts';
import { editWords } from '../edit/words.ts';
import { memberWords } from './words.ts';

const own = 'exmpl';
const save = page.getByRole('button', { name: /^(Save|Create member)$/ });

/** A control by its whole label; "changed" is added to it when it differs from what is saved. */
const field = (label: string): Locator =>
  page.getByRole('textbox', { name: new RegExp(`^${label}( ?\\(changed\\))?$`) });

/** One side of a proxy tag, by its position from 1, or of the empty row. */
const tag = (side: 'Before' | 'After', place: number | 'new'): Locator =>
  page.getByLabelText(`${side} the text, ${place === 'new' ? 'new proxy tag' : `proxy tag ${place}`}`, {
    exact: true,
  });

async function saved(): Promise<void> {
  await save.click();
  await expect.element(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
}

/** Sets something in the configuration of all systems of the world. */
function configure(
  state: SandboxState,
  changes: Partial<Parameters<SandboxState['configs']['set']>[1]>,
): void {
  for (const config of state.configs.values()) Object.assign(config, changes);
}

test('Enter in the search opens the form of the first member found', async () => {
  const screen = await renderScreen('/manage/members', { own });
  const search = page.getByRole('searchbox', { name: 'Find members' });
  await search.fill('quil');
  await pressAt(search, 'Enter');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Quill' })).toHaveFocus();
  expect(screen.address()).toMatch(/^\/manage\/members\//);
});

test('each wrong field of a new member says what is wrong in the words of PluralKit, and nothing is sent', async () => {
  const screen = await renderScreen('/manage/members/new', { own });
  await field('Birthday').fill('soon');
  await field('Colour').fill('reddish');
  await field('Avatar').fill('nowhere');
  await field('Proxy avatar').fill('nowhere');
  await field('Banner').fill('nowhere');
  await field('Description').fill('x'.repeat(1001));
  await tag('Before', 'new').fill('x'.repeat(97));
  await expect.element(page.getByText('101 of 100 characters around the word “text”.')).toBeVisible();
  await save.click();
  for (const message of [
    "Key name is required, but wasn't supplied",
    'Birthday must be a valid date',
    'Color must be a valid hex code',
    'Avatar URL must be a valid image and less than 256 characters',
    'Webhook avatar URL must be a valid image and less than 256 characters',
    'Banner URL must be a valid image and less than 256 characters',
    'Description must be 1000 characters or less',
    "Proxy tags must be an array of objects containing 'prefix' and 'suffix' keys, and the combined prefix + 'text' + suffix must be less than 100 characters",
  ]) {
    await expect.element(page.getByText(message, { exact: true })).toBeVisible();
  }
  await expect.element(field('Name')).toHaveFocus();
  expect(screen.writes).toEqual([]);
});

test('proxy tags are edited by keyboard, name the members they conflict with, and are tried before saving', async () => {
  const screen = await renderScreen('/manage/members', { own });
  screen.goTo(`/manage/members/${memberRow(screen, 'Luna').id}`);
  await focusOn(tag('Before', 'new'));
  await typeText('J:');
  await expect.element(tag('Before', 2)).toHaveFocus();
  await expect.element(page.getByText(/^Juniper 🌿 has the same proxy tag\./)).toBeVisible();
  const trial = page.getByLabelText('Message', { exact: true });
  await trial.fill('J: hello');
  await expect.element(page.getByText(/The tags of Juniper 🌿 and Luna/)).toBeVisible();
  await tag('Before', 2).fill('J:>');
  await expect.element(page.getByText('Juniper 🌿 has the shorter “J:text”')).toBeVisible();
  await trial.fill('J:> hello');
  await expect.element(page.getByText('Luna [she/they] says:')).toBeVisible();
  await trial.fill('J: hello');
  await expect.element(page.getByText('Juniper 🌿 says:')).toBeVisible();
  await tag('Before', 'new').fill(' moon');
  await expect.element(page.getByText(/Discord removes those/)).toBeVisible();
  await pressAt(page.getByRole('button', { name: 'Remove proxy tag 1' }), 'Enter');
  await expect.element(tag('Before', 1)).toHaveFocus();
  await expect.element(tag('Before', 1)).toHaveValue('J:>');
  await page.getByRole('button', { name: 'Remove proxy tag 2' }).click();
  await saved();
  expect(screen.writes.map(({ body }) => body)).toEqual([{ proxy_tags: [{ prefix: 'J:>', suffix: null }] }]);
});

test('a proxy tag of invisible characters is said to match every message, in the form and beside all proxy tags', async () => {
  const screen = await renderScreen('/manage/members', { own });
  screen.goTo(`/manage/members/${memberRow(screen, 'Quill').id}`);
  await tag('Before', 'new').fill('\u200b');
  await expect.element(page.getByText(memberWords.tags.always)).toBeVisible();
  await saved();
  screen.goTo('/manage/members/proxies');
  await expect.element(page.getByText(memberWords.proxies.always('Quill'))).toBeVisible();
});

test('whether capital letters in proxy tags matter follows the setting of the system', async () => {
  await renderScreen('/manage/members/new', {
    own,
    prepare: ({ state }) => configure(state, { case_sensitive_proxy_tags: false }),
  });
  await tag('Before', 'new').fill('j:');
  await expect.element(page.getByText(/^Juniper 🌿 has the same proxy tag\./)).toBeVisible();
});

test('one button makes a member private, and all nine privacy settings are sent', async () => {
  const screen = await renderScreen('/manage/members', { own });
  const luna = memberRow(screen, 'Luna');
  screen.goTo(`/manage/members/${luna.id}`);
  await page.getByRole('button', { name: 'All private' }).click();
  await saved();
  expect(Object.values(luna.privacy)).toEqual(Array(9).fill('private'));
  const [{ body } = { body: null }] = screen.writes;
  expect(Object.keys((body as { privacy: object }).privacy)).toHaveLength(9);
});

test('the form says that the system makes new members private by default, and they are created private', async () => {
  const screen = await renderScreen('/manage/members/new', {
    own,
    prepare: ({ state }) => configure(state, { member_default_private: true }),
  });
  await expect.element(page.getByText(/Your PluralKit settings make new members private/)).toBeVisible();
  await field('Name').fill('Ash');
  await save.click();
  await expect.element(page.getByText('Ash was created')).toBeVisible();
  expect(Object.values(memberRow(screen, 'Ash').privacy)).toEqual(Array(9).fill('private'));
});

test('a new member starts private while the settings of the system can’t be loaded', async () => {
  const screen = await renderScreen('/manage', { own, speed: 10 });
  screen.breakWith({ kind: 'status', status: 503, match: { path: '/systems/[^/]+/settings' } });
  await screen.services.queryClient.resetQueries();
  screen.goTo('/manage/members/new');
  await expect.element(page.getByText(editWords.defaultPrivacy.unknown)).toBeVisible();
  await field('Name').fill('Ash');
  await save.click();
  await expect.element(page.getByText(memberWords.add.saved('Ash'))).toBeVisible();
  expect(Object.values(memberRow(screen, 'Ash').privacy)).toEqual(Array(9).fill('private'));
});

test('a member that is created after the person went to another screen does not take them to its form', async () => {
  const screen = await renderScreen('/manage/members/new', { own });
  await field('Name').fill('Ash');
  const release = screen.hold(/./, 'POST');
  await save.click();
  await page.getByRole('link', { name: 'Switch', exact: true }).first().click();
  await (await openedDialog()).getByRole('button', { name: editWords.leave.leave, exact: true }).click();
  release();
  await expect.element(page.getByText(memberWords.add.saved('Ash'))).toBeVisible();
  expect(screen.address()).toMatch(/^\/switch/);
});

test.for([
  ['History', 'history?with='],
  ['Insight', 'history/statistics?of='],
  ['Timeline', 'history/timeline?of='],
  ['Calendar', 'history/calendar?of='],
] as const)('the menu of the form of a member leads to their %s', async ([name, address]) => {
  const screen = await renderScreen('/manage/members', { own });
  const { id } = memberRow(screen, 'Juniper');
  screen.goTo(`/manage/members/${id}`);
  await chooseInRecordMenu(name);
  await expect.poll(screen.address).toBe(`/${address}${id}`);
});

test('a duplicate of a member has everything but the name and the proxy tags', async () => {
  const screen = await renderScreen('/manage/members', { own });
  const juniper = memberRow(screen, 'Juniper');
  screen.goTo(`/manage/members/${juniper.id}`);
  await chooseInRecordMenu('Duplicate');
  await expect.element(page.getByText(/is copied except the proxy tags/)).toBeVisible();
  await expect.element(field('Name')).toHaveValue('Juniper (copy)');
  // Pictures of the sandbox are not https addresses.
  await field('Avatar').fill('');
  await field('Proxy avatar').fill('');
  await field('Banner').fill('');
  await save.click();
  await expect.element(page.getByText(/ was created$/)).toBeVisible();
  expect(screen.writes.map(({ body }) => body)).toEqual([
    expect.objectContaining({
      name: 'Juniper (copy)',
      display_name: juniper.display_name,
      color: juniper.color,
      birthday: juniper.birthday,
      description: juniper.description,
    }),
  ]);
  expect(memberRow(screen, 'Juniper (copy)').proxy_tags).toEqual([]);
});

test('the description templates of the system are offered for a member', async () => {
  await renderScreen('/manage/members/new', {
    own,
    prepare: ({ state }) => configure(state, { description_templates: ['Likes:'] }),
  });
  await page.getByRole('button', { name: 'Insert template 1' }).click();
  await expect.element(field('Description')).toHaveValue('Likes:');
});

test('in a wide row what takes one line is beside the middle of what takes two', async () => {
  await renderScreen('/manage/members', {
    own,
    prepare: (sandbox) => {
      groupRow({ sandbox }, 'kitchen').display_name = 'The kitchen crew of the house';
    },
  });
  const row = page.css('[data-index]').filter({ hasText: 'Moss' });
  await expect.element(row.getByText(/^The kitchen crew/)).toBeVisible();
  const middles = () =>
    [row.getByText(/^The kitchen crew/), row.getByText(/Fronting now|ago/).first()].map((cell) => {
      const { top, height } = cell.element().getBoundingClientRect();
      return { middle: Math.round(top + height / 2), height };
    });
  await expect.poll(() => (middles()[0]?.height ?? 0) > 1.5 * (middles()[1]?.height ?? 0)).toBe(true);
  const [groups, fronted] = middles();
  expect(Math.abs((groups?.middle ?? 0) - (fronted?.middle ?? 0))).toBeLessThanOrEqual(1);
});

test('the groups of a member have a part of the form, with a link to change them', async () => {
  const screen = await renderScreen('/manage/members', { own });
  screen.goTo(`/manage/members/${memberRow(screen, 'Juniper').id}`);
  await expect.element(page.getByText(/^In .*Kitchen crew/)).toBeVisible();
  await page.getByRole('link', { name: 'Change groups' }).click();
  await expect.poll(() => screen.address()).toMatch(/^\/manage\/members\/\w+\/groups$/);
  await expect.element(page.getByRole('heading', { level: 1, name: /Juniper/ })).toBeVisible();
});

test('a message typed on the screen of all proxy tags shows its member, and stays while the window becomes narrower and wider again', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  const screen = await renderScreen('/manage/members', {
    own,
    prepare: (sandbox) => {
      memberRow({ sandbox }, 'Luna').keep_proxy = true;
    },
  });
  screen.goTo('/manage/members/proxies');
  const trial = page.getByLabelText('Message', { exact: true });
  const answer = page.getByRole('status').filter({ hasText: /says:|tags/ });
  for (const [text, said] of [
    ['q; good evening', /says:good evening$/],
    ['l: hello', /No proxy tags match/],
    ['[]', /with nothing between them/],
    ['L: hello', /Luna \[she\/they\] says:L: hello/],
  ] as const) {
    await trial.fill(text);
    await expect.element(answer).toHaveTextContent(said);
  }
  for (const width of [390, 1280]) {
    await page.viewport(width, 800);
    await expect.element(trial).toHaveValue('L: hello');
    await expect.element(trial).toHaveFocus();
  }
  await expect.element(page.getByText('Luna [she/they] says:')).toBeVisible();
});

test('when the own members are loaded on the second attempt, the heading of the screen has the focus', async () => {
  const screen = await renderScreen('/manage', {
    own,
    prepare: ({ faults }) => faults.add({ kind: 'status', status: 400, match: { path: '/members' } }),
  });
  screen.goTo('/manage/members');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  screen.mend();
  await pressAt(again, 'Enter');
  await expect.element(page.getByRole('searchbox', { name: 'Find members' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});
