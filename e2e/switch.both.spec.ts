import { memberRow } from '../apps/web/src/testing/world-rows.ts';
import { expectNoBarrier } from './barriers.ts';
import { expect, test } from './fixtures.ts';
import { openedDialog } from './pages/dialog.ts';
import { queueLoaded } from './pages/queue-loaded.ts';
import { signIn } from './pages/signed-in.ts';
import { latestSwitch, SwitchPage } from './pages/switch-page.ts';
import { resizeTo } from './resize.ts';

// A colour half way through a transition is not a finding.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page, app, service }) => {
  await signIn(page, app, service);
});

test('a chosen, a refused and a waiting front have no barriers', async ({ page, open, service, context }) => {
  const screen = new SwitchPage(page);
  await open('/switch');
  await screen.loaded();
  await queueLoaded(page);
  await page.getByRole('button', { name: 'Options' }).click();
  await openedDialog(page);
  await expectNoBarrier(page);
  await page.keyboard.press('Escape');
  service.breakWith({
    match: { method: 'POST' },
    kind: 'status',
    status: 400,
    body: { message: 'Refused.', code: 40001 },
  });
  await screen.star('Luna');
  await screen.choose('Luna');
  await screen.switchButton.click();
  await expect(screen.queue).toContainText('Not recorded');
  await context.setOffline(true);
  await screen.choose('Cas', 'Quill');
  await screen.switchButton.click();
  await expect(screen.queue).toContainText('Waiting to be sent');
  await screen.choose('Cas', 'Quill');
  await screen.chooseMoment('1 hour ago');
  await expectNoBarrier(page);
});

test('on a phone members are found, chosen and switched to without scrolling back', async ({
  page,
  open,
  service,
}) => {
  const screen = new SwitchPage(page);
  await open('/switch');
  await screen.loaded();
  await screen.choose('Wren');
  await expect(screen.switchButton).toBeInViewport({ ratio: 1 });
  await expect(screen.switchButton).toHaveText(/^Switch to Wren/);
  await screen.switchButton.click();
  await expect.poll(() => latestSwitch(service).names.length).toBe(1);
  await expect(screen.fronting.getByRole('listitem')).toContainText('Wren');
  const undo = page.getByRole('button', { name: 'Undo: Switched to Wren (any pronouns)' }).first();
  await expect(undo).toBeInViewport();
  await undo.click();
  await expect(screen.fronting).toContainText('Moss');
});

test('Ctrl-Enter without a choice shows what is missing, until a member is chosen', async ({
  page,
  open,
  service,
}) => {
  const screen = new SwitchPage(page);
  const note = screen.draft.getByText('First, choose who is fronting.');
  const before = latestSwitch(service);
  await open('/switch');
  await screen.loaded();
  await screen.search.fill('luna');
  await page.keyboard.press('Control+Enter');
  await expect(note).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await screen.expectDraft('Luna');
  await expect(note).toHaveCount(0);
  expect(latestSwitch(service)).toEqual(before);
});

test('on a screen of 320 pixels nothing is wider, and right-to-left names start beside their pictures', async ({
  page,
  open,
  service,
}) => {
  memberRow(service, 'Moss').display_name = 'نور';
  await resizeTo(page, { width: 320, height: 640 });
  const screen = new SwitchPage(page);
  await open('/switch');
  await screen.loaded();
  const starts = await screen.fronting.locator('bdi').evaluateAll((names) =>
    names.map((name) => {
      const text = document.createRange();
      text.selectNodeContents(name);
      const fronter = name.closest('li')?.getBoundingClientRect().left ?? 0;
      return Math.round(text.getBoundingClientRect().left - fronter);
    }),
  );
  expect(new Set(starts).size).toBe(1);
  await screen.star('Luna');
  await screen.choose('Luna', 'The Archivist');
  await screen.chooseMoment('1 hour ago');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
