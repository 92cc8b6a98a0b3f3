import { groupRow, memberRow, systemRow } from '../apps/web/src/testing/world-rows.ts';
import { expectNoBarrier, expectToFitNarrowScreen } from './barriers.ts';
import { expect, test } from './fixtures.ts';
import { inListener } from './in-listener.ts';
import { openedDialog } from './pages/dialog.ts';
import { logIn } from './pages/log-in.ts';
import { MemberForm } from './pages/member-form.ts';
import { OwnSystemPage } from './pages/own-system-page.ts';
import { chooseInRecordMenu } from './pages/record-menu.ts';

// A colour half way through a transition is not a finding.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the forms of the own system and of a member, their messages and their dialogs have no barriers and fit a narrow screen', async ({
  page,
  app,
  open,
  service,
}) => {
  await logIn(page, app, service);
  // What was typed is left unsaved.
  page.on('dialog', (dialog) => inListener(dialog.accept()));

  await test.step('the own system: a wrong field, and a question about changes from elsewhere', async () => {
    await open('/manage/system');
    const own = new OwnSystemPage(page);
    await expect(own.settings.getByLabel('Time zone')).toBeVisible();
    await own.field('Tag').fill('x'.repeat(80));
    await own.save();
    await expect(own.field('Tag')).toHaveAccessibleDescription(/Tag must be 79 characters or less/);
    await expectNoBarrier(page);
    await own.field('Tag').fill('| mine');
    systemRow(service, 'exmpl').tag = '| theirs';
    await own.save();
    await openedDialog(page);
    await expectNoBarrier(page);
    await expectToFitNarrowScreen(page);
  });

  await test.step('a member: wrong fields and a message that is tried out', async () => {
    const form = new MemberForm(page);
    await open(`/manage/members/${memberRow(service, 'Luna').id}`);
    await form.field('Birthday').fill('soon');
    await form.tag('Before', 'new').fill('J:');
    await form.tag('Before', 'new').fill('x'.repeat(97));
    await page.getByLabel('Message', { exact: true }).fill('L: hello');
    await form.save.click();
    await expect(page.getByText('Birthday must be a valid date')).toBeVisible();
    await expectNoBarrier(page);
    await expectToFitNarrowScreen(page);
  });

  await test.step('the deletion of a group', async () => {
    await open(`/manage/groups/${groupRow(service, 'kitchen').id}`);
    await chooseInRecordMenu(page, 'Delete');
    await openedDialog(page);
    await expectNoBarrier(page);
  });
});
