import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone } from '../../testing/component/gestures.ts';
import { renderScreen } from '../../testing/component/render-screen.tsx';
import { memberRow, recordSwitch, systemRow } from '../../testing/world-rows.ts';
import { seenByOthersWords as words } from './words.ts';

type Prepare = NonNullable<NonNullable<Parameters<typeof renderScreen>[1]>['prepare']>;

const withPrivateMoss: Prepare = (sandbox) => {
  memberRow({ sandbox }, 'Moss').privacy.visibility = 'private';
  memberRow({ sandbox }, 'Moss').display_name = null;
  recordSwitch(
    { sandbox },
    'exmpl',
    ['Juniper', 'Moss'].map((name) => memberRow({ sandbox }, name).id),
  );
};

test.each(['/switch', '/lookup/system/exmpl/fronters'])(
  'on %s the owner is told that others still see a private member in the front',
  async (path) => {
    await renderScreen(path, {
      own: 'exmpl',
      prepare(sandbox) {
        withPrivateMoss(sandbox);
        memberRow({ sandbox }, 'Moss').privacy.name_privacy = 'private';
      },
    });
    await expect.element(page.getByText(words.unlisted('Moss'))).toBeVisible();
    await expect.element(page.getByText(words.named('Moss', 1))).toBeVisible();
  },
);

test('while nobody else sees the front, that is what the owner is told', async () => {
  await renderScreen('/switch', {
    own: 'exmpl',
    prepare(sandbox) {
      withPrivateMoss(sandbox);
      const { privacy } = systemRow({ sandbox }, 'exmpl');
      Object.assign(privacy, { front_privacy: 'private', front_history_privacy: 'private' });
    },
  });
  await expect.element(page.getByText(words.frontPrivate)).toBeVisible();
  expect(page.getByText(words.unlisted('Moss')).elements()).toEqual([]);
});

test('a public history shows a private front, and the owner is told', async () => {
  await renderScreen('/switch', {
    own: 'exmpl',
    prepare(sandbox) {
      withPrivateMoss(sandbox);
      const { privacy } = systemRow({ sandbox }, 'exmpl');
      Object.assign(privacy, { front_privacy: 'private', front_history_privacy: 'public' });
    },
  });
  await expect.element(page.getByText(words.inHistory)).toBeVisible();
  await expect.element(page.getByText(words.unlisted('Moss'))).toBeVisible();
  expect(page.getByText(words.frontPrivate).elements()).toEqual([]);
});

test('others are not told what only the owner knows', async () => {
  const screen = await renderScreen('/lookup/system/exmpl/fronters', {
    own: 'exmpl',
    prepare: withPrivateMoss,
  });
  const said = page.getByText(words.unlisted('Moss'));
  await expect.element(said).toBeVisible();
  await page.getByRole('button', { name: 'More for Lantern House' }).click();
  await page.getByRole('menuitem', { name: 'View as others' }).click();
  await expect.poll(() => screen.address()).toContain('as=others');
  await expect.element(page.getByText('This is what everyone sees without your token.')).toBeVisible();
  await screen.caughtUp();
  await expect.element(page.getByRole('link', { name: 'Moss' })).toBeVisible();
  await expectGone(said);
});
