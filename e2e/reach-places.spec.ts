import { expect, test } from './fixtures.ts';
import { signIn } from './pages/signed-in.ts';
import { resizeTo } from './resize.ts';

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
  await resizeTo(page, { width: 1440, height: 900 });
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

test('the form of a member has its sections and its live preview beside it on a wide screen', async ({
  page,
  app,
  service,
  open,
}) => {
  await resizeTo(page, { width: 1440, height: 900 });
  await signIn(page, app, service);
  await open('/manage/members');
  await page.getByRole('searchbox', { name: 'Find members' }).fill('luna');
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: /^Edit Luna/ });
  const [sections, preview] = [
    form.getByRole('navigation'),
    form.getByRole('region', { name: /^Live preview: / }),
  ];
  await expect(sections.getByRole('button')).toHaveText([
    'Profile',
    'Pictures',
    'Proxying',
    'Privacy',
    'Servers',
    'More',
  ]);
  const message = preview.getByRole('group', { name: 'In Discord' });
  const card = preview.getByRole('article');
  await page.getByRole('textbox', { name: /^Display name/ }).fill('Moth');
  await expect(card.getByRole('heading', { name: 'Moth' })).toBeInViewport({ ratio: 1 });
  await expect(message).toContainText('Moth');
  const name = page.getByRole('textbox', { name: /^Name/ });
  await expect(sections).toBeInViewport({ ratio: 1 });
  const [list, field, shown] = [
    await sections.boundingBox(),
    await name.boundingBox(),
    await preview.boundingBox(),
  ];
  expect(field?.x).toBeGreaterThanOrEqual((list?.x ?? 0) + (list?.width ?? 0));
  expect(shown?.x).toBeGreaterThanOrEqual((field?.x ?? 0) + (field?.width ?? 0));
  await sections.getByRole('button', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { name: 'Privacy', exact: true })).toBeInViewport({ ratio: 1 });
  await expect(sections).toBeInViewport({ ratio: 1 });
  await expect(card.getByRole('heading', { name: 'Moth' })).toBeInViewport({ ratio: 1 });
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
