import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { needsTokenWords } from '../../parts/needs-token-words.ts';
import { expectGone, press, pressAt } from '../../testing/component/gestures.ts';
import { renderScreen } from '../../testing/component/render-screen.tsx';
import { clearSwitches, systemRow } from '../../testing/world-rows.ts';
import { frontWords } from '../../text/front-words.ts';
import { followWords } from './words.ts';

const words = followWords.add;
const field = page.getByRole('textbox', { name: words.label });
const follow = page.getByRole('button', { name: words.follow, exact: true });
const followed = page.getByText(/^You now follow /).first();
const status = page.css('form [role="status"]');
const ONLY_EXMPL = { version: 2, systems: ['exmpl'] };

/** Waits until the matches have these names, in this order. */
async function expectNames(places: Locator, names: readonly string[]): Promise<void> {
  await expect
    .poll(() => places.elements().map((place) => place.getAttribute('aria-label')))
    .toEqual([...names]);
}

test('a system is found by its ID with a preview, followed with Enter, and shown on Status', async () => {
  const screen = await renderScreen('/manage/add');
  await field.fill(' EXM-PL ');
  await expect.element(page.getByText(words.recognised.id)).toBeVisible();
  await expect.element(follow).toBeEnabled();
  await pressAt(field, 'Enter');
  await expect.element(followed).toBeVisible();
  expect(screen.stored('systems')).toEqual(ONLY_EXMPL);
  await page.getByRole('link', { name: words.seeStatus }).click();
  await expect.element(page.css('[data-system="exmpl"]')).toHaveAttribute('aria-busy', 'false');
});

test('a UUID and a linked Discord account lead to the same system', async () => {
  const screen = await renderScreen('/manage/add');
  const system = systemRow(screen, 'exmpl');
  const account = [...screen.sandbox.state.accounts].find(([, uuid]) => uuid === system.uuid)?.[0] ?? '';
  for (const text of [system.uuid.toUpperCase(), account]) {
    await field.fill(text);
    await expect.element(follow).toBeEnabled();
    await expect.element(page.css('main')).toHaveTextContent(system.name ?? 'no such system');
  }
  await pressAt(field, 'Enter');
  await expect.element(followed).toBeVisible();
  expect(screen.stored('systems')).toEqual(ONLY_EXMPL);
});

test('several systems are looked up and seen before they are followed, and who was not found stays in the field', async () => {
  const screen = await renderScreen('/manage/add', { speed: 10, followed: ['exmpl'] });
  const { id } = systemRow(screen, 'brook');
  await screen.caughtUp();
  const before = screen.requests().length;
  await field.fill(`exmpl, zzzzz ${id}`);
  await expect.element(page.getByText(words.several(3))).toBeVisible();
  expect(screen.requests()).toHaveLength(before);
  await pressAt(field, 'Enter');
  const found = page.getByRole('list', { name: words.preview }).getByRole('listitem');
  await expect.poll(() => found.elements()).toHaveLength(2);
  await expect.element(status).toHaveTextContent('2 systems found, 1 not found.');
  await expect.element(found.first()).toHaveTextContent(words.alreadyThis);
  await expect.element(field).toHaveAccessibleDescription(/Not found: zzzzz\. An ID may/);
  expect(screen.stored('systems')).toEqual(ONLY_EXMPL);
  await press('Enter');
  await expect.element(field).toHaveValue('zzzzz');
  await expect.element(followed).not.toHaveTextContent(/ and /);
  expect(screen.stored('systems')).toEqual({ version: 2, systems: ['exmpl', id] });
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAccessibleDescription(/Not found: zzzzz\. An ID may/);
});

