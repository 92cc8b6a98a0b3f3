import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { stateWords } from '../../../state/words.ts';
import {
  expectGone,
  focused,
  focusOn,
  openedDialog,
  press,
  pressAt,
  typeText,
} from '../../../testing/component/gestures.ts';
import { type RenderedScreen, renderScreen } from '../../../testing/component/render-screen.tsx';
import { systemRow } from '../../../testing/world-rows.ts';
import { uiWords } from '../../../ui/words.ts';
import { editWords } from '../edit/words.ts';
import { ownSystemWords } from './words.ts';

const profile = page.getByRole('form', { name: 'Profile' });
const settings = page.getByRole('form', { name: 'Settings in PluralKit' });
/** A text of the profile by its label. */
const field = (name: string) => profile.getByRole('textbox', { name, exact: true });

let screen: RenderedScreen;
const sent = () => screen.writes.map(({ body }) => body);

const save = (form = profile) => form.getByRole('button', { name: editWords.save, exact: true }).click();
const expectSaved = (form = profile) =>
  expect.element(form.getByText(editWords.saved, { exact: true })).toBeVisible();

beforeEach(async () => {
  screen = await renderScreen('/manage/system', { own: 'exmpl', followed: ['exmpl'] });
});

test('on a phone the action beside the title of the own system leaves the title its line', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 844);
  const title = page.getByRole('heading', { level: 1 });
  const action = page.getByRole('link', { name: ownSystemWords.seeAsOthers });
  await expect.element(action).toBeVisible();
  const boxOf = (place: { element(): Element }) => place.element().getBoundingClientRect();
  await expect.poll(() => boxOf(action).top).toBeGreaterThan(boxOf(title).bottom);
  const range = document.createRange();
  range.selectNodeContents(title.element());
  expect(range.getClientRects()).toHaveLength(1);
});

test('each wrong field of the own system says what is wrong, and nothing is sent', async () => {
  const wrong = [
    ['Name', 'x'.repeat(101), 'Name must be 100 characters or less'],
    ['Tag', 'x'.repeat(80), 'Tag must be 79 characters or less'],
    ['Pronouns', 'x'.repeat(101), 'Pronouns must be 100 characters or less'],
    ['Description', 'x'.repeat(1001), 'Description must be 1000 characters or less'],
    ['Avatar', 'http://example.com/a.png', 'Avatar URL must be a valid image and less than 256 characters'],
    [
      'Banner',
      `https://e.com/${'x'.repeat(256)}`,
      'Banner URL must be a valid image and less than 256 characters',
    ],
    ['Colour', 'reddish', 'Color must be a valid hex code'],
  ] as const;
  for (const [name, text] of wrong) await field(name).fill(text);
  // The field is visible, but its label is not.
  scrollBy(0, field('Name').element().getBoundingClientRect().top - 8);
  await save();
  for (const [name, , message] of wrong) {
    await expect.element(field(name)).toHaveAccessibleDescription(expect.stringContaining(message));
  }
  await expect.element(field('Name')).toHaveFocus();
  await expect.element(profile.css('label').filter({ hasText: /^Name$/ })).toBeInViewport({ ratio: 1 });
  await expect.element(profile.getByText(editWords.problems(7))).toBeVisible();
  await profile.getByRole('button', { name: 'Colour', exact: true }).click();
  await expect.element(field('Colour')).toHaveFocus();
  expect(screen.writes).toEqual([]);
});

test('a field shows what the service refuses about it', async () => {
  screen.breakWith({
    kind: 'status',
    status: 400,
    match: { method: 'PATCH' },
    body: {
      message: 'Error parsing JSON model',
      code: 40001,
      errors: { pronouns: [{ message: 'Field pronouns is too long.', actual_length: 7, max_length: 5 }] },
    },
  });
  await field('Pronouns').fill('xe/xem!');
  await save();
  await expect
    .element(field('Pronouns'))
    .toHaveAccessibleDescription(expect.stringMatching(/Field pronouns is too long\. \(7 of 5\)/));
  await expect.element(field('Pronouns')).toHaveFocus();
  screen.mend();
  await field('Pronouns').fill('xe/xem');
  await save();
  await expectSaved();
});

