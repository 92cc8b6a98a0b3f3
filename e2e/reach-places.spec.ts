import { expect, test } from './fixtures.ts';
import { signIn } from './pages/signed-in.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the first screen shows all three choices without scrolling', async ({ page, open }) => {
    await open('/');
    const main = page.locator('main');
    const navigation = await page.getByRole('navigation').first().boundingBox();
    const doors = [
      main.getByRole('link', { name: 'Follow a system' }),
      main.getByRole('button', { name: 'Try sample data' }),
      main.getByRole('link', { name: 'Add your token' }),
    ];
    for (const door of doors) {
      await expect(door).toBeInViewport({ ratio: 1 });
      const box = await door.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(navigation?.y ?? 0);
    }
  });

  test('a menu leads to a section of the settings', async ({ page, open }) => {
    await open('/settings');
    await page.getByLabel('Sections').selectOption({ label: 'Backup' });
    const heading = page.getByRole('heading', { name: 'Backup' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
  });
});

test('on a wide screen the sections of the settings are listed beside them, and stay there', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open('/settings');
  const list = page.getByRole('navigation', { name: 'Sections' });
  await list.getByRole('button', { name: 'Keyboard' }).click();
  const heading = page.getByRole('heading', { name: 'Keyboard', exact: true });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(list.getByRole('button', { name: 'Backup' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('searchbox').fill('typeface');
  await expect(list.getByRole('button')).toHaveText(['Appearance']);
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, followed: ['brook', 'chorus'] });

    test('Manage opens with the own system, its fronters and its places; the followed systems come after', async ({
      page,
      app,
      service,
      open,
    }) => {
      await signIn(page, app, service);
      await open('/manage');
      const own = page.getByRole('region', { name: 'Your own system' });
      await expect(own).toContainText('Lantern House');
      await expect(own.getByRole('link', { name: /^Fronting: Juniper/ })).toBeInViewport({ ratio: 1 });
      for (const name of [/^Profile/, /^Members/, /^Groups/, /^Servers/])
        await expect(own.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
      const followed = page.getByRole('region', { name: 'Systems you follow' });
      expect(
        await own.evaluate(
          (it, other) => it.compareDocumentPosition(other as Node),
          await followed.elementHandle(),
        ),
      ).toBe(4);
    });
  });
}
