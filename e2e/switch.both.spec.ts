import { memberRow } from '../apps/web/src/testing/world-rows.ts';
import { expectNoBarrier, expectToFitNarrowScreen } from './barriers.ts';
import { expect, test } from './fixtures.ts';
import { openedDialog } from './pages/dialog.ts';
import { queueLoaded } from './pages/queue-loaded.ts';
import { signIn } from './pages/signed-in.ts';
import { SwitchPage } from './pages/switch-page.ts';
import { resizeTo } from './resize.ts';

// A colour half way through a transition is not a finding.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a chosen, a refused and a waiting front have no barriers and fit a screen of 320 pixels, where names in any direction are under their pictures', async ({
  page,
  app,
  open,
  service,
  context,
}) => {
  memberRow(service, 'Moss').display_name = 'نور';
  const screen = new SwitchPage(page);
  await signIn(page, app, service);
  await open('/switch');
  await screen.loaded();
  await queueLoaded(page);
  await page.getByRole('button', { name: 'Options' }).click();
  await openedDialog(page);
  await expectNoBarrier(page);
  await page.keyboard.press('Escape');

  await test.step('names of the front are in the middle under their pictures', async () => {
    const size = page.viewportSize();
    await resizeTo(page, { width: 320, height: 640 });
    const distances = await screen.fronting.locator('bdi').evaluateAll((names) =>
      names.map((name) => {
        const text = document.createRange();
        text.selectNodeContents(name);
        const middle = ({ left, right }: DOMRect) => (left + right) / 2;
        const fronter = name.closest('li')?.getBoundingClientRect() ?? new DOMRect();
        return Math.abs(middle(text.getBoundingClientRect()) - middle(fronter));
      }),
    );
    expect(distances.length).toBeGreaterThan(1);
    expect(Math.max(...distances)).toBeLessThanOrEqual(1);
    if (size !== null) await resizeTo(page, size);
  });

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
  // On a phone in the bar with the button, not in the list above the members.
  const waiting = page.getByRole('main').getByText(/Waiting to be sent|This device is offline/);
  await expect(waiting.first()).toBeVisible();
  await screen.choose('Luna', 'The Archivist');
  await screen.chooseMoment('1 hour ago');
  await expectNoBarrier(page);
  await expectToFitNarrowScreen(page);
});
