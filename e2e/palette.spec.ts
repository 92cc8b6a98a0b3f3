import { memberRow, recordSwitch, systemRow } from '../apps/web/src/testing/world-rows.ts';
import { expectNoBarrier } from './barriers.ts';
import { expect, type Service, test } from './fixtures.ts';
import { PalettePage } from './pages/palette.ts';
import { queueLoaded } from './pages/queue-loaded.ts';
import { signIn } from './pages/signed-in.ts';

/** The front of the own system in the service, by internal name; null without a switch. */
function front(service: Service): readonly string[] | null {
  const { state } = service.sandbox;
  const latest = state.index.switchesOfSystem.get(systemRow(service, 'exmpl').uuid)?.at(-1);
  return latest?.members.map((uuid) => state.members.get(uuid)?.name ?? '') ?? null;
}

test.describe('with a token', () => {
  test.use({ followed: ['exmpl'] });

  test.beforeEach(async ({ page, app, service, open, world }) => {
    await signIn(page, app, service);
    if (world !== 'demo') return;
    recordSwitch(service, 'exmpl', [memberRow(service, 'Ivy').id]);
    await open('/status/tile');
    await expect(page.locator('[data-system="exmpl"]')).toContainText('Ivy');
  });

  test('offline the switch is stored, and sent once the service is reachable again', async ({
    page,
    context,
    service,
  }) => {
    const palette = new PalettePage(page);
    // Its code, that of the queue and the names have been loaded once.
    await palette.open();
    await queueLoaded(page);
    await page.keyboard.type('luna');
    await expect(palette.chosen).toContainText('Switch to Luna');
    await palette.close();
    await context.setOffline(true);
    await palette.enter('luna, moss', 'Switch to Luna and Moss');
    await expect(page.getByText('Switched to Luna and Moss')).toBeVisible();
    expect(front(service)).toEqual(['Ivy']);
    await context.setOffline(false);
    await expect.poll(() => front(service)).toEqual(['Luna', 'Moss']);
  });

  test('no barrier in any of its states', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const palette = new PalettePage(page);
    await palette.open();
    await expectNoBarrier(page);
    for (const text of ['luna, moss', 'luna, m', 'xyzzy, m', 'xyzzy', 'ju']) {
      await palette.field.fill(text);
      await expectNoBarrier(page);
    }
    await expect(palette.chosen).toContainText('Juniper');
    await page.keyboard.press('Enter');
    await expect(palette.chosen).toContainText('Switch to only');
    await expectNoBarrier(page);
  });
});
