import { systemRow } from '../apps/web/src/testing/world-rows.ts';
import { expectNoBarrier, expectToFitNarrowScreen } from './barriers.ts';
import { expect, test } from './fixtures.ts';
import { openedDialog } from './pages/dialog.ts';
import { logIn } from './pages/log-in.ts';
import { OwnSystemPage } from './pages/own-system-page.ts';

// A colour half way through a transition is not a finding.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.use({ followed: ['exmpl'] });

test.beforeEach(async ({ page, app, service }) => {
  await logIn(page, app, service);
});

test('only what changed is sent, and every screen shows it at once', async ({ page, open, service }) => {
  await open('/status/list');
  await expect(page.locator('[data-system="exmpl"]')).toContainText('Lantern House');
  await open('/manage/system');
  const own = new OwnSystemPage(page);
  await own.field('Name').fill('Harbour House');
  await own.field('Pronouns').fill('');
  await own.save();
  await own.expectSaved();
  expect(own.sent).toEqual([{ name: 'Harbour House', pronouns: null }]);
  expect(systemRow(service, 'exmpl')).toMatchObject({ name: 'Harbour House', pronouns: null });
  await page.getByRole('link', { name: 'Status' }).first().click();
  await expect(page.locator('[data-system="exmpl"]')).toContainText('Harbour House');
  await page.goBack();
  await page.getByRole('link', { name: 'View as others' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour House' })).toBeVisible();
});

test('all privacy is set with one press and sent in one request', { tag: '@wide' }, async ({
  page,
  open,
}) => {
  await open('/manage/system');
  const own = new OwnSystemPage(page);
  // The preview beside the form has a choice, too.
  const all = own.profile.getByRole('radiogroup').filter({ hasText: 'Public' });
  await expect(all).toHaveCount(9);
  await own.profile.getByRole('button', { name: 'All private' }).click();
  await own.profile.getByRole('radiogroup', { name: 'Banner' }).getByText('Public').click();
  await own.save();
  await own.expectSaved();
  // The front history was private before, the banner stays public.
  expect(own.sent).toEqual([
    {
      privacy: {
        name_privacy: 'private',
        avatar_privacy: 'private',
        description_privacy: 'private',
        pronoun_privacy: 'private',
        member_list_privacy: 'private',
        group_list_privacy: 'private',
        front_privacy: 'private',
      },
    },
  ]);
});

test('typed text is there after a reload, and leaving the form asks first', { tag: '@wide' }, async ({
  page,
  open,
}) => {
  await open('/manage/system');
  const own = new OwnSystemPage(page);
  await own.field('Tag').fill('| half typed');
  await page.reload();
  await expect(own.field('Tag')).toHaveValue('| half typed');
  await expect(own.profile.getByText('You typed this earlier.')).toBeVisible();
  await page.getByRole('link', { name: 'Status' }).first().click();
  const dialog = await openedDialog(page);
  // The answer that loses nothing.
  await expect(dialog.getByRole('button', { name: 'Stay' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(own.field('Tag')).toHaveValue('| half typed');
  await page.getByRole('link', { name: 'Status' }).first().click();
  await (await openedDialog(page)).getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Status' })).toBeAttached();
  await page.goBack();
  await expect(own.field('Tag')).toHaveValue('| half typed');
  await own.profile.getByRole('button', { name: 'Discard' }).click();
  await expect(own.field('Tag')).not.toHaveValue('| half typed');
  await expect(own.profile.getByRole('button', { name: 'Save', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(own.field('Tag')).toHaveValue('| half typed');
  expect(own.sent).toEqual([]);
});

test('changes from elsewhere are shown field by field, and nothing is overwritten without a question', {
  tag: '@wide',
}, async ({ page, open, service }) => {
  await open('/manage/system');
  const own = new OwnSystemPage(page);
  await own.field('Name').fill('Mine');
  await own.field('Pronouns').fill('mine/mine');
  Object.assign(systemRow(service, 'exmpl'), { name: 'Theirs', pronouns: 'theirs/theirs', tag: '| theirs' });
  await own.save();
  const dialog = await openedDialog(page);
  await expect(dialog.getByRole('group')).toHaveCount(2);
  const name = dialog.getByRole('group', { name: 'Name' });
  await expect(name).toContainText('Lantern House');
  await expect(name).toContainText('Mine');
  await expect(name).toContainText('Theirs');
  expect(own.sent).toEqual([]);
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await name.getByRole('radio', { name: 'Yours' }).check();
  await dialog.getByRole('group', { name: 'Pronouns' }).getByRole('radio', { name: 'Theirs' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await own.expectSaved();
  expect(own.sent).toEqual([{ name: 'Mine' }]);
  await expect(own.field('Pronouns')).toHaveValue('theirs/theirs');
  await expect(own.field('Tag')).toHaveValue('| theirs');
});

test('no barrier in the forms, their messages and their dialogs', async ({ page, open, service }) => {
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
