import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone } from '../../testing/component/gestures.ts';
import { renderScreen } from '../../testing/component/render-screen.tsx';
import { settingsWords } from '../settings/words.ts';
import { switchWords } from '../switch/words.ts';
import { firstRunWords as words } from './words.ts';

const main = page.css('main');

test('the first screen leads to where the token is entered', async () => {
  await renderScreen('/');
  await page.getByRole('link', { name: words.token.action }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: settingsWords.title })).toBeVisible();
  await expect.element(page.getByLabelText(settingsWords.account.label)).toBeVisible();
});

test('with a token the first screen offers the own system and asks for no token', async () => {
  const screen = await renderScreen('/', { own: 'exmpl' });
  await main.getByRole('link', { name: words.own.action }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: switchWords.title })).toBeVisible();
  screen.goBack();
  await expect.element(main.getByRole('link', { name: words.follow.action })).toBeVisible();
  await expectGone(main.getByRole('link', { name: words.token.action }));
});

test('the app asks once which pictures to load, and uses its suggestion of PluralKit and Discord until then', async () => {
  const screen = await renderScreen('/');
  const question = page.getByRole('region', { name: 'Which pictures should be loaded?' });
  await expect.element(question).toHaveTextContent('The host of a picture sees your IP address and the time');
  await expect.element(question.getByRole('radio', { name: /^PluralKit and Discord/ })).toBeChecked();
  await expect.poll(() => screen.stored('preferences')).toMatchObject({ images: 'trusted' });
  await question.getByText('None', { exact: true }).click();
  await question.getByRole('button', { name: 'Save this choice' }).click();
  await expect.element(page.getByText('Your choice of pictures is saved')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await expectGone(question);
  await screen.reload();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectGone(question);
  expect(screen.stored('preferences')).toMatchObject({ images: 'none' });
});
