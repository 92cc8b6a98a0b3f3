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
