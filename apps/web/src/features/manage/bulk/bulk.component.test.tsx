import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../../testing/component/gestures.ts';
import { renderScreen } from '../../../testing/component/render-screen.tsx';
import { runCardWords } from '../runs/words.ts';
import { bulkWords as words } from './words.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const SLOW = { timeout: 60_000 };
const STEP = { timeout: 15_000 };

test('the chosen members change as the table says, and Undo brings back what was', SLOW, async () => {
  const screen = await renderScreen('/manage/members/bulk', { own: 'exmpl' });
  const own = [...screen.sandbox.state.systems.values()].find(({ id }) => id === 'exmpl');
  const rows = [...screen.sandbox.state.members.values()]
    .filter(({ system }) => system === own?.uuid)
    .slice(0, 2);
  const before = rows.map(({ pronouns }) => pronouns);
  for (const { id } of rows) {
    await page.getByRole('searchbox', { name: 'Find members' }).fill(id);
    await page.css('[aria-setsize="1"] input').click();
  }
  await page.getByRole('combobox', { name: words.what }).selectOptions('pronouns');
  await page.getByRole('textbox', { name: 'Pronouns', exact: true }).fill('ey/em');
  await expect
    .element(
      page
        .getByRole('table', { name: words.preview })
        .getByText(/→ ey\/em/)
        .first(),
    )
    .toBeVisible();
  await button(words.start(2)).click();
  await expect.poll(() => rows.map(({ pronouns }) => pronouns), STEP).toEqual(['ey/em', 'ey/em']);
  await expect.element(page.getByText(runCardWords.done('2', '2'), { exact: true })).toBeVisible();
  await button(runCardWords.undo).click();
  await expect.poll(() => rows.map(({ pronouns }) => pronouns), STEP).toEqual(before);
  await expect.element(page.getByText(runCardWords.undone)).toBeVisible();
});

test('members are deleted only after their number was typed', SLOW, async () => {
  const screen = await renderScreen('/manage/members/bulk', { own: 'exmpl' });
  await button(words.all).click();
  await page.getByRole('combobox', { name: words.what }).selectOptions('delete');
  const remove = page.getByRole('button', { name: /^Delete \d+ members$/ });
  await expect.element(remove).toBeDisabled();
  const field = page.getByRole('textbox', { name: /^Type \d+ to delete$/ });
  await field.fill('1');
  await expect.element(remove).toBeDisabled();
  const [count = ''] = /\d+/.exec(remove.element().textContent ?? '') ?? [];
  await field.fill(count);
  await expect.element(remove).toBeEnabled();
  expect(screen.writes).toEqual([]);
});
