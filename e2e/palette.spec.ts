import { expectNoBarrier } from './barriers.ts';
import { expect, type Service, test } from './fixtures.ts';
import { PalettePage } from './pages/palette.ts';
import { queueLoaded } from './pages/queue-loaded.ts';
import { signIn } from './pages/signed-in.ts';
import { memberRow, recordSwitch, systemRow } from './world.ts';

/** Who is fronting of the own system by the service, by internal name; null while it never switched. */
function front(service: Service): readonly string[] | null {
  const { state } = service.sandbox;
  const latest = state.index.switchesOfSystem.get(systemRow(service, 'exmpl').uuid)?.at(-1);
  return latest?.members.map((uuid) => state.members.get(uuid)?.name ?? '') ?? null;
}

function recorded(service: Service): number {
  return service.requests().filter(({ method, status }) => method === 'POST' && status === 200).length;
}

test.describe('without a token', () => {
  test.use({ followed: ['brook', 'tidal'] });

  test('it opens from anywhere, finds screens and systems, and gives the focus back', async ({
    page,
    open,
  }) => {
    await open('/status/tile');
    const search = page.getByRole('searchbox').first();
    await search.focus();
    const palette = new PalettePage(page);
    await palette.open();
    await page.keyboard.press('Escape');
    await expect(palette.dialog).toBeHidden();
    await expect(search).toBeFocused();
    await palette.enter('trouble', 'Troubleshooting');
    await expect(page).toHaveURL(/\/debug/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('button', { name: 'Commands' }).click();
    await page.keyboard.type('brook');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/lookup\/system\/brook/);
  });

  test('members can not be switched to, and it says what would help', async ({ page, open }) => {
    await open('/status/tile');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const palette = new PalettePage(page);
    await palette.open();
    await expect(palette.dialog).toContainText('With your token in Settings');
    await expect(palette.dialog.getByRole('option', { name: 'Switch out' })).toHaveCount(0);
    await page.keyboard.type('luna, ash');
    await expect(palette.chosen).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(palette.dialog).toBeVisible();
    await palette.field.fill('add your token');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/settings/);
  });

  test('an ID or link is looked up, and a token that was pasted is not', async ({ page, open, service }) => {
    await open('/status/tile');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const palette = new PalettePage(page);
    const { token } = service.sandbox.tokens[0] ?? { token: '' };
    await palette.open();
    await palette.field.fill(token);
    await expect(palette.options.filter({ hasText: token })).toHaveCount(0);
    await expect(palette.chosen).toContainText('Add your token');
    await palette.field.fill('exmpl');
    await expect(palette.chosen).toContainText('Look up exmpl');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/lookup\?q=exmpl/);
    await expect(page.getByText('Lantern House').first()).toBeVisible();
  });

  test('actions are done from it: the theme changes', async ({ page, open }) => {
    await open('/status/tile');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await new PalettePage(page).enter('dark', 'Dark theme');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('with a token', () => {
  test.use({ followed: ['exmpl'] });

  test.beforeEach(async ({ page, app, service, open, world }) => {
    await signIn(page, app, service);
    if (world !== 'demo') return;
    recordSwitch(service, 'exmpl', [memberRow(service, 'Ivy').id]);
    await open('/status/tile');
    await expect(page.locator('[data-system="exmpl"]')).toContainText('Ivy');
  });

  test('"luna, moss" and Enter records that switch once, and Undo takes it back', async ({
    page,
    service,
  }) => {
    const palette = new PalettePage(page);
    await palette.enter('luna, moss', 'Switch to Luna and Moss');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Switched to Luna and Moss')).toBeVisible();
    await expect(palette.dialog).toBeHidden();
    await expect.poll(() => front(service)).toEqual(['Luna', 'Moss']);
    expect(recorded(service)).toBe(1);
    await expect(page.locator('[data-system="exmpl"]')).toContainText('Moss');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => front(service)).toEqual(['Ivy']);
  });

  test('adding, ending and switching out say beforehand who is in front afterwards', async ({
    page,
    service,
  }) => {
    const palette = new PalettePage(page);
    await palette.enter('+quill', 'Switch to Ivy and Quill');
    await expect.poll(() => front(service)).toEqual(['Ivy', 'Quill']);
    await palette.enter('-ivy', 'Switch to Quill');
    await expect.poll(() => front(service)).toEqual(['Quill']);
    await palette.enter('out', 'Switch out');
    await expect.poll(() => front(service)).toEqual([]);
  });

  test('a time puts the switch where it was', async ({ page, service }) => {
    await new PalettePage(page).enter('luna 2h ago', /Switch to Luna, .*\d\d:\d\d:\d\d/);
    await expect(page.getByText('Switched to Luna')).toBeVisible();
    await expect.poll(() => recorded(service)).toBe(1);
    expect(front(service)).toEqual(['Ivy']);
  });

  test('a name that several go by is asked about, and one nobody goes by does nothing', async ({
    page,
    service,
  }) => {
    const palette = new PalettePage(page);
    await palette.open();
    await page.keyboard.type('luna, m');
    await expect(palette.dialog.getByRole('group', { name: 'Who is “m”?' })).toBeVisible();
    await palette.dialog.getByRole('option', { name: /^Marlow/ }).hover();
    await page.keyboard.press('Enter');
    await expect(palette.chosen).toContainText('Switch to Luna and Marlow');
    await page.keyboard.type(', xyzzy');
    await expect(palette.dialog).toContainText('No member is called “xyzzy”');
    await page.keyboard.press('Enter');
    await expect(palette.dialog).toBeVisible();
    expect(recorded(service)).toBe(0);
  });

  test('one member is opened, added, or switched to from there', async ({ page, service }) => {
    const palette = new PalettePage(page);
    await palette.enter('junip', 'Juniper');
    await expect(palette.options).toContainText(['Switch to only Juniper', 'Add Juniper', 'Open Juniper']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => front(service)).toEqual(['Ivy', 'Juniper']);
    await palette.enter('junip', 'Juniper');
    await expect(palette.options).toContainText(['Switch to only Juniper', 'End Juniper', 'Open Juniper']);
    await page.keyboard.press('Escape');
    await expect(palette.chosen).toContainText('Juniper');
    await page.keyboard.press('Enter');
    await expect(palette.chosen).toContainText('Switch to only');
    await page.keyboard.press('ArrowUp');
    await expect(palette.chosen).toContainText('Edit Juniper');
    await page.keyboard.press('ArrowUp');
    await expect(palette.chosen).toContainText('Open Juniper');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/lookup\/member\//);
  });

  test('what Enter will do is said to those who listen', async ({ page }) => {
    const palette = new PalettePage(page);
    await palette.open();
    await page.keyboard.type('luna, moss');
    await expect(palette.dialog.getByRole('status')).toHaveText(/Enter: Switch to Luna and Moss$/);
    const id = await palette.chosen.getAttribute('id');
    await expect(palette.field).toHaveAttribute('aria-activedescendant', id ?? '');
  });

  test('offline the switch is kept, and sent once the service is reached again', async ({
    page,
    context,
    service,
  }) => {
    const palette = new PalettePage(page);
    // Its code, that of the outbox and the names have been loaded once.
    await palette.open();
    await queueLoaded(page);
    await page.keyboard.type('luna');
    await expect(palette.chosen).toContainText('Switch to Luna');
    await page.keyboard.press('Escape');
    await context.setOffline(true);
    await palette.enter('luna, moss', 'Switch to Luna and Moss');
    await expect(page.getByText('Switched to Luna and Moss')).toBeVisible();
    expect(front(service)).toEqual(['Ivy']);
    await context.setOffline(false);
    await expect.poll(() => front(service), { timeout: 20_000 }).toEqual(['Luna', 'Moss']);
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
    await page.keyboard.press('Enter');
    await expect(palette.chosen).toContainText('Switch to only');
    await expectNoBarrier(page);
  });

  test.describe('of a system with 2,500 members', () => {
    test.use({ world: 'large', followed: ['large'] });

    test('few of them are on the screen after each key in the field', async ({ page, open }) => {
      await open('/settings');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const palette = new PalettePage(page);
      await palette.open();
      await page.keyboard.type('a');
      await expect(palette.dialog.getByRole('group', { name: 'Members' })).toBeVisible({ timeout: 15_000 });
      for (const text of ['m', 'ma', 'mar', 'mari', 'mar', 'ma, l', 'ma, lu', 'ma', 'o', 'on']) {
        await palette.field.fill(text);
        await expect(palette.options.first()).toBeVisible();
        expect(await palette.options.count()).toBeLessThan(60);
      }
    });
  });
});
