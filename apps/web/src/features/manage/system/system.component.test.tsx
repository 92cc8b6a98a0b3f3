import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { focused, focusOn, press, pressAt, typeText } from '../../../testing/component/gestures.ts';
import { type RenderedScreen, renderScreen } from '../../../testing/component/render-screen.tsx';
import { editWords } from '../edit/words.ts';

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
  screen = await renderScreen('/manage/system', { own: 'exmpl' });
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

test('two clicks and Enter save the own system once', async () => {
  screen.breakWith({ kind: 'latency', ms: 300, match: { path: '/v2/systems/@me$' } });
  await field('Name').fill('Once');
  await pressAt(field('Name'), 'Enter');
  const button = profile.getByRole('button', { name: /^(Save|Saving…)$/ }).element() as HTMLElement;
  button.click();
  button.click();
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
