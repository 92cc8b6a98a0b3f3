import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { activePlace } from '../../../session/active-place.ts';
import { noteCreated } from '../../../sync/twins/watch-created.ts';
import { twinWords as words } from '../../../sync/twins/words.ts';
import { expectGone } from '../../../testing/component/gestures.ts';
import { type RenderedScreen, renderScreen } from '../../../testing/component/render-screen.tsx';

const section = page.getByRole('region', { name: words.title });

/** Creates a member as a browser that repeats the request, and as the form that does not know of it. */
async function createTwice({ services, sandbox }: RenderedScreen, name: string): Promise<() => number> {
  const place = activePlace(services);
  const call = { as: place.viewer };
  const record = await services.client.members.create({ name }, call);
  await services.client.members.create({ name }, call);
  noteCreated(services, { place, kind: 'member', record, before: [] });
  return () => [...sandbox.state.members.values()].filter((row) => row.name === name).length;
}

test('a member whom PluralKit saved twice is marked above the list over a reload, until the copy is removed', async () => {
  const screen = await renderScreen('/manage/members', { own: 'exmpl' });
  const count = await createTwice(screen, 'Zinnia Twice');
  await expect.element(section.getByText(words.savedTwice('Zinnia Twice', 1))).toBeVisible();
  await screen.reload();
  await expect.element(section.getByText(words.savedTwice('Zinnia Twice', 1))).toBeVisible();
  await section.getByRole('button', { name: words.remove(1) }).click();
  await expectGone(section);
  expect(count()).toBe(1);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('both are kept if the person says so, and are not mentioned again', async () => {
  const screen = await renderScreen('/manage/members', { own: 'exmpl' });
  const count = await createTwice(screen, 'Zinnia Twice');
  await section.getByRole('button', { name: words.keep(1) }).click();
  await expectGone(section);
  await screen.reload();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await screen.caughtUp();
  expect(section.elements()).toEqual([]);
  expect(count()).toBe(2);
});
