import { historyEditWords as words } from '../apps/web/src/parts/switches/history-edit-words.ts';
import { localTimeText } from '../apps/web/src/testing/local-time-text.ts';
import { systemRow } from '../apps/web/src/testing/world-rows.ts';
import { expect, type Service, test } from './fixtures.ts';
import { openedDialog } from './pages/dialog.ts';
import { MINUTE_MS, openRecentSwitches } from './pages/recent-switches.ts';
import { signIn } from './pages/signed-in.ts';

/** The switches of the own system as the service has them, newest first. */
function rows(service: Service) {
  const all = service.sandbox.state.index.switchesOfSystem.get(systemRow(service, 'exmpl').uuid) ?? [];
  return all.toReversed().map(({ uuid, timestamp, members }) => ({ uuid, timestamp, members: [...members] }));
}

test('a member is added for some minutes in the past, and Undo after a reload leaves every switch as before', async ({
  page,
  app,
  service,
  open,
}) => {
  await signIn(page, app, service);
  await openRecentSwitches(page, service, open);
  const before = rows(service);

  const more = page
    .locator('[data-switch]')
    .nth(1)
    .getByRole('button', { name: /^More for the switch/ });
  await more.click();
  await page.getByRole('menuitem', { name: 'Edit history' }).click();
  const dialog = await openedDialog(page);
  await dialog.getByLabel('From', { exact: true }).fill(localTimeText(Date.now() - 25 * MINUTE_MS));
  await dialog.getByLabel('Until', { exact: true }).fill(localTimeText(Date.now() - 15 * MINUTE_MS));
  await dialog.getByRole('searchbox', { name: 'Find members' }).fill('qui');
  await dialog.getByRole('searchbox', { name: 'Find members' }).press('Enter');
  const preview = dialog.getByRole('region', { name: words.preview });
  await expect(preview.getByRole('row')).toHaveCount(5);
  await expect(preview.getByRole('row', { name: /Luna, Marlow and Quill/ })).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(words.edits.names.insert)).toBeVisible();
  expect(rows(service)).toHaveLength(before.length + 2);

  await open('/switch');
  const folded = page.getByRole('button', { name: 'Recent switches' });
  const edits = page.getByText(words.edits.count(1));
  await expect(folded.or(edits).first()).toBeVisible();
  if (await folded.isVisible()) await folded.click();
  await edits.click();
  await page.getByRole('button', { name: /^Undo: Members added for a while/ }).click();
  await expect(page.getByText(words.notices.undone)).toBeVisible();
  expect(rows(service)).toEqual(before);
});
