import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, openedDialog, pressAt } from '../../../testing/component/gestures.ts';
import { renderScreen } from '../../../testing/component/render-screen.tsx';
import { groupRow } from '../../../testing/world-rows.ts';
import { deleteWords } from '../delete/words.ts';
import { restoreWords as words } from './words.ts';

test('the copy of a group with a part that PluralKit refuses stays until it is forgotten', async () => {
  const screen = await renderScreen('/manage/groups', {
    own: 'exmpl',
    prepare: (sandbox) =>
      Object.assign(groupRow({ sandbox }, 'kitchen'), {
        icon: null,
        banner: 'http://old.example/banner.png',
      }),
  });
  screen.goTo(`/manage/groups/${groupRow(screen, 'kitchen').id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = await openedDialog();
  await dialog.getByRole('textbox').fill('kitchen');
  await dialog.getByRole('button', { name: deleteWords.remove }).click();
  await page.getByText(words.title(1)).click();
  await pressAt(page.getByRole('button', { name: /^Restore / }), 'Enter');
  await expect.element(page.getByText(/is restored$/)).toBeVisible();
  await expect.element(page.getByText('http://old.example/banner.png')).toBeVisible();
  await expectGone(page.getByRole('button', { name: /^Restore / }));
  await expect.element(page.css('summary').filter({ hasText: words.title(1) })).toHaveFocus();
  await pressAt(page.getByRole('button', { name: /^Forget the copy of / }), 'Enter');
  await expectGone(page.getByText(words.title(1)));
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});
