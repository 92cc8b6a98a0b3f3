import type { Page } from '@playwright/test';
import { hostileVectors } from '../apps/web/src/testing/hostile-vectors.ts';
import { recordSwitch, systemRow } from '../apps/web/src/testing/world-rows.ts';
import { expect, type Service, test } from './fixtures.ts';
import { inListener } from './in-listener.ts';
import { StatusPage } from './pages/status-page.ts';

const DESCRIPTIONS = {
  version: 16,
  settings: { status: { tile: { showSystemDescription: true, showFronterDescription: true } } },
};

/** The elements of descriptions, and of our own buttons around them. */
const ALLOWED_ELEMENTS = 'div span strong em u s blockquote ul ol li pre code bdi a img time button'.split(
  ' ',
);

/** Writes the texts without the app: one fronting member of the large system for each, the first for the system itself. */
function describeLargeSystem(service: Service, texts: readonly string[]): void {
  const system = systemRow(service, 'large');
  system.description = texts[0] ?? null;
  const members = [...service.sandbox.state.members.values()].filter((row) => row.system === system.uuid);
  const fronting = members.slice(0, texts.length);
  texts.forEach((text, index) => {
    const row = fronting[index];
    if (row === undefined) throw new Error('The large system has too few members.');
    row.description = text;
    for (const key of Object.keys(row.privacy)) Object.assign(row.privacy, { [key]: 'public' });
  });
  recordSwitch(
    service,
    'large',
    fronting.map((row) => row.id),
  );
}

interface Watched {
  /** Requested addresses, each once. */
  readonly hosts: Set<string>;
  /** Dialogs, pop-ups, navigations, errors and refusals of the page's policy. */
  readonly incidents: string[];
}

/** Records everything that a page does besides rendering. Answers all other hosts with nothing. */
async function watch(page: Page): Promise<Watched> {
  const hosts = new Set<string>();
  const incidents: string[] = [];
  page.on('dialog', (dialog) => {
    incidents.push(`dialog ${dialog.message()}`);
    inListener(dialog.dismiss());
  });
  page.on('popup', (popup) => incidents.push(`pop-up ${popup.url()}`));
  page.on('pageerror', (error) => incidents.push(`error ${error.message}`));
  page.on('request', (request) => hosts.add(new URL(request.url()).host || request.url()));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  page.on('console', (message) => {
    if (message.text().startsWith('policy')) incidents.push(message.text());
  });
  await page.route(/^https:/, (route) => route.fulfill({ status: 404, body: '' }));
  return { hosts, incidents };
}

/** Opens everything that a reader can open: long texts, spoilers, spoilers inside spoilers. */
async function openEverything(page: Page): Promise<void> {
  await expect(async () => {
    const closed = await page.evaluate(() => {
      const buttons = document.querySelectorAll<HTMLButtonElement>(
        '[data-system] button[aria-expanded="false"]',
      );
      for (const button of buttons) button.click();
      return buttons.length;
    });
    expect(closed).toBe(0);
  }).toPass();
}

test.describe('hostile texts', () => {
  test.use({ world: 'large', followed: ['large'] });

  for (const images of ['all', 'none'] as const) {
    test.describe(`with ${images} pictures wanted`, () => {
      test.use({ stored: { settings: DESCRIPTIONS, preferences: { version: 1, theme: 'system', images } } });

      test(`run nothing, load nothing and lead nowhere (${images} pictures)`, async ({
        page,
        open,
        service,
        app,
      }) => {
        describeLargeSystem(service, hostileVectors);
        const watched = await watch(page);
        await open('/status/tile');
        const status = new StatusPage(page);
        await status.waitForFronts('large');
        const system = status.system('large');
        await system.getByRole('button', { name: /Show \d+ others/ }).click();
        // The parser is loaded: the first mark that only it can read is formatted.
        await expect(system.locator('strong').first()).toBeAttached();
        // One for each fronter, and the system's own.
        await expect(system.locator('div[dir="auto"]')).toHaveCount(hostileVectors.length + 1);
        await openEverything(page);
        await system.locator('a').first().hover();
        // Pictures are loaded when they are scrolled into view.
        if (images === 'all') {
          await system.locator('img[alt^=":"]').first().scrollIntoViewIfNeeded();
          await expect.poll(() => [...watched.hosts]).toContain('cdn.discordapp.com');
        }

        const found = await system.evaluate((root) => ({
          ran: Reflect.get(window, '__hostile'),
          texts: root.querySelectorAll('div[dir="auto"]').length,
          elements: [...new Set([...root.querySelectorAll('*')].map((element) => element.localName))],
          handlers: [...root.querySelectorAll('*')].filter((element) =>
            element.getAttributeNames().some((name) => name.startsWith('on')),
          ).length,
          styled: root.querySelectorAll('bdi[style], strong[style], code[style], a[style]').length,
          hrefs: [...root.querySelectorAll<HTMLAnchorElement>('a[target]')].map(
            ({ protocol, rel, username }) => [protocol, rel, username].join(' '),
          ),
        }));
        expect(found.ran).toBeUndefined();
        expect(found.texts).toBe(hostileVectors.length + 1);
        expect(found.handlers).toBe(0);
        expect(found.styled).toBe(0);
        const around = ['h2', 'p', 'svg', 'path', 'circle', 'rect', 'line', 'polyline', 'polygon'];
        expect(found.elements.filter((name) => ![...ALLOWED_ELEMENTS, ...around].includes(name))).toEqual([]);
        expect(found.hrefs.length).toBeGreaterThan(50);
        expect([...new Set(found.hrefs)]).toEqual(['https: noopener noreferrer nofollow ']);
        expect(watched.incidents).toEqual([]);
        const own = [new URL(app.url).host, new URL(service.url).host];
        const elsewhere = [...watched.hosts].filter((host) => !own.includes(host));
        expect(elsewhere).toEqual(images === 'all' ? ['cdn.discordapp.com'] : []);
        expect(new URL(page.url()).origin).toBe(app.url);
        await expect(status.heading).toBeVisible();
      });
    });
  }
});
