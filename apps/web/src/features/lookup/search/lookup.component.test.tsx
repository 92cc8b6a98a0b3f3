import { deleteMember } from '@frontboard/sandbox';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stateWords } from '../../../state/words.ts';
import {
  expectGone,
  focused,
  focusOn,
  press,
  pressAt,
  typeText,
} from '../../../testing/component/gestures.ts';
import { type RenderedScreen, renderScreen, SERVICE_URL } from '../../../testing/component/render-screen.tsx';
import { stopTimers } from '../../../testing/component/timers.ts';
import { groupRow, memberRow } from '../../../testing/world-rows.ts';
import { referenceWords } from '../../../text/reference-words.ts';
import { searchWords as words } from './words.ts';

const field = page.getByLabelText(words.label);
const results = page.getByRole('region', { name: 'Found' });

/** Longer than the pause in typing before a lookup. */
const REST_MS = 700;

const asked = () => screen.requests().map(({ path }) => path);

let screen: RenderedScreen;

beforeEach(async () => {
  screen = await renderScreen('/lookup');
});

test('the field says while typing what is recognised and what is missing, and nothing is looked up before that', async () => {
  const pass = stopTimers();
  for (const [text, said] of [
    ['exm', referenceWords.missing.letters(2)],
    ['exm1', /^This isn’t an ID\./],
    ['466378653216', referenceWords.missing.digits(5)],
    ['https://dash.pluralkit.me/profile/m/', /the ID at its end is missing/],
  ] as const) {
    await field.fill(text);
    await expect.element(page.getByText(said)).toBeVisible();
    await pass(REST_MS);
  }
  expect(asked()).toEqual([]);
  await field.fill('EXM-PL');
  await expect.element(page.getByText(words.looksLike.id(['system', 'member', 'group']))).toBeVisible();
  expect(asked()).toEqual([]);
  await pass(REST_MS);
  await expect
    .poll(() => asked().toSorted())
    .toEqual(['/v2/groups/exmpl', '/v2/members/exmpl', '/v2/systems/exmpl']);
});

test('a token that was typed or shared is named as one, and is in no field, no address and no request', async () => {
  const pass = stopTimers();
  const token = screen.sandbox.tokens[0]?.token ?? '';
  await field.fill(token);
  await expect.element(page.getByText(referenceWords.token)).toBeVisible();
  await pressAt(field, 'Enter');
  await pass(REST_MS);
  expect(screen.address()).toBe('/lookup');
  await field.fill('ex');
  screen.goTo(`/lookup?text=${encodeURIComponent(token)}`);
  await expect.element(page.getByText(referenceWords.token)).toBeVisible();
  await expect.element(field).toHaveValue('');
  expect(screen.address()).toBe('/lookup');
  await field.fill('e');
  await field.fill('');
  await expect.element(page.getByText(referenceWords.token)).not.toBeInTheDocument();
  await pass(REST_MS);
  expect(asked()).toEqual([]);
});

test.each(['url', 'text', 'title', 'q'])(
  'a token in a link that comes as %s is in no field, no address and no request',
  async (name) => {
    const pass = stopTimers();
    const token = screen.sandbox.tokens[0]?.token ?? '';
    const link = `https://example.org/?token=${encodeURIComponent(token)}`;
    screen.goTo(`/lookup?${name}=${encodeURIComponent(link)}`);
    await expect.element(field).toHaveValue('https://example.org/?token=');
    await expect.poll(() => screen.address()).not.toContain(token.slice(0, 20));
    expect(screen.address()).toBe(`/lookup?q=${encodeURIComponent('https://example.org/?token=')}`);
    await pass(REST_MS);
    expect(asked()).toEqual([]);
  },
);

test.each(['q', 'text', 'other'])(
  'a token with brackets that comes as %s is named as one, and is nowhere',
  async (name) => {
    const pass = stopTimers();
    const token = screen.sandbox.tokens[0]?.token ?? '';
    screen.goTo(`/lookup?${name}=${encodeURIComponent(`(${token})`)}`);
    await expect.element(page.getByText(referenceWords.token)).toBeVisible();
    await expect.element(field).toHaveValue('');
    expect(screen.address()).toBe('/lookup');
    await pass(REST_MS);
    expect(asked()).toEqual([]);
  },
);

test('only the chosen kind is looked up', async () => {
  await page.getByText(words.kinds.member, { exact: true }).click();
  await field.fill(memberRow(screen, 'Moss').id);
  await expect.element(results.getByRole('link', { name: /Moss/ })).toBeVisible();
  expect(screen.requests()).toHaveLength(1);
  expect(screen.address()).toMatch(/^\/lookup\?q=[a-z]+&kind=member$/);
});

