import { insertSwitch, microsFromMs } from '@frontboard/sandbox';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { savedFrontWords } from '../../parts/saved-fronts/words.ts';
import { localDataStores } from '../../session/local/local-data.ts';
import { expectGone, openedDialog, press, pressAt } from '../../testing/component/gestures.ts';
import { renderScreen } from '../../testing/component/render-screen.tsx';
import { clearSwitches, memberRow, systemRow } from '../../testing/world-rows.ts';
import { historyScreenWords as words } from './words.ts';

test('the front of an entry is saved in its order from the menu, without its former members, and not that of another system', async () => {
  const screen = await renderScreen('/history', {
    own: 'exmpl',
    prepare: (sandbox) => {
      clearSwitches({ sandbox }, 'exmpl');
      insertSwitch(sandbox.state, {
        uuid: crypto.randomUUID(),
        system: systemRow({ sandbox }, 'exmpl').uuid,
        timestamp: microsFromMs(Date.now() - 3_600_000),
        members: ['Sol', 'Luna'].map((name) => memberRow({ sandbox }, name).uuid),
      });
      Object.assign(systemRow({ sandbox }, 'exmpl').privacy, {
        front_history_privacy: 'public',
        front_privacy: 'public',
      });
    },
  });
  const entry = page.css('[data-entry]').filter({ hasText: 'Luna' });
  await entry.click();
  await expect.element(page.getByText(words.details.ordered)).toBeVisible();
  await pressAt(page.getByRole('button', { name: words.details.more }), 'Enter');
  await page.getByRole('menuitem', { name: savedFrontWords.save }).click();
  const dialog = await openedDialog();
  await expect.element(dialog).toHaveTextContent(savedFrontWords.members('Sol and Luna'));
  await dialog.getByRole('textbox').fill('Work');
  await press('Enter');
  await expectGone(dialog);
  const uuids = ['Sol', 'Luna'].map((name) => memberRow(screen, name).uuid);
  await expect
    .poll(() => screen.stored(localDataStores.keyOf(systemRow(screen, 'exmpl').uuid)))
    .toMatchObject({
      savedFronts: expect.objectContaining({}),
    });
  const stored = screen.stored(localDataStores.keyOf(systemRow(screen, 'exmpl').uuid));
  expect(Object.values((stored as { savedFronts: object }).savedFronts)).toEqual([
    { name: 'Work', members: uuids, place: 0 },
  ]);
  expect(screen.writes).toEqual([]);
  screen.goTo('/lookup/system/exmpl/history?as=others');
  await expect.poll(() => screen.address()).toContain('as=others');
  await entry.click();
  await pressAt(page.getByRole('button', { name: words.details.more }), 'Enter');
  await expect.element(page.getByRole('menuitem', { name: words.details.copyId })).toBeVisible();
  await expectGone(page.getByRole('menuitem', { name: savedFrontWords.save }));
});
