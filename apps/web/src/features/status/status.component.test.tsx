import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderScreen } from '../../testing/component/render-screen.tsx';
import { statusWords } from './words.ts';

test('the search finds by system, by ID and by fronter', async () => {
  await renderScreen('/status/list', { followed: ['demoo', 'marsh'] });
  await expect.element(page.getByRole('heading', { level: 1, name: statusWords.title })).toBeVisible();
  await userEvent.fill(page.getByRole('searchbox', { name: statusWords.search }), 'zzz');
  await expect.element(page.getByText(statusWords.searchNothing)).toBeVisible();
});
