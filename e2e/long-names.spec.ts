import { boundedText } from '@frontboard/model/text';
import type { Locator, Page } from '@playwright/test';
import { groupRow, memberRow, recordSwitch, systemRow } from '../apps/web/src/testing/world-rows.ts';
import { isLong } from '../scripts/lib/is-long.mjs';
import { expectToFitNarrowScreen } from './barriers.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './pages/signed-in.ts';

test.use({ followed: ['exmpl', 'tidal'], viewport: { width: 320, height: 640 } });

const CHESS = '466707357099884544';

/** A text of the maximum length, made by repetition. */
function filled(unit: string, length: number): string {
  return unit
    .repeat(length)
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '');
}

/** With no place to break, each for names, what else is long, and pronouns. */
const KINDS = {
  'letters without a break': ['Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'],
  'letters from right to left': ['ألفباء', '\u202eקסטרא'],
  'marks on one letter': ['\u0489', '\u0e33', 'क\u094d'],
  'one character of many': ['\u115f', '\u1100', '\uff9e'],
  'emoji joined and coloured': ['👩\u200d', '🏿'],
};

/** In one journey, each text is of another kind; `npm run test:long` has each kind for all texts. */
const TEXTS = isLong ? KINDS : { 'every kind': Object.values(KINDS).flatMap(([unit]) => unit ?? []) };

/** Where one of these names is shown or edited. */
function anyOf(page: Page, names: readonly string[]): Locator {
  return names
    .map((name) => page.getByText(boundedText(name)).or(page.locator(`main input[value="${name}"]`)))
    .reduce((some, more) => some.or(more));
}

for (const [what, units] of Object.entries(TEXTS)) {
  test(`names, pronouns and descriptions of ${what} stay within the narrowest screen`, async ({
    page,
    app,
    service,
    open,
  }) => {
    test.slow();
    const [first = '', second = first, third = second, fourth = first, fifth = first] = units;
    const own = systemRow(service, 'exmpl');
    const member = memberRow(service, 'Juniper');
    const group = groupRow(service, 'kitchen');
    const names = [
      [own, first],
      [member, fourth],
      [group, fifth],
    ] as const;
    const shown: string[] = [];
    for (const [named, unit] of names) {
      const name = filled(unit, 100);
      shown.push(name);
      named.name = name;
      named.description = `${filled(second, 900)}\n# ${filled(third, 80)}`;
    }
    own.tag = filled(second, 79);
    member.display_name = member.name;
    group.display_name = group.name;
    own.pronouns = filled(third, 100);
    member.pronouns = filled(third, 100);
    member.proxy_tags = [{ prefix: filled(second, 48), suffix: filled(third, 48) }];
    recordSwitch(service, 'exmpl', [member.id]);
    await signIn(page, app, service);
    await open('/status/tile');
    // Every screen has the names, so its title says which one is there. Two in a row never have the same.
    for (const [path, title] of [
      ['/manage', 'Manage'],
      ['/status/tile', 'Status'],
      ['/switch', 'Switch'],
      ['/status/list', 'Status'],
      ['/lookup?q=exmpl', 'Lookup'],
      ['/status/table', 'Status'],
      ['/lookup/system/exmpl', 'System'],
      ['/manage/system', 'Your system'],
      ['/lookup/system/exmpl/fronters', 'System'],
      ['/manage/members', 'Your members'],
      ['/lookup/system/exmpl/members', 'System'],
      ['/manage/groups', 'Your groups'],
      ['/lookup/system/exmpl/groups', 'System'],
      [`/lookup/member/${member.id}`, 'Member'],
      ['/lookup/system/exmpl/history', 'System'],
      [`/lookup/group/${group.id}`, 'Group'],
      [`/manage/members/${member.id}`, 'Edit member'],
      [`/manage/groups/${group.id}`, 'Group'],
      [`/manage/members/${member.id}/groups`, 'Member'],
      [`/manage/groups/${group.id}/members`, 'Group'],
      [`/manage/servers/${CHESS}/members?member=${member.id}`, 'Server'],
      ['/settings', 'Settings'],
    ] as const) {
      await test.step(path, async () => {
        await page.evaluate((href) => history.pushState(null, '', href), path);
        await expect(page).toHaveTitle(`${title} · Frontboard`);
        await expect(anyOf(page, shown).first()).toBeAttached();
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        await page.evaluate(() => {
          for (const part of document.querySelectorAll('details')) part.open = true;
        });
        await expectToFitNarrowScreen(page);
      });
    }
  });
}
