import type { Page } from '@playwright/test';
import type { AppServer } from '../scripts/lib/app-server.ts';
import { expect, remember, type Service, test } from './fixtures.ts';

const FOLLOWED = ['exmpl', 'ferry'];
const LATER_READS = /\/switches\?|\/v2\/members\//;
const APP_CODE = /\/assets\/index-[^/]*\.js$/;

test.use({ followed: FOLLOWED });

/** Paths of the reads, without preflights and what the app reads once it knows who is fronting: for "fronting since", and their messages. */
const reads = (service: Service) =>
  service
    .requests()
    .filter(({ preflight, method, path }) => !preflight && method === 'GET' && !LATER_READS.test(path))
    .map(({ path }) => path);

const ADDRESSES = [
  ['/lookup/system/ferry', 'Night Ferry'],
  ['/lookup/system/ferry/members', 'Stoker'],
  ['/lookup/system/ferry/groups', 'States'],
  ['/lookup/system/ferry/fronters', 'Night Ferry'],
  ['/status/tile', 'Lantern House'],
] as const;

test('what a screen shows is asked for before the app’s code runs, and once', async ({
  page,
  app,
  service,
}) => {
  for (const [address, known] of ADDRESSES) {
    await test.step(address, async () => {
      await openAgain(page, app, service, address);
      await expect(page.getByRole('main').getByText(known).first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      // What the app itself had left to ask would be asked before another screen's.
      await page.evaluate(() => history.pushState(null, '', '/lookup/system/drift/groups'));
      const isLater = (path: string) => path.includes('/drift');
      await expect.poll(() => reads(service).some(isLater)).toBe(true);
      const all = reads(service).slice(0, reads(service).findIndex(isLater));
      expect(all.toSorted()).toEqual([...new Set(all)].toSorted());
      // The app's own code never arrives, so all requests come from the page itself.
      await page.route(APP_CODE, (route) => route.abort());
      await openAgain(page, app, service, address);
      const early = () => reads(service).filter((path) => !isLater(path));
      await expect.poll(() => early().toSorted()).toEqual(all.toSorted());
      expect(all).not.toEqual([]);
      await page.unroute(APP_CODE);
    });
  }
});

/** Opens an address on a device that knows only what is followed. Earlier requests are forgotten. */
async function openAgain(page: Page, app: AppServer, service: Service, address: string): Promise<void> {
  await page.goto(`${app.url}/favicon.svg`);
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name = '' } of await indexedDB.databases()) {
      await new Promise((resolve) => {
        indexedDB.deleteDatabase(name).onsuccess = resolve;
      });
    }
  });
  await remember(page, app, { systems: { version: 2, systems: FOLLOWED } });
  service.forgetRequests();
  await page.goto(app.url + address);
}

test('while the page waits for its answers, it makes the first formats, which take long', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    const made: string[] = [];
    const noted = (name: string) => ({
      construct(...construction: Parameters<typeof Reflect.construct>): object {
        made.push(name);
        return Reflect.construct(...construction);
      },
    });
    Object.assign(window, { made });
    Object.assign(Intl, {
      NumberFormat: new Proxy(Intl.NumberFormat, noted('NumberFormat')),
      Collator: new Proxy(Intl.Collator, noted('Collator')),
    });
  });
  await page.route(APP_CODE, (route) => route.abort());
  await open('/lookup/system/ferry/members');
  await expect.poll(() => page.evaluate('made')).toEqual(['NumberFormat', 'Collator']);
});

test('answers that the page has asked for early are shown without waiting for the device', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    // A database that never answers. The waits for it and for the answers have no upper bound, or a busy machine would reach it.
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function () {
      return Object.assign(open.call(this, 'other'), { addEventListener() {} });
    };
    const later = window.setTimeout;
    Object.assign(window, {
      setTimeout: (run: () => void, ms: number) => (ms >= 150 ? 0 : later(run, ms)),
    });
  });
  // The code of the app arrives once the answers are there.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(APP_CODE, async (route) => {
    await held;
    await route.continue();
  });
  const answered = ['/ferry', '/ferry/members'].map((end) =>
    page.waitForResponse((response) => response.url().endsWith(end)),
  );
  const opened = open('/lookup/system/ferry/members');
  for (const answer of answered) await (await answer).finished();
  release();
  await opened;
  await expect(page.getByRole('main').getByText('Stoker').first()).toBeVisible();
});
