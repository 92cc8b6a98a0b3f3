import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone } from '../testing/component/gestures.ts';
import { renderScreen } from '../testing/component/render-screen.tsx';
import { listWords } from './words.ts';

const field = page.getByRole('searchbox').first();
const luna = page.getByRole('main').getByRole('link', { name: /^Luna/ });

test('a row says that only its description matches, and says nothing of a name that is similar', async () => {
  await renderScreen('/lookup/system/exmpl/members');
  await expect.element(luna).toBeVisible();
  await field.fill('knits');
  await expect.element(luna).toHaveTextContent(listWords.inDescription);
  await field.fill('lnua');
  await expectGone(page.getByText(listWords.inDescription));
  await expect.element(luna).toBeVisible();
  await expect.element(page.getByText(/Showing 1 of/)).toBeVisible();
});
