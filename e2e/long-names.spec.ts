import { expectToFitNarrowScreen } from './barriers.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './pages/signed-in.ts';
import { groupRow, memberRow, systemRow } from './world.ts';

test.use({ followed: ['exmpl', 'tidal'] });

const CHESS = '466707357099884544';
/** As long as the service allows, and with no place to break. */
const ENDLESS = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(2).slice(0, 100);

test('names and pronouns of a hundred letters without a break stay within the narrowest screen', async ({
  page,
  app,
  service,
  open,
}) => {
  test.slow();
  const own = systemRow(service, 'exmpl');
  const member = memberRow(service, 'Juniper');
  const group = groupRow(service, 'kitchen');
  for (const named of [own, member, group]) named.name = ENDLESS;
  own.tag = ENDLESS.slice(0, 79);
  member.display_name = ENDLESS;
  group.display_name = ENDLESS;
  own.pronouns = ENDLESS;
  member.pronouns = ENDLESS;
  await signIn(page, app, service);
  await open('/status/tile');
  for (const path of [
    '/status/tile',
    '/status/list',
    '/status/table',
    '/switch',
    '/lookup?q=exmpl',
    '/lookup/system/exmpl/fronters',
    '/lookup/system/exmpl/members',
    '/lookup/system/exmpl/groups',
    `/lookup/member/${member.id}`,
    `/lookup/group/${group.id}`,
    '/manage',
    '/manage/system',
    '/manage/members',
    `/manage/members/${member.id}`,
    `/manage/members/${member.id}/groups`,
    '/manage/groups',
    `/manage/groups/${group.id}`,
    `/manage/groups/${group.id}/members`,
    `/manage/servers/${CHESS}/members?member=${member.id}`,
    '/settings',
  ]) {
    await test.step(path, async () => {
      await page.evaluate((href) => history.pushState(null, '', href), path);
      const named = page.getByText(ENDLESS).or(page.locator(`main input[value="${ENDLESS}"]`));
      await expect(named.first()).toBeAttached();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await page.evaluate(() => {
        for (const part of document.querySelectorAll('details')) part.open = true;
      });
      await expectToFitNarrowScreen(page);
    });
  }
});
