import { deleteMember } from '@frontboard/sandbox';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  expectGone,
  focused,
  focusOn,
  press,
  pressAt,
  typeText,
} from '../../../testing/component/gestures.ts';
import { type RenderedScreen, renderScreen } from '../../../testing/component/render-screen.tsx';
import { groupRow, memberRow } from '../../../testing/world-rows.ts';
import { referenceWords } from '../../../text/reference-words.ts';
import { searchWords as words } from './words.ts';

const field = page.getByLabelText(words.label);
const results = page.getByRole('region', { name: 'Found' });

/** Longer than the pause in typing before a lookup. */
const REST_MS = 700;
const rest = () => new Promise((resolve) => setTimeout(resolve, REST_MS));

let screen: RenderedScreen;

beforeEach(async () => {
  screen = await renderScreen('/lookup');
});

test('the field says while typing what is recognised and what is missing, and nothing is looked up before that', async () => {
  for (const [text, said] of [
    ['exm', referenceWords.missing.letters(2)],
    ['exm1', /^This isn’t an ID\./],
    ['466378653216', referenceWords.missing.digits(5)],
    ['https://dash.pluralkit.me/profile/m/', /the ID at its end is missing/],
  ] as const) {
    await field.fill(text);
    await expect.element(page.getByText(said)).toBeVisible();
  }
  await rest();
  expect(screen.requests()).toEqual([]);
  await field.fill('EXM-PL');
  await expect.element(page.getByText(words.looksLike.id(['system', 'member', 'group']))).toBeVisible();
});

test('a token that was shared is named as one, and is in no field, no address and no request', async () => {
  const token = screen.sandbox.tokens[0]?.token ?? '';
  await field.fill('ex');
  screen.goTo(`/lookup?text=${encodeURIComponent(token)}`);
  await expect.element(page.getByText(referenceWords.token)).toBeVisible();
  await expect.element(field).toHaveValue('');
  expect(screen.address()).toBe('/lookup');
  await field.fill('e');
  await field.fill('');
  await expect.element(page.getByText(referenceWords.token)).not.toBeInTheDocument();
  await rest();
  expect(screen.requests()).toEqual([]);
});

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
  await field.fill('brook');
  screen.goTo('/lookup?q=exmpl');
  await expect.element(field).toHaveValue('exmpl');
  await rest();
  expect(screen.address()).toBe('/lookup?q=exmpl');
  expect(screen.requests().filter(({ path }) => path.includes('brook'))).toEqual([]);
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
  screen.breakWith({ kind: 'latency', ms: 800 });
  await field.fill('exmpl');
  await pressAt(field, 'Enter');
  await field.fill('exmp');
  await expect.element(page.getByText(referenceWords.missing.letters(1))).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(screen.address()).toBe('/lookup?q=exmpl');
  await field.fill('exmpl');
  await pressAt(field, 'Enter');
  await expect.poll(() => screen.address()).toMatch(/^\/lookup\/system\/exmpl/);
});

test.for(['system', 'member'])(
  'the heading of a %s that does not exist gets the focus of the placeholder',
  async (kind) => {
    screen.breakWith({ kind: 'latency', ms: 800 });
    screen.goTo(`/lookup/${kind}/gonezz`);
    await expect.element(page.css('main [aria-busy="true"]').first()).toBeInTheDocument();
    await expect.poll(() => focused()?.tagName).toBe('H1');
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
