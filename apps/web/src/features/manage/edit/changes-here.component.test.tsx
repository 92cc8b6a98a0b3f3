import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openedDialog } from '../../../testing/component/gestures.ts';
import { renderScreen } from '../../../testing/component/render-screen.tsx';
import { groupRow } from '../../../testing/world-rows.ts';
import { groupWords } from '../groups/words.ts';
import { editWords } from './words.ts';

const words = editWords.changesHere;
const { display_name: label } = groupWords.labels;
const name = page.css('form [name="display_name"]');
const button = (text: string) => page.getByRole('button', { name: text, exact: true });

async function openKitchen() {
  const screen = await renderScreen('/manage/groups', { own: 'exmpl' });
  screen.goTo(`/manage/groups/${groupRow(screen, 'kitchen').id}`);
  await expect.element(name).toBeVisible();
  const input = name.element();
  return { screen, former: input instanceof HTMLInputElement ? input.value : '' };
}

async function rename(to: string): Promise<void> {
  await name.fill(to);
  await button(editWords.save).click();
  await expect.element(page.getByText(editWords.savedNotice).last()).toBeVisible();
}

test('a save can be undone from its notice', async () => {
  const { screen, former } = await openKitchen();
  await rename('The table');
  await button(editWords.undo).click();
  await expect.element(name).toHaveValue(former);
  await expect
    .poll(() => screen.writes.map(({ body }) => body))
    .toEqual([{ display_name: 'The table' }, { display_name: former }]);
});

test('changes made here are listed, single fields are put back, and a forgotten name is gone from all of them', async () => {
  const { screen, former } = await openKitchen();
  await rename('The table');
  await rename('The stove');
  await page.getByText(words.title(2)).click();
  await button(words.restoreOf(label)).last().click();
  await expect.element(name).toHaveValue(former);
  await expect.element(page.getByText(editWords.changes(1))).toBeVisible();
  expect(screen.writes).toHaveLength(2);

  await button(words.purgeOf(label)).first().click();
  await (await openedDialog()).getByRole('button', { name: words.purge, exact: true }).click();
  // The table contained both: the former value, and the new one.
  await expect.element(page.getByText(words.namePurged)).toBeVisible();
  await expect.element(page.getByText(words.title(2))).not.toBeInTheDocument();
});