test('what was just followed is listed, and one press takes it back and can be undone', async () => {
  const screen = await renderScreen('/manage/add', { speed: 10, followed: ['exmpl'] });
  const name = systemRow(screen, 'brook').name ?? '';
  await field.fill('exmpl brook lantrn');
  await pressAt(field, 'Enter');
  await expect.element(status).toHaveTextContent(/found/);
  await press('Enter');
  await field.fill('drift');
  await pressAt(field, 'Enter');
  const listed = page.getByRole('list', { name: words.justFollowed }).getByRole('button');
  const drift = words.unfollowOf(systemRow(screen, 'drift').name ?? '');
  await expectNames(listed, [drift, words.unfollowOf(name)]);

  await pressAt(listed.first(), 'Enter');
  await expectNames(listed, [words.unfollowOf(name)]);
  await expect.element(listed).toHaveFocus();
  expect(screen.stored('systems')).toEqual({ version: 2, systems: ['exmpl', 'brook'] });
  await press('Enter');
  await expectGone(listed);
  await expect.element(field).toHaveFocus();
  expect(screen.stored('systems')).toEqual(ONLY_EXMPL);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expectNames(listed, [words.unfollowOf(name)]);
});

test('a text that is typed while several systems are looked up ends that, and a failure is said', async () => {
  const screen = await renderScreen('/manage/add', { speed: 10 });
  const { id } = systemRow(screen, 'brook');
  const release = screen.hold(/exmpl/);
  await field.fill(`exmpl ${id}`);
  await pressAt(field, 'Enter');
  await expect.poll(() => screen.requests().some(({ path }) => path.includes('exmpl'))).toBe(true);
  await field.fill('exmpl');
  release();
  await expect.element(follow).toBeEnabled();
  await expect.element(page.css('main')).toHaveTextContent(systemRow(screen, 'exmpl').name ?? '?');
  await expectGone(page.getByRole('list', { name: words.preview }));

  screen.online.set(false);
  await field.fill('lantrn brook');
  await pressAt(field, 'Enter');
  await expect.element(field).toHaveAccessibleDescription(/Not found: lantrn and brook\. PluralKit/);
  await expect.element(status).toHaveTextContent('No system was found.');
  await expect.element(field).toHaveValue('lantrn brook');
});

test('if none of several was found, the next press looks them up again, and so does one for what stayed alone', async () => {
  const screen = await renderScreen('/manage/add', { speed: 10 });
  screen.online.set(false);
  await field.fill('exmpl brook');
  await pressAt(field, 'Enter');
  await expect.element(field).toHaveAccessibleDescription(/Not found: exmpl and brook\. PluralKit/);
  screen.online.set(true);
  screen.breakWith({ kind: 'html', match: { path: '/systems/brook' } });
  await press('Enter');
  await expect.element(status).toHaveTextContent('1 system found, 1 not found.');
  await press('Enter');
  await expect.element(field).toHaveValue('brook');
  await expect.element(field).toHaveAccessibleDescription(/Not found: brook\. PluralKit/);
  expect(screen.stored('systems')).toEqual(ONLY_EXMPL);
  screen.mend();
  await press('Enter');
  await expect.element(field).toHaveValue('');
  expect(screen.stored('systems')).toEqual({ version: 2, systems: ['exmpl', 'brook'] });
});

test.for([
  'abc',
  'no spaces here',
  '🦊🦊🦊🦊🦊',
  '12345',
  'a'.repeat(10_000),
  '@someone',
  '<script src=x>',
  'https://example.org/s/exmpl',
])('the field explains why %.20s is not an ID, and nothing is followed or asked', async (text) => {
  const answer = expect.stringMatching(
    /an ID has 5 or 6|This isn’t an ID|digits missing|isn’t a site Frontboard can read/,
  );
  const screen = await renderScreen('/manage/add');
  await field.fill(text);
  await pressAt(field, 'Enter');
  await expect.element(field).toHaveAccessibleDescription(answer);
  await field.fill('');
  await expect.element(field).not.toHaveAccessibleDescription(answer);
  expect(screen.stored('systems')).toBeNull();
  expect(screen.requests()).toEqual([]);
});

test('an ID that no system has is answered in plain words, and nothing is followed', async () => {
  const screen = await renderScreen('/manage/add');
  await field.fill('gonezz');
  await expect.element(page.getByText(words.notFound)).toBeVisible();
  await pressAt(field, 'Enter');
  expect(screen.stored('systems')).toBeNull();
});

