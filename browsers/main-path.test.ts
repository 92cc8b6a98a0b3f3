import { type ServedSandbox, serveSandbox } from '@frontboard/sandbox/node';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type AppServer, serveApp } from '../scripts/lib/app-server.ts';
import { inRoot } from '../scripts/lib/root.mjs';
import { loadStaticFiles } from '../scripts/lib/static-files.ts';
import { type BrowserPage, controlNamed } from './browser-page.ts';
import { openFirefox } from './open-firefox.ts';
import { openWebkit } from './open-webkit.ts';

const OWN = 'exmpl';

let service: ServedSandbox;
let app: AppServer;
let page: BrowserPage;

beforeAll(async () => {
  service = await serveSandbox({ world: 'demo' });
  app = await serveApp({
    files: await loadStaticFiles(inRoot('apps/web/dist')),
    service: service.url as `http${string}`,
  });
  page = await (inject('browser') === 'firefox' ? openFirefox() : openWebkit());
});

afterAll(async () => {
  await page?.close();
  await app?.close();
  await service?.close();
});

const text = () => page.evaluate<string>('document.querySelector("main")?.innerText ?? ""');

/** Waits until the element that an expression gives is in its place and on top, and clicks it. */
async function click(element: string): Promise<void> {
  let before = '';
  await expect
    .poll(
      async () => {
        const place = await page.evaluate<string>(placeOf(element));
        const isStill = place !== '' && place === before;
        before = place;
        return isStill;
      },
      { message: element, interval: 200 },
    )
    .toBe(true);
  await page.click(element);
}

// The tests are steps of one journey: each begins where the one before has ended.

test('a token is taken, and its members are listed', async () => {
  const token = service.sandbox.tokens.find(({ systemId }) => systemId === OWN)?.token ?? '';
  await page.goTo(`${app.url}/settings`);
  const field = controlNamed('PluralKit token');
  await expect.poll(() => page.evaluate(`${field} !== null`)).toBe(true);
  await page.type(field, token);
  await page.pressEnter();
  await expect.poll(text).toContain('The token works.');
  await page.goTo(`${app.url}/manage/members`);
  await expect.poll(text).toContain('Juniper');
});

test('a switch is recorded once, and the screen shows who is fronting', async () => {
  const before = ownSwitches();
  await page.goTo(`${app.url}/switch`);
  // On a new device the faces keep their places once the history is known.
  await expect.poll(text).toContain('Again: ');
  await click(CAS);
  await click(controlNamed('Switch to Cas'));
  await expect.poll(() => page.evaluate<string>(FRONTING)).toContain('Cas');
  await expect.poll(() => ownSwitches().length).toBe(before.length + 1);
  await page.goTo(`${app.url}/switch`);
  await expect.poll(() => page.evaluate<string>(FRONTING)).toContain('Cas');
  expect(ownSwitches()).toHaveLength(before.length + 1);
});

test('the history is listed, counted and drawn', async () => {
  await page.goTo(`${app.url}/history`);
  await expect.poll(text).toMatch(/All switches are loaded/);
  await expect
    .poll(() => page.evaluate('document.querySelectorAll("main [data-index]").length'))
    .toBeGreaterThan(5);

  await page.goTo(`${app.url}/history/statistics`);
  await expect.poll(text).toMatch(/\d+ members who fronted/);

  await page.goTo(`${app.url}/history/calendar`);
  await expect
    .poll(() => page.evaluate('document.querySelectorAll("main td svg path").length'))
    // On the first day of a month only one day is drawn.
    .toBeGreaterThan(0);

  await page.goTo(`${app.url}/history/timeline`);
  await expect.poll(() => page.evaluate(PAINTED)).toBeGreaterThan(1_000);
});

test('no error was logged during the journey', async () => {
  await page.goTo(`${app.url}/debug`);
  await expect.poll(text).toContain('The last 50 events');
  expect(/^Error$[\s\S]*/m.exec(await text())?.[0] ?? '').toBe('');
});

function ownSwitches() {
  const { systems, switches } = service.sandbox.state;
  const own = [...systems.values()].find(({ id }) => id === OWN);
  return [...switches.values()].filter(({ system }) => system === own?.uuid);
}

const CAS =
  '([...document.querySelectorAll("[data-index]")].find((it) => it.querySelector("bdi")?.textContent === "Cas") ?? null)';

const FRONTING = 'document.querySelector("[aria-labelledby=fronting-now]")?.innerText ?? ""';

/** Where an element is; empty if it is missing, or covered by another. */
const placeOf = (element: string) => `(() => {
  const it = ${element};
  if (it === null) return '';
  const { x, y, width, height } = it.getBoundingClientRect();
  const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
  return onTop !== null && it.contains(onTop) ? [x, y, width, height].join(' ') : '';
})()`;

/** How many pixels of the timeline are drawn. */
const PAINTED = `(() => {
  const canvas = document.querySelector('main canvas');
  if (canvas === null || canvas.width === 0 || canvas.height === 0) return 0;
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return data.filter((value, index) => index % 4 === 3 && value > 0).length;
})()`;
