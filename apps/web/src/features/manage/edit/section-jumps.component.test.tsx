import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectTexts, pressAt } from '../../../testing/component/gestures.ts';
import { renderScreen } from '../../../testing/component/render-screen.tsx';
import { memberRow } from '../../../testing/world-rows.ts';

const own = 'exmpl';
const privacy = page.getByRole('heading', { level: 2, name: 'Privacy' });

test('the sections beside the form of a member are marked with what is changed or wrong in them, and lead there', async () => {
  await page.viewport(1280, 800);
  const screen = await renderScreen('/manage/members', { own });
  screen.goTo(`/manage/members/${memberRow(screen, 'Luna').id}`);
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await expect.element(sections.getByRole('button', { name: 'Profile', exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: /^Pronouns/ }).fill('she/her');
  await expect.element(sections.getByRole('button', { name: /^Profile ?changed$/ })).toBeVisible();
  const birthday = page.getByRole('textbox', { name: /^Birthday/ });
  await birthday.fill('soon');
  await pressAt(birthday, 'Tab');
  await expect
    .element(sections.getByRole('button', { name: /^Profile ?something to correct$/ }))
    .toBeVisible();
  await sections.getByRole('button', { name: 'Privacy', exact: true }).click();
  await expect.element(privacy).toHaveFocus();
  await expect.element(privacy).toBeInViewport();
});

test('on a wide screen the sections and the live preview are beside the form of a member, and stay in sight', async () => {
  await page.viewport(1440, 900);
  onTestFinished(() => page.viewport(1280, 800));
  await renderScreen('/manage/members?text=luna', { own });
  await pressAt(page.getByRole('searchbox', { name: 'Find members' }), 'Enter');
  const form = page.getByRole('form', { name: /^Edit Luna/ });
  const sections = form.getByRole('navigation');
  const preview = form.getByRole('region', { name: /^Live preview: / });
  await expectTexts(sections.getByRole('button'), [
    'Profile',
    'Pictures',
    'Proxying',
    'Privacy',
    'Groups',
    'Servers',
    'More',
  ]);
  const card = preview.getByRole('article').getByRole('heading', { name: 'Moth' });
  await form.getByRole('textbox', { name: /^Display name/ }).fill('Moth');
  await expect.element(card).toBeInViewport({ ratio: 0.99 });
  await expect.element(preview.getByRole('group', { name: 'In Discord' })).toHaveTextContent('Moth');
  const [list, field, shown] = [sections, form.getByRole('textbox', { name: /^Name/ }), preview].map((part) =>
    part.element().getBoundingClientRect(),
  );
  expect(field?.left).toBeGreaterThanOrEqual(list?.right ?? Number.POSITIVE_INFINITY);
  expect(shown?.left).toBeGreaterThanOrEqual(field?.right ?? Number.POSITIVE_INFINITY);
  await sections.getByRole('button', { name: 'Privacy', exact: true }).click();
  await expect.element(privacy).toBeInViewport({ ratio: 0.99 });
  await expect.element(sections).toBeInViewport({ ratio: 0.99 });
  await expect.element(card).toBeInViewport({ ratio: 0.99 });
});

test('on a phone the sections of the form of a member are a menu', async () => {
  await page.viewport(390, 844);
  const screen = await renderScreen('/manage/members', { own });
  screen.goTo(`/manage/members/${memberRow(screen, 'Luna').id}`);
  await page.getByRole('textbox', { name: /^Pronouns/ }).fill('she/her');
  await page.getByRole('button', { name: 'Go to a section' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Profile (changed)' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Privacy', exact: true }).click();
  await expect.element(privacy).toHaveFocus();
  await expect.element(privacy).toBeInViewport();
  await page.viewport(1280, 800);
});
