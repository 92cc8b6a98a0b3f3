import { expect, type Service, test } from './fixtures.ts';

test.use({ followed: ['exmpl', 'ferry'] });

/** Paths of the reads in order, without preflights and what the app reads afterwards in the background for "fronting since". */
const reads = (service: Service) =>
  service
    .requests()
    .filter(({ preflight, method, path }) => !preflight && method === 'GET' && !path.includes('/switches?'))
    .map(({ path }) => path);

const ADDRESSES = [
  ['/lookup/system/ferry', 'Night Ferry'],
  ['/lookup/system/ferry/members', 'Stoker'],
  ['/lookup/system/ferry/groups', 'States'],
  ['/lookup/system/ferry/fronters', 'Night Ferry'],
  ['/status/tile', 'Lantern House'],
] as const;

for (const [address, known] of ADDRESSES) {
  test(`what ${address} shows is asked for before the app's code runs, and once`, async ({
    page,
    open,
    service,
  }) => {
    // The app's own code never arrives, so all requests come from the page itself.
    await page.route(/\/assets\/index-[^/]*\.js$/, (route) => route.abort());
    await open(address);
    await page.waitForTimeout(1_000);
    const early = reads(service);
    expect(early).not.toEqual([]);
    await page.unrouteAll();
    service.forgetRequests();
    await page.goto('about:blank');
    await open(address);
    await expect(page.getByRole('main').getByText(known).first()).toBeVisible();
    await page.waitForTimeout(1_000);
    const all = reads(service);
    expect(all.toSorted()).toEqual([...new Set(all)].toSorted());
    expect(all).toEqual(early);
  });
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
  await page.route(/\/assets\/index-[^/]*\.js$/, (route) => route.abort());
  await open('/lookup/system/ferry/members');
  expect(await page.evaluate('made')).toEqual(['NumberFormat', 'Collator']);
});

test('answers that the page has asked for early are shown without waiting for the device', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    // A database that never answers, and waits for it that never end.
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function () {
      return Object.assign(open.call(this, 'other'), { addEventListener() {} });
    };
    const later = window.setTimeout;
    Object.assign(window, {
      setTimeout: (run: () => void, ms: number) => (ms >= 500 ? 0 : later(run, ms)),
    });
  });
  await open('/lookup/system/ferry/members');
  await expect(page.getByRole('main').getByText('Stoker').first()).toBeVisible();
});
