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
