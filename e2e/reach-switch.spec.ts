import { expect, test } from './fixtures.ts';
import { pressInSight } from './pages/press-in-sight.ts';
import { signIn } from './pages/signed-in.ts';
import { latestSwitch, SwitchPage } from './pages/switch-page.ts';

const MINUTE_MS = 60_000;

test.use({ viewport: { width: 1440, height: 900 } });

test('all members, the draft and the recent switches are in sight beside each other: three clicks record a front since 20 minutes ago, two switch or add a co-fronter', async ({
  page,
  app,
  service,
  open,
}) => {
  await signIn(page, app, service);
  await open('/switch');
  const screen = new SwitchPage(page);
  await screen.ordered();

  await test.step('without scrolling', async () => {
    await expect(screen.rows).toHaveCount(14);
    for (const row of await screen.rows.all()) await expect(row).toBeInViewport({ ratio: 1 });
    await expect(screen.switchButton).toBeInViewport({ ratio: 1 });
    const recent = page.getByRole('region', { name: 'Recent switches' });
    await expect(recent.getByRole('listitem').first()).toBeInViewport({ ratio: 1 });
    await expect(async () => {
      const lefts = await screen.rows.evaluateAll((all) =>
        all.map((row) => row.getBoundingClientRect().left),
      );
      expect(new Set(lefts).size).toBe(8);
      const [members, draft] = [await screen.rows.nth(7).boundingBox(), await screen.draft.boundingBox()];
      expect(draft?.x).toBeGreaterThan((members?.x ?? 0) + (members?.width ?? 0));
    }).toPass();
  });

  await test.step('three clicks record that a member fronts since 20 minutes ago', async () => {
    const { count } = latestSwitch(service);
    const beforeMs = Date.now();
    const chip = screen.draft.getByRole('button', { name: '20 minutes ago' });
    expect(await pressInSight('click', screen.row('Ivy'), chip, screen.switchButton)).toBe(3);
    await expect.poll(() => latestSwitch(service).count).toBe(count + 1);
    // The service inserts the switch at its own "now" and moves it afterwards.
    const isSince20Minutes = () => {
      const tappedMs = latestSwitch(service).atMs + 20 * MINUTE_MS;
      return tappedMs > beforeMs - MINUTE_MS && tappedMs < Date.now() + MINUTE_MS;
    };
    await expect.poll(isSince20Minutes).toBe(true);
  });

  await test.step('two clicks switch to one member, and two add a co-fronter', async () => {
    expect(await pressInSight('click', screen.row('Luna'), screen.switchButton)).toBe(2);
    await expect.poll(() => latestSwitch(service).names).toEqual(['Luna']);
    const add = screen.draft.getByRole('button', { name: 'Add to Luna' });
    expect(await pressInSight('click', screen.row('Cas'), add)).toBe(2);
    await expect.poll(() => latestSwitch(service).names).toEqual(['Luna', 'cas']);
  });
});
