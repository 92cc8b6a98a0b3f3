import { groupRow, memberRow } from '../apps/web/src/testing/world-rows.ts';
import { expect, type Service, test } from './fixtures.ts';
import { logIn } from './pages/log-in.ts';
import { collectWrites } from './pages/sent.ts';
import { resizeTo } from './resize.ts';

test.beforeEach(({ page, app, service }) => logIn(page, app, service));

const SAVE = { name: 'Save', exact: true } as const;

/** The members of the kitchen by their shown names, and someone of the same system who is not in it. */
function kitchen(service: Service) {
  const group = groupRow(service, 'kitchen');
  const { members } = service.sandbox.state;
  const outside = [...members.values()].filter(
    ({ system, uuid }) => system === group.system && !group.members.includes(uuid),
  );
  return { group, inside: group.members.flatMap((uuid) => members.get(uuid) ?? []), outside };
}

test('a lost answer is checked, and a choice is still there after a reload', async ({
  page,
  open,
  service,
}) => {
  const { group, outside } = kitchen(service);
  const [newcomer] = outside;
  if (!newcomer) throw new Error('The world has a member outside.');
  const writes = collectWrites(page);
  await open(`/manage/groups/${group.id}/members`);
  await page.getByRole('searchbox', { name: 'Find members' }).fill(newcomer.id);
  await page.locator('[aria-setsize="1"] input').click();
  await expect(page.getByText('1 added')).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('1 added')).toBeVisible();
  service.breakWith({ kind: 'lost-answer', match: { method: 'POST', path: '/members/add$' }, times: 1 });
  await page.getByRole('button', SAVE).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(writes).toHaveLength(1);
  expect(group.members.filter((uuid) => uuid === newcomer.uuid)).toHaveLength(1);
});

test('on a screen of 320 pixels the names of hidden members are complete in the choice and in the list', async ({
  page,
  open,
  service,
}) => {
  await resizeTo(page, { width: 320, height: 640 });
  await open(`/manage/members/${memberRow(service, 'Juniper').uuid}/groups`);
  const name = page
    .getByRole('checkbox', { name: /Quiet rooms/ })
    .locator('xpath=..')
    .getByText('Quiet rooms');
  await expect(name).toBeVisible();
  expect(await name.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  await open('/manage/members');
  const row = page.getByRole('link', { name: /Harbour/ });
  await expect(row).toBeVisible();
  const cut = await row.evaluate(
    (it) =>
      [...it.querySelectorAll('*')].filter(
        (part) =>
          part.scrollWidth > part.clientWidth + 1 &&
          getComputedStyle(part).overflow === 'hidden' &&
          part.clientWidth > 1,
      ).length,
  );
  expect(cut).toBe(0);
});
