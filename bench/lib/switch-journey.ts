import type { Random } from '@frontboard/sandbox';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { tapSwitch } from './tap-switch.ts';

/** A switch that a person tapped in a browser. */
export interface Tap {
  readonly name: string;
  /** Between which times, in milliseconds since 1970. */
  readonly fromMs: number;
  readonly toMs: number;
  /** Whether the person has seen it in the list of their latest switches; if not, nothing was promised. */
  isSeen: boolean;
  /** `maybe`: the page closed before it showed that. */
  isUndone: boolean | 'maybe';
}

const NAMES = ['Luna', 'Pim', 'Quill', 'Juniper', 'Moss', 'Wren', 'Sol'];

/** Recent fronters are not tapped again, so that every tap makes a switch whatever is undone. */
const OTHERS_BETWEEN = 4;

const SHOWN_WITHIN_MS = 30_000;

/** Pages that a person leaves open. */
const MOST_PAGES = 2;

/** Opens the switch screen for each journey, in its own page. */
export interface Journeys {
  readonly taps: readonly Tap[];
  /** A person opens the app, switches a few times, changes their mind, reloads, and closes the page, at any time. */
  go(): Promise<void>;
  /** Opens the app again, to send the rest. */
  finish(): Promise<Page>;
}

function latest(page: Page): Locator {
  return page.getByRole('region', { name: 'Your latest switches' }).getByRole('listitem').first();
}

async function see(page: Page, made: Tap): Promise<void> {
  await latest(page).filter({ hasText: made.name }).waitFor({ timeout: SHOWN_WITHIN_MS });
  made.isSeen = true;
}

/** Undoes the latest switch, if the page still offers it. */
async function undo(page: Page, made: Tap, isAwaited: boolean): Promise<void> {
  const entry = latest(page).filter({ hasText: made.name });
  made.isUndone = 'maybe';
  await entry.getByRole('button', { name: /^Undo/ }).click();
  if (!isAwaited) return;
  await entry.filter({ hasNotText: 'Undoing' }).waitFor({ state: 'detached', timeout: SHOWN_WITHIN_MS });
  made.isUndone = true;
}

/** Journeys in pages of one profile. `url`: the origin of the app. */
export function openJourneys(context: BrowserContext, url: string, random: Random): Journeys {
  const taps: Tap[] = [];
  const pages: Page[] = [];

  async function open(): Promise<Page> {
    const page = await context.newPage();
    pages.push(page);
    await page.goto(`${url}/switch`);
    await ready(page);
    return page;
  }

  async function ready(page: Page): Promise<void> {
    await page.locator('[data-index]').first().waitFor({ timeout: SHOWN_WITHIN_MS });
  }

  async function close(page: Page): Promise<void> {
    pages.splice(pages.indexOf(page), 1);
    await page.close();
  }

  async function tap(page: Page): Promise<Tap> {
    const recent = taps.slice(-OTHERS_BETWEEN).map((it) => it.name);
    const name = random.pick(NAMES.filter((other) => !recent.includes(other)));
    const fromMs = Date.now();
    await tapSwitch(page, name);
    const made: Tap = { name, fromMs, toMs: Date.now(), isSeen: false, isUndone: false };
    taps.push(made);
    return made;
  }

  /** One switch and what the person does right after it. Returns whether the page is still open. */
  async function switchOnce(page: Page): Promise<boolean> {
    const isOffline = random.chance(0.08);
    if (isOffline) await context.setOffline(true);
    const made = await tap(page);
    const next = random.pick(['see', 'see', 'see', 'see', 'reload', 'close'] as const);
    if (next === 'close') await close(page);
    if (next === 'see') {
      await see(page, made);
      if (random.chance(0.2)) await undo(page, made, random.chance(0.7));
    }
    if (isOffline) await context.setOffline(false);
    if (next === 'close') return false;
    if (next === 'reload' || random.chance(0.15)) {
      await page.reload();
      await ready(page);
    }
    return true;
  }

  return {
    taps,
    async go() {
      const page = await open();
      for (let left = random.between(1, 4); left > 0; left -= 1) {
        if (!(await switchOnce(page))) return;
        await page.waitForTimeout(random.pick([0, 100, 400, 1_500]));
      }
      if (random.chance(0.7)) await close(page);
      while (pages.length > MOST_PAGES) await close(pages[0] as Page);
    },
    async finish() {
      for (const page of [...pages]) await close(page);
      return open();
    },
  };
}
