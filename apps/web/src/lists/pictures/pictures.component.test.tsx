import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone } from '../../testing/component/gestures.ts';
import { renderScreen } from '../../testing/component/render-screen.tsx';
import { memberRow, systemRow } from '../../testing/world-rows.ts';
import { imageChoiceWords } from '../../text/image-choice-words.ts';
import { pictureWords as words } from './words.ts';

/** Nothing on this computer answers there. */
const ELSEWHERE = 'https://127.0.0.1:9/luna.png';
const question = page.getByRole('region', { name: words.title });
const choice = (name: string) => question.getByRole('button', { name });

test.for([
  ['on Status after a restored backup', '/status/list', { followed: ['exmpl'] }],
  ['on the page of a shared link', '/lookup/member/Luna', {}],
  ['on Switch, with a token first', '/switch', { own: 'exmpl' }],
] as const)('the question which pictures to load is asked %s, once', async ([, path, options]) => {
  let luna = '';
  const screen = await renderScreen('/lookup', {
    ...options,
    prepare(sandbox) {
      const row = memberRow({ sandbox }, 'Luna');
      row.avatar_url = ELSEWHERE;
      luna = row.id;
      systemRow({ sandbox }, 'exmpl').avatar_url = ELSEWHERE;
    },
  });
  screen.goTo(path.replace('Luna', luna));
  await expect.element(question).toHaveTextContent('The host of a picture sees your IP address');
  await choice(imageChoiceWords.trusted).click();
  await expect.element(page.getByText(words.saved)).toBeVisible();
  await expectGone(question);
  await expect
    .poll(() => screen.stored('preferences'))
    .toMatchObject({ images: 'trusted', hasChosenImages: true });
  await screen.reload();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await screen.caughtUp();
  await expectGone(question);
});

test('who meets only pictures that are loaded is not asked', async () => {
  const screen = await renderScreen('/lookup/system/exmpl/members');
  await expect.element(page.getByText(/^\d+ members?$/)).toBeVisible();
  await screen.caughtUp();
  expect(question.elements()).toEqual([]);
});