test('a link in the address is looked up as what it leads to, and Enter opens it', async () => {
  const { id } = groupRow(screen, 'kitchen');
  const link = `https://pk.mt/g/${id}`;
  screen.goTo(`/lookup?q=${encodeURIComponent(link)}`);
  await expect.element(results.getByRole('link', { name: /Kitchen crew/ })).toBeVisible();
  await expect.element(field).toHaveValue(link);
  expect(screen.requests().map(({ path }) => path)).toEqual([`/v2/groups/${id}`]);
  await pressAt(field, 'Enter');
  await expect.poll(() => screen.address()).toMatch(new RegExp(`^/lookup/group/${id}`));
});

test('a text that another address replaces within the pause is not looked up', async () => {
  const pass = stopTimers();
  await field.fill('brook');
  screen.goTo('/lookup?q=exmpl');
  await expect.element(field).toHaveValue('exmpl');
  await pass(REST_MS);
  expect(screen.address()).toBe('/lookup?q=exmpl');
  expect(asked().filter((path) => path.includes('brook'))).toEqual([]);
});

test('pasted links say what they lead to, and are looked up as that', async () => {
  const { id } = groupRow(screen, 'kitchen');
  for (const link of [
    `https://dash.pluralkit.me/profile/g/${id}`,
    `pk.mt/g/${id}`,
    `${SERVICE_URL}/v2/groups/${id}`,
    `/lookup/group/${id}`,
  ]) {
    screen.goTo('/lookup');
    await expect.element(field).toHaveValue('');
    await field.fill(link);
    await expect.element(page.getByText(words.looksLikeLink(['group']))).toBeVisible();
    await expect.element(results.getByRole('link', { name: /Kitchen crew/ })).toBeVisible();
    await expect.element(page.getByRole('radio', { name: words.kinds.group })).toBeChecked();
  }
});

test('a Discord account leads to its system, and a message to its member and its system', async () => {
  const { index, accounts, messages } = screen.sandbox.state;
  const system = index.systemById.get('exmpl');
  const account = [...accounts].find(([, uuid]) => uuid === system)?.[0] ?? '';
  screen.goTo(`/lookup?q=${account}`);
  // Every digit, though the number is larger than a number of JavaScript.
  await expect.element(field).toHaveValue(account);
  await expect.element(results.getByRole('link', { name: /Lantern House/ })).toBeVisible();
  expect(screen.address()).toBe(`/lookup?q=${account}`);

  const message = [...messages.values()].find(({ member }) => member === memberRow(screen, 'Juniper').uuid);
  if (message === undefined) throw new Error('The world has no message of Juniper.');
  await field.fill(`https://discord.com/channels/${message.guild ?? '@me'}/${message.channel}/${message.id}`);
  const card = results.getByRole('article');
  await expect.element(card.getByRole('link', { name: /System.*Lantern House/ })).toBeVisible();
  await card.getByRole('link', { name: /Sent by.*Juniper/ }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Juniper 🌿' })).toBeVisible();

  screen.goTo('/lookup?q=123456789012345678');
  await expect.element(page.getByRole('heading', { name: words.nothing })).toBeVisible();
  await expect.element(page.getByText(words.messageRule)).toBeVisible();
});

test('an older answer never replaces a newer one', async () => {
  const release = screen.hold(/systems\/exmpl$/);
  await field.fill('exmpl');
  await expect.poll(asked).toContain('/v2/systems/exmpl');
  await field.fill('brook');
  const newer = results.getByRole('link', { name: /Willowbrook/ });
  await expect.element(newer).toBeVisible();
  release();
  await screen.caughtUp();
  await expect.element(newer).toBeVisible();
  await expectGone(page.getByText('Lantern House'));
});

test('when the service fails the results say so once and offer another try, which gets the focus', async () => {
  // An answer that is not asked for again by itself.
  screen.breakWith({ kind: 'status', status: 501, match: { path: '/(systems|members|groups)/' } });
  screen.goTo('/lookup?q=exmpl');
  // Once, although it was looked up as a system, a member and a group.
  const retry = results.getByRole('button', { name: 'Try again' });
  await expect.poll(() => retry.elements()).toHaveLength(1);
  await expect.element(results).not.toHaveTextContent('Looking for');
  const release = screen.hold(/./);
  await retry.click();
  await expect.element(results).toHaveFocus();
  release();
  await expect.poll(() => retry.elements()).toHaveLength(1);
  screen.breakWith({ kind: 'status', status: 501, match: { path: '/(members|groups)/' } });
  await retry.click();
  await expect.element(results.getByRole('link', { name: /Lantern House/ })).toBeVisible();
  await expect.element(results.getByText(/^Looking for a member or a group: /)).toBeVisible();
});

test('the own system is not looked up without a token', async () => {
  screen.goTo('/lookup?q=%40me');
  await expect.element(page.getByText(/add your PluralKit token in Settings/)).toBeVisible();
  expect(screen.requests()).toEqual([]);
});

test.for(['💥💥💥', 'x'.repeat(10_000), '"><img src=x onerror=alert(1)>', '../../v2/systems/@me'])(
  'the field explains why %.20s is not an ID, and nothing is looked up',
  async (text) => {
    const refusal = page.getByText(/^This isn’t an ID|too many: an ID|This link contains no ID/);
    await field.fill(text);
    await pressAt(field, 'Enter');
    await expect.element(refusal).toBeVisible();
    await field.fill('');
    await expectGone(refusal);
    expect(screen.requests()).toEqual([]);
  },
);

test('a system can be looked up and opened with only the keyboard', async () => {
  await focusOn(field);
  await typeText('exmpl');
  const found = results.getByRole('link', { name: /Lantern House/ });
  await expect.element(found).toBeVisible();
  for (const place of [
    page.getByRole('button', { name: words.go }),
    page.getByRole('radio', { name: words.kinds.any }),
    found,
  ]) {
    await press('Tab');
    await expect.element(place).toHaveFocus();
  }
  await press('Enter');
  await expect.poll(() => screen.address()).toMatch(/^\/lookup\/system\/exmpl/);
});

test('a member that is deleted leaves the recent lookups, also when it is looked up by its UUID', async () => {
  const row = memberRow(screen, 'Moss');
  await field.fill(row.id);
  await results.getByRole('link', { name: /Moss/ }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: /Moss/ })).toBeVisible();
  expect(screen.stored('recent-lookups')).toMatchObject({ entries: [`member:${row.id}`] });
  deleteMember(screen.sandbox.state, row);
  screen.goTo(`/lookup?q=${row.uuid}&kind=member`);
  await expect.element(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await expect.poll(() => screen.stored('recent-lookups')).toMatchObject({ entries: [] });
});

