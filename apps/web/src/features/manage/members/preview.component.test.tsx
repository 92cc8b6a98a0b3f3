import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type RenderedScreen, renderScreen } from '../../../testing/component/render-screen.tsx';
import { groupRow, memberRow } from '../../../testing/world-rows.ts';

const own = 'exmpl';
const preview = page.getByRole('region', { name: /^Live preview: / });
const message = preview.getByRole('group', { name: 'In Discord' });
const pronouns = page.getByRole('textbox', { name: /^Pronouns/ });

async function openLuna() {
  const screen = await renderScreen('/manage/members', { own });
  screen.goTo(`/manage/members/${memberRow(screen, 'Luna').id}`);
}

test('the preview beside the form of a member follows what is typed, and hides from others what is private', async () => {
  await page.viewport(1440, 900);
  await openLuna();
  const card = preview.getByRole('article');
  await pronouns.fill('moth/moths');
  await expect.element(card.getByText('moth/moths')).toBeVisible();
  await page
    .getByRole('radiogroup', { name: /^Pronouns/ })
    .getByText('Private', { exact: true })
    .click();
  await expect.element(card.getByText('moth/moths')).not.toBeInTheDocument();
  await expect.element(preview.getByText('Others don’t see')).toBeVisible();
  await preview.getByText('You', { exact: true }).click();
  await expect.element(card.getByText('moth/moths')).toBeVisible();
});

test('the message in the preview has the display name, the tag of the system, and the text without the proxy tags unless they are kept', async () => {
  await page.viewport(1440, 900);
  await openLuna();
  await page.getByRole('textbox', { name: /^Display name/ }).fill('Lu');
  await expect.element(message.getByText(/^Lu .+/)).toBeVisible();
  await expect.element(message.getByText('L:Hello there!')).toBeVisible();
  await expect.element(message.getByText('Hello there!', { exact: true })).toBeVisible();
  await page.getByRole('switch', { name: /^Keep proxy tags/ }).click();
  await expect.element(message.getByText('Hello there!', { exact: true })).not.toBeInTheDocument();
  await page.getByRole('textbox', { name: /^Display name/ }).fill('L'.repeat(90));
  await expect.element(message.getByText(/Discord allows 80/)).toBeVisible();
});

test('the preview beside the form of a group follows what is typed, and hides from others what is private', async () => {
  await page.viewport(1440, 900);
  const screen = await renderScreen('/manage/groups', { own });
  screen.goTo(`/manage/groups/${groupRow(screen, 'kitchen').id}`);
  const card = preview.getByRole('article');
  await page.getByRole('textbox', { name: /^Display name/ }).fill('Cooks');
  await page.getByRole('textbox', { name: /^Description/ }).fill('Wash up!');
  await expect.element(card.getByRole('heading', { name: 'Cooks' })).toBeVisible();
  await expect.element(card.getByText('Wash up!')).toBeVisible();
  await page
    .getByRole('radiogroup', { name: /^Description/ })
    .getByText('Private', { exact: true })
    .click();
  await expect.element(card.getByText('Wash up!')).not.toBeInTheDocument();
  await expect.element(message).not.toBeInTheDocument();
});

test('on a phone the preview is behind a button', async () => {
  await page.viewport(390, 844);
  await openLuna();
  await expect.element(preview).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Show the preview' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preview' });
  await expect.element(dialog.getByRole('article').getByText('Luna')).toBeVisible();
  await page.viewport(1280, 800);
});

test('the preview beside the form of the own system shows its tag in a message', async () => {
  await page.viewport(1440, 900);
  await renderScreen('/manage/system', { own });
  const form = (name: string) => page.getByRole('form', { name, exact: true });
  const profile = form('Profile');
  await profile.getByRole('textbox', { name: /^Tag/ }).fill('| Lanterns');
  await expect.element(profile.getByText('A member | Lanterns')).toBeVisible();
  await expect
    .element(profile.getByRole('region', { name: /^Live preview: / }).getByText('Front history'))
    .toBeVisible();
  const settings = form('Settings in PluralKit');
  await settings.getByRole('textbox', { name: /^Name format/ }).fill('{tag} {name}!');
  await expect.element(settings.getByText(/ A member!$/)).toBeVisible();
});

const CHESS = '466707357099884544';

test.for([
  ['a member', (screen) => `/manage/members/${memberRow(screen, 'Juniper').id}`],
  ['a new member', () => '/manage/members/new'],
  ['a group', (screen) => `/manage/groups/${groupRow(screen, 'kitchen').id}`],
  ['the own system', () => '/manage/system'],
  ['the system in a server', () => `/manage/servers/${CHESS}/system`],
  [
    'a member in a server',
    (screen) => `/manage/servers/${CHESS}/members?member=${memberRow(screen, 'Juniper').id}`,
  ],
  ['autoproxy', () => `/manage/servers/${CHESS}/autoproxy`],
] as const satisfies readonly (readonly [string, (screen: RenderedScreen) => string])[])(
  'from 1,100 px on the preview is beside the form of %s',
  async ([, pathOf]) => {
    await page.viewport(1100, 800);
    const screen = await renderScreen('/manage', { own });
    screen.goTo(pathOf(screen));
    const shown = preview.first();
    await expect.element(shown).toBeVisible();
    const form = page.getByRole('form').first();
    const fields = form.getByRole('textbox').or(form.getByRole('radio')).first();
    await expect.element(fields).toBeVisible();
    const [beside, field] = [shown, fields].map((part) => part.element().getBoundingClientRect());
    expect(beside?.left).toBeGreaterThan(field?.right ?? Number.POSITIVE_INFINITY);
    await page.viewport(1280, 800);
  },
);
