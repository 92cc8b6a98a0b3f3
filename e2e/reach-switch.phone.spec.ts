import { expect, test } from './fixtures.ts';
import { pressInSight } from './pages/press-in-sight.ts';
import { signIn } from './pages/signed-in.ts';
import { latestSwitch, SwitchPage } from './pages/switch-page.ts';
import { resizeTo } from './resize.ts';

const MINUTE_MS = 60_000;

test.use({ viewport: { width: 390, height: 844 } });

test('all 14 members are in sight as faces: two taps switch or add a co-fronter, three record a front since 20 minutes ago, Undo is in sight, and the bar removes and reorders', async ({
  page,
  app,
  service,
  open,
}) => {
  await signIn(page, app, service);
  await open('/switch');
  const screen = new SwitchPage(page);
  await screen.ordered();
  const before = latestSwitch(service);
  const undo = page.getByRole('button', { name: /^Undo: / }).first();
  const undone = async () => {
    await pressInSight('tap', undo);
    await expect.poll(() => latestSwitch(service)).toEqual(before);
    await expect(screen.queue).toHaveCount(0);
    await expect(screen.fronting).toContainText('Moss');
  };

  await test.step('everybody is in sight without scrolling, four beside each other, and no bar takes their place', async () => {
    await expect(screen.rows).toHaveCount(14);
    for (const face of await screen.rows.all()) await expect(face).toBeInViewport({ ratio: 1 });
    const navigation = await page.getByRole('navigation').boundingBox();
    const faces = await screen.rows.evaluateAll((all) =>
      all.map((it) => it.getBoundingClientRect().toJSON()),
    );
    expect(Math.max(...faces.map(({ bottom }) => bottom))).toBeLessThanOrEqual(navigation?.y ?? 0);
    expect(new Set(faces.map(({ left }) => left)).size).toBe(4);
    expect(faces[0]?.height).toBe(104);
    await expect(screen.switchButton).toHaveCount(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  await test.step('turned, two rows of people are in sight', async () => {
    await resizeTo(page, { width: 844, height: 390 });
    const rowsInSight = async () => {
      const navigation = await page.getByRole('navigation').boundingBox();
      const faces = await screen.rows.evaluateAll((all) =>
        all.map((it) => it.getBoundingClientRect().toJSON()),
      );
      const inSight = faces.filter(({ top, bottom }) => top >= 0 && bottom <= (navigation?.y ?? 0));
      return new Set(inSight.map(({ top }) => top)).size;
    };
    await expect.poll(rowsInSight).toBeGreaterThanOrEqual(2);
    await resizeTo(page, { width: 390, height: 844 });
  });

  await test.step('two taps switch to one member, and Undo is in sight', async () => {
    expect(await pressInSight('tap', screen.row('Ivy'), screen.switchButton)).toBe(2);
    await expect.poll(() => latestSwitch(service).names).toEqual(['Ivy']);
    await expect(screen.fronting.getByRole('listitem')).toContainText('Ivy');
    await expect(undo).toHaveAccessibleName('Undo: Switched to Ivy');
    await undone();
  });

  await test.step('two taps add a co-fronter', async () => {
    const add = screen.draft.getByRole('button', { name: /^Add to Juniper/ });
    expect(await pressInSight('tap', screen.row('Ivy'), add)).toBe(2);
    await expect.poll(() => latestSwitch(service).names).toEqual([...before.names, 'Ivy']);
    await undone();
  });

  await test.step('three taps record that a member fronts since 20 minutes ago', async () => {
    const beforeMs = Date.now();
    const chip = screen.draft.getByRole('button', { name: '20 minutes ago', exact: true });
    expect(await pressInSight('tap', screen.row('Ivy'), chip, screen.switchButton)).toBe(3);
    await expect.poll(() => latestSwitch(service).count).toBe(before.count + 1);
    // The service inserts the switch at its own "now" and moves it afterwards.
    const isSince20Minutes = () => {
      const tappedMs = latestSwitch(service).atMs + 20 * MINUTE_MS;
      return tappedMs > beforeMs - MINUTE_MS && tappedMs < Date.now() + MINUTE_MS;
    };
    await expect.poll(isSince20Minutes).toBe(true);
    expect(latestSwitch(service).names).toEqual(['Ivy']);
  });

  await test.step('the members of the next front are removed and reordered in the bar, and the button names them', async () => {
    await screen.row('Ivy').tap();
    await expect(screen.switchButton).toHaveText(/^Switch to Ivy/);
    await screen.row('Cas').tap();
    await screen.row('Asleep').tap();
    await screen.expectDraft('Ivy', 'Cas', 'Asleep');
    await screen.draft.getByRole('button', { name: 'Remove Cas' }).tap();
    await screen.expectDraft('Ivy', 'Asleep');
    await screen.draft.getByRole('button', { name: 'Put in order' }).tap();
    await screen.draft.getByRole('button', { name: 'More for Asleep' }).tap();
    await page.getByRole('menuitem', { name: 'Make primary' }).tap();
    await screen.expectDraft('Asleep', 'Ivy');
    await screen.draft.getByRole('button', { name: 'Clear' }).tap();
    await screen.expectDraft();
  });
});
