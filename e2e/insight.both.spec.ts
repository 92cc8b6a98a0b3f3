import { expectNoBarrier, expectToFitNarrowScreen } from './barriers.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './pages/signed-in.ts';

// A colour half way through a transition is not a finding.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the statistics are computed in a worker, and each view is accessible and fits the screen', async ({
  page,
  app,
  service,
  open,
}) => {
  await signIn(page, app, service);
  const worker = page.waitForEvent('worker', (it) => it.url().includes('/insight.worker'));
  await open('/history/statistics?period=all');
  await expect(page.getByRole('region', { name: 'Each of you' })).toContainText('Luna');
  expect((await worker).url()).toMatch(/\/assets\/insight\.worker-[\w-]+\.js$/);
  const views = page.getByRole('navigation', { name: 'Views of the history' });
  for (const [view, shown] of [
    ['Insight', page.getByRole('heading', { name: 'Together' })],
    ['Timeline', page.getByRole('application')],
    ['Calendar', page.getByRole('button', { name: 'Earlier' })],
  ] as const) {
    await test.step(view, async () => {
      await views.getByRole('link', { name: view }).click();
      await expect(shown).toBeVisible();
      await expectNoBarrier(page);
      await expectToFitNarrowScreen(page);
    });
  }
});
