import { systemRow } from '../apps/web/src/testing/world-rows.ts';
import { expect, test } from './fixtures.ts';
import { logIn } from './pages/log-in.ts';
import { OwnSystemPage } from './pages/own-system-page.ts';
import { StatusPage } from './pages/status-page.ts';
import { watchAnswers } from './watch-answers.ts';

test.use({ followed: ['exmpl', 'brook'] });

const PAUSE_MS = 90_000;

/** The service may have answered before the app's code was there, so some of the pause can have passed. */
const CONTINUES = /Frontboard continues in [1-9]\d seconds/;

test.describe('when PluralKit asks for a pause', () => {
  test('a lookup shows how long the pause lasts, sends nothing until then and continues automatically, or stops when the person stops waiting', async ({
    page,
    open,
    service,
  }) => {
    await page.clock.install();
    service.breakWith({ kind: 'rate-limit', ms: PAUSE_MS });
    const answered = watchAnswers(page, /^\/v2\//);
    await open('/lookup?q=exmpl');
    const results = page.getByRole('region', { name: 'Found' });
    await expect(results).toContainText('PluralKit asks us to slow down');
    await expect(results).toContainText(CONTINUES);
    await expect(page.getByText('in a moment')).toHaveCount(0);
    await answered();
    service.mend();
    service.forgetRequests();
    const leftS = Number(/continues in (\d+) seconds/.exec(await results.innerText())?.[1]);
    await page.clock.fastForward(Math.max(0, leftS - 30) * 1_000);
    await expect(results).toContainText(/Frontboard continues in [123]?\d seconds\./);
    expect(service.requests()).toEqual([]);
    await page.clock.fastForward(PAUSE_MS);
    await expect(results.getByRole('link', { name: /Lantern House/ })).toBeVisible();

    service.breakWith({ kind: 'rate-limit', ms: PAUSE_MS });
    await page.reload();
    await results.getByRole('button', { name: 'Don’t wait' }).click();
    await expect(results).toContainText('You can try again in');
    const again = results.getByRole('button', { name: 'Try again' });
    await expect(again).toBeFocused();
    await answered();
    service.mend();
    service.forgetRequests();
    await again.click();
    // Too early: that is shown at once, and nothing was sent.
    await expect(results).toContainText('Frontboard continues in');
    expect(service.requests()).toEqual([]);
    await results.getByRole('button', { name: 'Don’t wait' }).click();
    await page.clock.fastForward(PAUSE_MS + 5_000);
    await expect(results).not.toContainText('You can try again in');
    expect(service.requests()).toEqual([]);
    await again.click();
    await expect(results.getByRole('link', { name: /Lantern House/ })).toBeVisible();
  });

  test('a form stays usable: it shows when it will save, and saves automatically, except text typed during the pause', async ({
    page,
    app,
    open,
    service,
  }) => {
    const own = new OwnSystemPage(page);
    await logIn(page, app, service);
    await page.clock.install();
    await open('/manage/system');
    await own.field('Name').fill('Harbour House');
    service.breakWith({ kind: 'rate-limit', ms: PAUSE_MS, match: { method: 'PATCH' } });
    await own.save();
    const alert = own.profile.getByRole('alert');
    await expect(alert).toContainText('Not saved yet');
    await expect(alert).toContainText(CONTINUES);
    await expect(own.profile.getByText('Saving', { exact: false })).toHaveCount(0);
    service.mend();
    await page.clock.fastForward(PAUSE_MS + 2_000);
    await own.expectSaved();
    expect(systemRow(service, 'exmpl').name).toBe('Harbour House');
    expect(own.sent).toHaveLength(2);

    await own.field('Name').fill('Harbour Street');
    service.breakWith({ kind: 'rate-limit', ms: PAUSE_MS, match: { method: 'PATCH' } });
    await own.save();
    await expect(alert).toContainText('Frontboard continues in');
    await own.field('Name').fill('Harbour Ho');
    await expect(alert).toContainText('You can try again in');
    service.mend();
    await page.clock.fastForward(PAUSE_MS + 2_000);
    await expect(alert).not.toContainText('You can try again in');
    expect(own.sent).toHaveLength(3);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await own.expectSaved();
    expect(systemRow(service, 'exmpl').name).toBe('Harbour Ho');
  });

  test('the status screen shows how long the pause lasts, and continues automatically', async ({
    page,
    open,
    service,
  }) => {
    await page.clock.install();
    const status = new StatusPage(page);
    service.breakWith({ kind: 'rate-limit', ms: PAUSE_MS });
    await open('/status/tile');
    await expect(page.getByText(CONTINUES)).toBeVisible();
    service.mend();
    await page.clock.fastForward(PAUSE_MS + 2_000);
    await status.waitForFronts('exmpl', 'brook');
  });
});
