import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { pictureWords } from '../../../parts/pictures/words.ts';
import { expectGone, pressAt } from '../../../testing/component/gestures.ts';
import { renderScreen } from '../../../testing/component/render-screen.tsx';
import { systemRow } from '../../../testing/world-rows.ts';
import { editWords } from './words.ts';

/** Nothing on this computer answers there. */
const NO_PICTURE = 'https://127.0.0.1:9/page.html';
const REFUSED = /Avatar URL must be a valid image and less than 256 characters/;
const profile = page.getByRole('form', { name: 'Profile' });
const avatar = profile.getByRole('textbox', { name: 'Avatar', exact: true });
const save = () => profile.getByRole('button', { name: editWords.save, exact: true }).click();

test('a typed address that leads to no picture is refused although nobody has chosen which pictures to load', async () => {
  const screen = await renderScreen('/manage/system', { own: 'exmpl' });
  await avatar.fill(NO_PICTURE);
  await save();
  await expect.element(avatar).toHaveAccessibleDescription(expect.stringMatching(REFUSED));
  expect(screen.writes).toEqual([]);
});

test('after "None" a typed address is saved without a request, and the form says that its picture is not loaded', async () => {
  const screen = await renderScreen('/manage/system', {
    own: 'exmpl',
    stored: { preferences: { version: 1, images: 'none', hasChosenImages: true } },
  });
  await avatar.fill(NO_PICTURE);
  await expect.element(profile.getByText(pictureWords.notLoaded(1)).first()).toBeVisible();
  await save();
  await expect.poll(() => screen.writes.map(({ body }) => body)).toEqual([{ avatar_url: NO_PICTURE }]);
});

test('an address that the service has is not requested until the person loads it in its place', async () => {
  await renderScreen('/manage/system', {
    own: 'exmpl',
    prepare: (sandbox) => {
      systemRow({ sandbox }, 'exmpl').avatar_url = NO_PICTURE;
    },
  });
  await expect.element(avatar).toHaveValue(NO_PICTURE);
  await expect.element(profile.getByText(pictureWords.notLoaded(1))).toBeVisible();
  expect(profile.getByRole('img', { name: 'Preview: Avatar' }).elements()).toEqual([]);
  await expect.element(profile.getByRole('img', { name: 'Preview: Banner' })).toBeVisible();
  await pressAt(profile.getByRole('button', { name: pictureWords.load, exact: true }), 'Enter');
  await expectGone(profile.getByText(pictureWords.notLoaded(1)));
  await expect.element(avatar).toHaveFocus();
});

test('an address that comes back by Discard, or from another device, is not requested', async () => {
  const elsewhere = `${NO_PICTURE}?elsewhere`;
  const requested = new Set<string>();
  const observer = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) requested.add(name);
  });
  observer.observe({ type: 'resource' });
  onTestFinished(() => observer.disconnect());
  const screen = await renderScreen('/manage/system', {
    own: 'exmpl',
    prepare: (sandbox) => {
      systemRow({ sandbox }, 'exmpl').avatar_url = NO_PICTURE;
    },
  });
  const line = profile.getByText(pictureWords.notLoaded(1));
  await expect.element(line).toBeVisible();
  await avatar.fill(`${NO_PICTURE}?typed`);
  await expectGone(line);
  await profile.getByRole('button', { name: editWords.discard, exact: true }).click();
  await expect.element(avatar).toHaveValue(NO_PICTURE);
  await expect.element(line).toBeVisible();
  systemRow(screen, 'exmpl').avatar_url = elsewhere;
  await screen.services.queryClient.refetchQueries({ type: 'active' });
  await expect.element(avatar).toHaveValue(elsewhere);
  await expect.element(line).toBeVisible();
  await expect.poll(() => requested.has(`${NO_PICTURE}?typed`)).toBe(true);
  expect(requested).not.toContain(NO_PICTURE);
  expect(requested).not.toContain(elsewhere);
});
