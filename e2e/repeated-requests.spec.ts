import { insertSwitch, microsFromMs } from '@frontboard/sandbox';
import { expect, type Service, test } from './fixtures.ts';
import { signIn } from './pages/signed-in.ts';
import { latestSwitch, SwitchPage } from './pages/switch-page.ts';
import { systemRow } from './world.ts';

/** The own system gets a history so long that a request that is repeated meets the first one at work. */
function makeHistoryLong(service: Service): void {
  const { state } = service.sandbox;
  const { uuid: system } = systemRow(service, 'exmpl');
  const startMs = Date.parse('2015-01-01T00:00:00Z');
  for (let index = 0; index < 50_000; index += 1) {
    insertSwitch(state, {
      uuid: crypto.randomUUID(),
      system,
      timestamp: microsFromMs(startMs + index * 1_000),
      members: [],
    });
  }
}

const sent = (service: Service, method: string, path: RegExp) =>
  service.requests().filter((request) => request.method === method && path.test(request.path));

test.beforeEach(async ({ page, app, service }) => {
  makeHistoryLong(service);
  await signIn(page, app, service);
});

test('a switch whose request Chromium repeats by itself is recorded once', async ({
  page,
  open,
  service,
}) => {
  const screen = new SwitchPage(page);
  await open('/switch');
  await screen.loaded();
  const before = latestSwitch(service).count;
  service.forgetRequests();
  service.breakWith({ kind: 'cut', ms: 5, match: { method: 'POST', path: '/switches$' }, times: 1 });
  await screen.choose('Luna');
  await screen.switchButton.click();
  await expect(screen.outbox).toContainText('Recorded');
  // One tap; the page has sent one request, and Chromium another.
  expect(sent(service, 'POST', /switches$/)).toHaveLength(2);
  expect(latestSwitch(service).count).toBe(before + 2);
  await expect.poll(() => latestSwitch(service).count, { timeout: 20_000 }).toBe(before + 1);
  expect(latestSwitch(service).names).toEqual(['Luna']);
});
