import type { Page } from '@playwright/test';
import { groupRow, memberRow } from '../apps/web/src/testing/world-rows.ts';
import { expect, test } from './fixtures.ts';
import { chooseLanguage } from './pages/language.ts';
import { signIn } from './pages/signed-in.ts';
import { StatusPage } from './pages/status-page.ts';
import { resizeTo } from './resize.ts';

const FOLLOWED = ['exmpl', 'tidal', 'drift', 'sprout', 'polyg', 'chorus'];

test.use({ viewport: { width: 390, height: 844 }, followed: FOLLOWED });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * The controls that a finger finds at fewer than 44 px of height: at some place of its width, so much of a column belongs to the control or to its label.
 * Links in running text are not among them.
 */
async function lowControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST_PX = 44;
    const CONTROLS =
      'button, a[href], input, select, textarea, summary, [role="option"], [role="tab"], [role="slider"]';
    const isInText = (it: Element) =>
      getComputedStyle(it).display === 'inline' &&
      [...(it.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      );
    const wholes = (it: Element): Element[] => [
      it,
      ...(it.closest('label') ? [it.closest('label') as Element] : []),
    ];
    const heightAt = (it: Element, x: number, y: number): number => {
      const isHit = (at: number) => {
        const hit = document.elementFromPoint(x, at);
        return hit !== null && wholes(it).some((whole) => whole.contains(hit));
      };
      if (!isHit(y)) return 0;
      let [top, bottom] = [y, y];
      while (bottom - top < LEAST_PX && isHit(top - 1)) top -= 1;
      while (bottom - top < LEAST_PX && isHit(bottom + 1)) bottom += 1;
      return bottom - top + 1;
    };
    const isLow = (it: Element): boolean => {
      const { height } = it.getBoundingClientRect();
      if (Math.round(height) >= LEAST_PX) return false;
      it.scrollIntoView({ block: 'center' });
      const { left, width, top, height: shown } = it.getBoundingClientRect();
      const places = [0.5, 0.25, 0.75, 0.02].map((share) => left + width * share);
      const outer = it.closest('label')?.getBoundingClientRect() ?? null;
      return ![...places, ...(outer === null ? [] : [outer.left + outer.width / 2]), left - 20].some(
        (x) => heightAt(it, x, top + shown / 2) >= LEAST_PX,
      );
    };
    return (
      [...document.querySelectorAll(CONTROLS)]
        .filter(
          (it) =>
            it.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !it.closest('[inert]'),
        )
        .filter((it) => {
          const { width, height, right } = it.getBoundingClientRect();
          // What is only for screen readers, until it has the focus.
          return width > 1 && height > 1 && right > 0 && getComputedStyle(it).clipPath !== 'inset(50%)';
        })
        // A year is a picture: the month and the list have each of its days in full size.
        .filter((it) => !isInText(it) && !it.matches('[class*="patch"], [class*="toMonth"]') && isLow(it))
        .map((it) => {
          const name = it.getAttribute('aria-label') ?? it.textContent?.trim().slice(0, 40) ?? '';
          return `${it.tagName.toLowerCase()} “${name}” ${Math.round(it.getBoundingClientRect().height)} px .${it.className}`;
        })
    );
  });
}

test('on the main screens of a phone each control has a height of at least 44 px for a finger', async ({
  page,
  app,
  service,
  open,
}) => {
  await signIn(page, app, service);
  const luna = memberRow(service, 'Luna').id;
  const kitchen = groupRow(service, 'kitchen').id;
  for (const path of [
    '/status/list',
    '/status/table',
    '/status/tile',
    '/switch',
    '/history',
    '/history/calendar',
    '/history/timeline',
    '/history/statistics',
    '/history/year',
    '/lookup',
    '/lookup/system/exmpl/fronters',
    '/lookup/system/exmpl/members',
    '/lookup/system/exmpl/history',
    `/lookup/member/${luna}`,
    `/lookup/group/${kitchen}`,
    '/manage',
    '/manage/followed',
    '/manage/add',
    '/manage/members',
    '/manage/members/new',
    `/manage/members/${luna}`,
    '/manage/members/bulk',
    '/manage/members/proxies',
    '/manage/groups',
    `/manage/groups/${kitchen}`,
    '/manage/system',
    '/manage/servers',
    '/manage/file',
    '/settings',
    '/debug',
    '/birthdays',
    '/board',
  ]) {
    await test.step(path, async () => {
      await open(path);
      if (path.startsWith('/status')) await new StatusPage(page).waitForFronts(...FOLLOWED);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      expect.soft(await lowControls(page), path).toEqual([]);
    });
  }
});

test('in German the bar of a phone has each place in one line, with and without an own system, also at 320 px', async ({
  page,
  app,
  service,
  open,
}) => {
  await chooseLanguage(page, 'de');
  const expectLines = async (places: readonly string[]) => {
    const labels = page.getByRole('navigation', { name: 'Hauptmenü' }).locator('a:visible, button:visible');
    for (const width of [390, 320]) {
      await resizeTo(page, { width, height: 844 });
      await expect(labels).toHaveText(places);
      const lines = () =>
        labels.evaluateAll((all) =>
          all.map((label) => {
            const range = document.createRange();
            range.selectNodeContents(label.lastChild ?? label);
            return range.getClientRects().length;
          }),
        );
      await expect.poll(lines, { message: `${width} px` }).toEqual(places.map(() => 1));
    }
  };
  await open('/manage');
  await expectLines(['Status', 'Nachschlagen', 'Verwalten', 'Mehr']);
  await signIn(page, app, service);
  await open('/manage');
  await expectLines(['Status', 'Switch', 'Verlauf', 'Verwalten', 'Mehr']);
});

test('in German, with a long name and with large text the menu of a member is in the corner of the head, on either side', async ({
  page,
  app,
  service,
  open,
}) => {
  await chooseLanguage(page, 'de');
  const member = memberRow(service, 'Luna');
  member.display_name = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(2).slice(0, 100);
  await signIn(page, app, service);
  await open(`/lookup/member/${member.id}`);
  const menu = page.getByRole('button', { name: /^Mehr zu / });
  const card = page.getByRole('main').locator('article').first();
  const insets = async () => {
    const [head, button] = [await card.boundingBox(), await menu.boundingBox()];
    if (head === null || button === null) return null;
    return {
      start: button.x - head.x,
      top: button.y - head.y,
      end: head.x + head.width - button.x - button.width,
    };
  };
  for (const direction of ['ltr', 'rtl']) {
    for (const size of ['100%', '200%']) {
      await page.evaluate(
        ([dir, fontSize]) =>
          Object.assign(document.documentElement, { dir }).style.setProperty('font-size', fontSize),
        [direction, size] as const,
      );
      const inset = direction === 'ltr' ? 'end' : 'start';
      await expect
        .poll(async () => (await insets())?.[inset], `${direction} ${size}`)
        .toBeLessThanOrEqual(16);
      await expect.poll(async () => (await insets())?.top, `${direction} ${size}`).toBeLessThanOrEqual(16);
    }
  }
});