test('Enter opens the answer when it arrives, and nothing if the person continues to type before that', async () => {
  const release = screen.hold(/./);
  await field.fill('exmpl');
  await pressAt(field, 'Enter');
  // Without the pause in typing.
  expect(screen.address()).toBe('/lookup?q=exmpl');
  await field.fill('exmp');
  await expect.element(page.getByText(referenceWords.missing.letters(1))).toBeVisible();
  release();
  await screen.caughtUp();
  expect(screen.address()).toBe('/lookup?q=exmpl');
  await field.fill('exmpl');
  await pressAt(field, 'Enter');
  await expect.poll(() => screen.address()).toMatch(/^\/lookup\/system\/exmpl/);
});

test('recent lookups are cleared and brought back by Undo, and switched off, after which nothing is saved', async () => {
  const { id } = memberRow(screen, 'Juniper');
  const recent = page.getByRole('region', { name: words.recent.title });
  const juniper = recent.getByRole('link', { name: /Juniper/ });
  const openJuniper = async () => {
    await field.fill(id);
    await results.getByRole('link', { name: /Juniper/ }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Juniper 🌿' })).toBeVisible();
    await page.getByRole('link', { name: words.title, exact: true }).click();
    await expect.element(recent).toBeVisible();
  };
  await openJuniper();
  await expect.element(juniper).toBeVisible();
  expect(screen.stored('recent-lookups')).toEqual({ version: 1, isOn: true, entries: [`member:${id}`] });
  await recent.getByRole('button', { name: words.recent.clear }).click();
  await expect.element(recent.getByRole('heading')).toHaveFocus();
  await expectGone(recent.getByRole('link'));
  await page.getByRole('button', { name: stateWords.undo }).click();
  await expect.element(juniper).toBeVisible();
  await pressAt(page.getByRole('switch', { name: words.recent.remember }), 'Space');
  await expectGone(juniper);
  expect(screen.stored('recent-lookups')).toMatchObject({ isOn: false, entries: [] });
  await openJuniper();
  expect(screen.stored('recent-lookups')).toMatchObject({ isOn: false, entries: [] });
});

test.for(['system', 'member'])(
  'the heading of a %s that does not exist gets the focus of the placeholder',
  async (kind) => {
    const release = screen.hold(/./);
    screen.goTo(`/lookup/${kind}/gonezz`);
    await expect.element(page.css('main [aria-busy="true"]').first()).toBeInTheDocument();
    await expect.poll(() => focused()?.tagName).toBe('H1');
    release();
    await expect.element(page.css('main [role="status"]').filter({ hasText: /ID/ })).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  },
);

test('when the groups of a member are loaded on the second attempt, their heading has the focus', async () => {
  screen.breakWith({ kind: 'status', status: 400, match: { path: '/members/.*/groups$' } });
  screen.goTo(`/lookup/member/${memberRow(screen, 'Luna').id}`);
  const groups = page.getByRole('region', { name: 'Groups' });
  await expect.element(groups.getByRole('button', { name: 'Try again' })).toBeVisible();
  screen.mend();
  await pressAt(groups.getByRole('button', { name: 'Try again' }), 'Enter');
  await expect.element(groups.getByRole('link').first()).toBeVisible();
  await expect.element(groups.getByRole('heading')).toHaveFocus();
});