test('a slow answer to an earlier ID never replaces the preview of a later one', async () => {
  const screen = await renderScreen('/manage/add');
  const release = screen.hold(/\/systems\/brook/);
  await field.fill('brook');
  await expect.poll(() => screen.requests().some(({ path }) => path.endsWith('/systems/brook'))).toBe(true);
  await field.fill('exmpl');
  await expect.element(follow).toBeEnabled();
  release();
  await screen.caughtUp();
  await pressAt(field, 'Enter');
  await expect.element(followed).toBeVisible();
  expect(screen.stored('systems')).toEqual(ONLY_EXMPL);
});

test('while the service answers with errors nothing is followed, and the preview can be tried again', async () => {
  const screen = await renderScreen('/manage/add');
  screen.breakWith({ kind: 'html' });
  await field.fill('exmpl');
  await expect.element(page.getByText('PluralKit has problems right now.')).toBeVisible();
  expect(screen.stored('systems')).toBeNull();
  screen.mend();
  await pressAt(page.getByRole('button', { name: 'Try again' }), 'Enter');
  await expect.element(field).toHaveFocus();
  await expect.element(follow).toBeEnabled();
  await expect.element(page.getByRole('region', { name: words.preview })).toHaveTextContent('Lantern House');
});

test('the followed systems have a place of their own, to which Status and Manage lead', async () => {
  const screen = await renderScreen('/status/list', { followed: ['exmpl', 'brook'] });
  await page.getByRole('button', { name: 'Display options' }).click();
  await page.getByRole('link', { name: 'Arrange the systems you follow' }).click();
  const title = page.getByRole('heading', { level: 1, name: followWords.manage.followed });
  await expect.element(title).toBeVisible();
  expect(screen.address()).toBe('/manage/followed');
  await expect.poll(() => page.css('[data-key]').elements()).toHaveLength(2);
  await page.getByRole('link', { name: followWords.manage.title, exact: true }).first().click();
  await page.getByRole('link', { name: followWords.manage.followed }).click();
  await expect.element(title).toHaveFocus();
});

test('after unfollowing the focus is on the neighbour, and after the last one on the heading', async () => {
  const screen = await renderScreen('/manage/followed', { followed: ['exmpl', 'brook'] });
  const rows = page.css('[data-key]');
  const unfollowFirst = async () => {
    await pressAt(rows.first().getByRole('button', { name: /^More for / }), 'Enter');
    await page.getByRole('menuitem', { name: followWords.manage.unfollow }).click();
  };
  await expect.poll(() => rows.elements()).toHaveLength(2);
  await unfollowFirst();
  await expect.poll(() => rows.elements()).toHaveLength(1);
  await expect.element(rows.first()).toHaveFocus();
  await unfollowFirst();
  await expect.element(page.getByText(followWords.manage.empty)).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.stored('systems')).toEqual({ version: 2, systems: [] });
});

test('the own system says whether it has switches', async () => {
  await renderScreen('/manage', {
    own: 'exmpl',
    prepare: (sandbox) => clearSwitches({ sandbox }, 'exmpl'),
  });
  await expect.element(page.getByRole('link', { name: frontWords.neverSwitched })).toBeVisible();
});

test('a stored token that cannot be checked is not asked for again', async () => {
  const { ownUnknown, enterToken } = followWords.manage;
  const { loading, offline } = needsTokenWords;
  const screen = await renderScreen('/manage', {
    own: 'exmpl',
    prepare: ({ faults }) => faults.replace([{ kind: 'latency', ms: 60_000 }]),
  });
  await expect.element(page.getByText(ownUnknown(loading.title, loading.text))).toBeVisible();
  await expectGone(page.getByRole('link', { name: enterToken }));
  screen.online.set(false);
  await screen.reload();
  await expect.element(page.getByText(ownUnknown(offline.title, offline.text))).toBeVisible();
  await expectGone(page.getByRole('link', { name: enterToken }));
});