test('what is below the profile comes after it, so that nothing moves away under a press', async () => {
  await expect.element(settings).toBeVisible();
  const headings: string[] = [];
  const observer = new MutationObserver(() => {
    const shown = page
      .getByRole('heading', { level: 2 })
      .elements()
      .map(({ textContent }) => textContent);
    if (profile.query() === null) headings.push(...shown);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  await screen.reload();
  await expect.element(settings).toBeVisible();
  expect(headings).toContain('Profile');
  expect(headings).not.toContain('Settings in PluralKit');
});

test('a profile that is asked for again leaves the settings and the focus where they are', async () => {
  screen.breakWith({ match: { path: '/systems/[^/]+$', method: 'GET' }, kind: 'status', status: 503 });
  await screen.services.queryClient.resetQueries();
  const retry = page.getByRole('button', { name: uiWords.tryAgain });
  await expect.element(retry.first()).toBeVisible();
  const name = settings.getByRole('textbox').first();
  await focusOn(name);
  const control = focused();
  const release = screen.hold(/\/systems\/[^/]+$/, 'GET');
  (retry.first().element() as HTMLElement).click();
  await expectGone(retry);
  expect(focused()).toBe(control);
  release();
});

test('two clicks and Enter save the own system once', async () => {
  const release = screen.hold(/./, 'PATCH');
  await field('Name').fill('Once');
  await pressAt(field('Name'), 'Enter');
  const button = profile.getByRole('button', { name: /^(Save|Saving…)$/ }).element() as HTMLElement;
  button.click();
  button.click();
  release();
  await expectSaved();
  expect(sent()).toEqual([{ name: 'Once' }]);
});

test('the settings in PluralKit are checked before they are sent, and only changes are sent', async () => {
  const zone = settings.getByLabelText('Time zone');
  await zone.fill('Middle-earth');
  await save(settings);
  await expect.element(zone).toHaveAccessibleDescription(expect.stringMatching(/Timezone must be valid/));
  expect(sent()).toEqual([]);
  await zone.fill('bst');
  await expect.element(settings.getByText('bst means several time zones. Choose yours:')).toBeVisible();
  await save(settings);
  await expect
    .element(zone)
    .toHaveAccessibleDescription(expect.stringMatching(/bst means several time zones/));
  expect(sent()).toEqual([]);
  await settings.getByRole('button', { name: 'Europe/London' }).click();
  await expect.element(settings.getByText(/^Understood as Europe\/London/)).toBeVisible();
  await settings.getByText('After another time').click();
  const hours = settings.getByRole('textbox', { name: 'Hours' });
  await hours.fill('soon');
  await save(settings);
  await expect
    .element(hours)
    .toHaveAccessibleDescription(expect.stringMatching(/Latch timeout must be a number/));
  await hours.fill('1');
  await settings.getByRole('textbox', { name: 'Minutes' }).fill('30');
  const privateMembers = settings.getByRole('switch', { name: 'New members are private' });
  // As the form of a new member does it.
  await expect
    .element(privateMembers)
    .toHaveAccessibleDescription(expect.stringContaining('whether you create them here'));
  await pressAt(privateMembers, 'Space');
  await settings.getByLabelText('Template 2').fill('About us:');
  await save(settings);
  await expectSaved(settings);
  expect(sent()).toEqual([
    {
      timezone: 'Europe/London',
      latch_timeout: 5400,
      member_default_private: true,
      description_templates: ['About us:'],
    },
  ]);
  await expect.element(settings.getByLabelText('Template 1')).toHaveValue('About us:');
  await expect.element(settings.getByText('14 of at most 1000', { exact: true })).toBeVisible();
  // A template starts a description, or is appended to it.
  await field('Description').fill('Hello.');
  await profile.getByRole('button', { name: editWords.insertTemplate(1) }).click();
  await expect.element(field('Description')).toHaveValue('Hello.\nAbout us:');
});

test('a name can be changed, previewed as Markdown and saved with only the keyboard', async () => {
  await focusOn(field('Name'));
  await press('Control+a');
  await typeText('Typed');
  await focusOn(field('Description'));
  await press('Control+a');
  await typeText('**bold**');
  for (let presses = 0; presses < 5; presses += 1) {
    await press('Tab');
    if (focused()?.getAttribute('role') === 'switch') break;
  }
  await press('Space');
  await expect
    .element(profile.getByRole('region', { name: editWords.previewOf('Description') }).css('strong'))
    .toHaveTextContent(/^bold$/);
  await pressAt(field('Name'), 'Enter');
  await expectSaved();
  expect(sent()).toEqual([{ name: 'Typed', description: '**bold**' }]);
});

test('Ctrl + S saves the form with the focus, and without one the form with changes', async () => {
  const pings = settings.getByRole('switch', { name: 'Reaction pings' });
  await field('Name').fill('Not yet');
  await pressAt(pings, 'Space', 'Control+s');
  await expectSaved(settings);
  expect(sent()).toEqual([{ pings_enabled: expect.any(Boolean) }]);
  await pressAt(field('Name'), 'Control+s');
  await expectSaved();
  expect(sent()[1]).toEqual({ name: 'Not yet' });
  await pings.click();
  (focused() as HTMLElement).blur();
  await press('Control+s');
  await expect.poll(sent).toHaveLength(3);
  expect(sent()[2]).toEqual({ pings_enabled: expect.any(Boolean) });
});

test('only what changed of the own system is sent, and every screen shows it at once', async () => {
  const listed = page.css('[data-system="exmpl"]');
  screen.goTo('/status/list');
  await expect.element(listed).toHaveTextContent('Lantern House');
  screen.goTo('/manage/system');
  await field('Name').fill('Harbour House');
  await field('Pronouns').fill('');
  await save();
  await expectSaved();
  expect(sent()).toEqual([{ name: 'Harbour House', pronouns: null }]);
  expect(systemRow(screen, 'exmpl')).toMatchObject({ name: 'Harbour House', pronouns: null });
  screen.breakWith({ kind: 'drop' });
  screen.goTo('/status/list');
  await expect.element(listed).toHaveTextContent('Harbour House');
  screen.mend();
  screen.goBack();
  await page.getByRole('link', { name: 'View as others' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Harbour House' })).toBeVisible();
});

test('one button makes the own system private, and all its privacy is sent in one request', async () => {
  // The preview beside the form has a choice, too.
  const choices = profile.getByRole('radiogroup').filter({ hasText: 'Public' });
  await expect.poll(() => choices.elements()).toHaveLength(9);
  await profile.getByRole('button', { name: 'All private' }).click();
  await profile.getByRole('radiogroup', { name: 'Banner' }).getByText('Public', { exact: true }).click();
  await save();
  await expectSaved();
  // The front history was private before, the banner stays public.
  const keys = ['name', 'avatar', 'description', 'pronoun', 'member_list', 'group_list', 'front'];
  expect(sent()).toEqual([{ privacy: Object.fromEntries(keys.map((key) => [`${key}_privacy`, 'private'])) }]);
});

test('changes from elsewhere are shown field by field, and nothing is overwritten without a question', async () => {
  await field('Name').fill('Mine');
  await field('Pronouns').fill('mine/mine');
  Object.assign(systemRow(screen, 'exmpl'), { name: 'Theirs', pronouns: 'theirs/theirs', tag: '| theirs' });
  await save();
  const dialog = await openedDialog();
  await expect.poll(() => dialog.getByRole('group').elements()).toHaveLength(2);
  const name = dialog.getByRole('group', { name: 'Name' });
  for (const text of ['Lantern House', 'Mine', 'Theirs']) await expect.element(name).toHaveTextContent(text);
  expect(sent()).toEqual([]);
  await expect.element(dialog.getByRole('button', { name: editWords.save })).toBeDisabled();
  await name.getByText('Yours').click();
  await dialog.getByRole('group', { name: 'Pronouns' }).getByText('Theirs, in PluralKit now').click();
  await dialog.getByRole('button', { name: editWords.save }).click();
  await expectSaved();
  expect(sent()).toEqual([{ name: 'Mine' }]);
  await expect.element(field('Pronouns')).toHaveValue('theirs/theirs');
  await expect.element(field('Tag')).toHaveValue('| theirs');
});

test('a lost answer is checked and nothing is sent twice, and a failure keeps typed text until it is saved', async () => {
  const name = () => systemRow(screen, 'exmpl').name;
  const alert = profile.getByRole('alert');
  const own = { method: 'PATCH', path: '/v2/systems/@me$' };
  screen.breakWith({ kind: 'lost-answer', match: own, times: 1 });
  await field('Name').fill('Arrived');
  await save();
  await expectSaved();
  expect(sent()).toHaveLength(1);
  expect(name()).toBe('Arrived');

  screen.breakWith({ kind: 'drop', match: own });
  await field('Name').fill('Patient');
  await save();
  await expect.element(alert).toHaveTextContent('Nothing you typed is lost');
  await expect.element(field('Name')).toHaveValue('Patient');
  screen.breakWith({ kind: 'status', status: 403, match: own });
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.element(alert).toHaveTextContent('This token can’t change that');
  await expect.element(field('Name')).toHaveValue('Patient');
  screen.mend();
  screen.online.set(false);
  await save();
  await expect.element(alert).toHaveTextContent('PluralKit can’t be reached');
  await expect.element(field('Name')).toHaveValue('Patient');
  expect(name()).toBe('Arrived');
  screen.online.set(true);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expectSaved();
  expect(name()).toBe('Patient');
});

test('a renewed token leads to Settings, and typed text waits for the new one', async () => {
  await field('Name').fill('Waiting');
  screen.breakWith({ kind: 'status', status: 401, match: { path: '/v2/systems/@me$' } });
  await save();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  screen.mend();
  const { token } = screen.sandbox.tokens.find(({ systemId }) => systemId === 'exmpl') ?? { token: '' };
  await page.getByLabelText('PluralKit token').fill(token);
  await page.getByRole('button', { name: 'Check and save' }).click();
  await expect.element(page.getByText('The token works. This is its system.')).toBeVisible();
  screen.goTo('/manage/system');
  await expect.element(field('Name')).toHaveValue('Waiting');
  await save();
  await expectSaved();
  expect(systemRow(screen, 'exmpl').name).toBe('Waiting');
});

test('typed text is there after a reload and after Back, leaving the form asks first, and a discard can be undone', async () => {
  const toStatus = page.getByRole('link', { name: 'Status' }).first();
  await field('Tag').fill('| half typed');
  await screen.reload();
  await expect.element(field('Tag')).toHaveValue('| half typed');
  await expect.element(profile.getByText(editWords.restored)).toBeVisible();
  await toStatus.click();
  const stay = (await openedDialog()).getByRole('button', { name: editWords.leave.stay });
  // The answer that loses nothing.
  await expect.element(stay).toHaveFocus();
  await stay.click();
  await expect.element(field('Tag')).toHaveValue('| half typed');
  await toStatus.click();
  await (await openedDialog()).getByRole('button', { name: editWords.leave.leave, exact: true }).click();
  await expectGone(profile);
  screen.goBack();
  await expect.element(field('Tag')).toHaveValue('| half typed');
  await profile.getByRole('button', { name: 'Discard' }).click();
  await expect.element(field('Tag')).not.toHaveValue('| half typed');
  await expect.element(profile.getByRole('button', { name: editWords.save, exact: true })).toHaveFocus();
  await page.getByRole('button', { name: stateWords.undo }).click();
  await expect.element(field('Tag')).toHaveValue('| half typed');
  expect(sent()).toEqual([]);
});

test('on a phone a long text that gets the focus is above the bar with Save', async () => {
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(1280, 800));
  await pressAt(field('Pronouns'), 'Tab');
  const text = field('Description');
  await expect.element(text).toHaveFocus();
  const top = (place: typeof text) => place.element().getBoundingClientRect().top;
  const bar = profile.getByRole('button', { name: editWords.save, exact: true });
  await expect.poll(() => top(text) + 100 - top(bar), { message: 'lines in sight' }).toBeLessThan(0);
});
