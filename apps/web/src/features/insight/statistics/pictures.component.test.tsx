import { insertSwitch, microsFromMs, type Sandbox } from '@frontboard/sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { press } from '../../../testing/component/gestures.ts';
import { renderScreen } from '../../../testing/component/render-screen.tsx';
import { clearSwitches, memberRow, systemRow } from '../../../testing/world-rows.ts';
import { insightWords } from '../words.ts';

const own = 'exmpl';
const words = insightWords.statistics;

/** A history with these fronts alone: local times, and names. */
function fronts(list: readonly (readonly [at: string, ...names: string[]])[]) {
  return (sandbox: Sandbox) => {
    clearSwitches({ sandbox }, own);
    const system = systemRow({ sandbox }, own).uuid;
    for (const [at, ...names] of list) {
      const timestamp = microsFromMs(new Date(at).getTime());
      const members = names.map((name) => memberRow({ sandbox }, name).uuid);
      insertSwitch(sandbox.state, { uuid: crypto.randomUUID(), system, timestamp, members });
    }
  };
}

const MAY = fronts([
  ['2026-05-01T08:00', 'Luna'],
  ['2026-05-02T12:00', 'Luna', 'Moss'],
  ['2026-05-02T18:00', 'Moss'],
  ['2026-05-04T06:00'],
]);
const MAY_DAYS = 'period=range&from=2026-05-01&to=2026-05-04';

const part = (name: string) => page.getByRole('region', { name });

async function onPhone() {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
}

test('on a phone the first picture begins below one row of controls', async () => {
  await onPhone();
  await renderScreen('/history/statistics', { own });
  const who = part(words.who.title);
  await expect.element(who).toBeVisible();
  const picture = who.element().querySelector('[data-columns]');
  const { top = 999, height = 0 } = picture?.getBoundingClientRect() ?? {};
  expect(top).toBeLessThanOrEqual(142);
  expect(height).toBe(168);
});

test('each day is a column that says who was here, all of them one Tab stop, and a press shows the day', async () => {
  const screen = await renderScreen(`/history/statistics?${MAY_DAYS}`, { own, prepare: MAY });
  const columns = part(words.who.title).getByRole('group').getByRole('button');
  const names = () => columns.elements().map((column) => column.getAttribute('aria-label'));
  await expect
    .poll(names)
    .toEqual([
      'Friday, 1 May 2026: Luna',
      'Saturday, 2 May 2026: Luna and Moss',
      'Sunday, 3 May 2026: Moss',
      'Monday, 4 May 2026: Moss',
    ]);
  const stops = () => columns.elements().filter((column) => (column as HTMLElement).tabIndex === 0).length;
  await expect.poll(stops).toBe(1);
  (columns.first().element() as HTMLElement).focus();
  await press('ArrowRight', 'Enter');
  await expect.element(columns.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect
    .element(part(words.who.title).getByRole('status'))
    .toHaveTextContent(/^Luna until 12:00.*; Luna and Moss until (18|6):00.*; Moss$/);
  await page.getByRole('link', { name: words.who.open }).click();
  await expect.poll(() => screen.address()).toBe('/history?from=2026-05-02&to=2026-05-02');
});

test('the picture of the days is a sentence and a table, too', async () => {
  await renderScreen(`/history/statistics?${MAY_DAYS}`, { own, prepare: MAY });
  const who = part(words.who.title);
  await expect.element(who.getByText(words.who.ownCount(2))).toBeVisible();
  await who.getByRole('button', { name: insightWords.asTable }).click();
  const rows = page.getByRole('table', { name: words.who.title }).getByRole('row');
  await expect.element(rows.nth(2)).toHaveTextContent('Saturday, 2 May 2026Luna and Moss');
  expect(rows.elements()).toHaveLength(5);
});

test('the columns of a long period are weeks, which lead to the list of their days', async () => {
  const screen = await renderScreen('/history/statistics?period=range&from=2026-01-01&to=2026-05-31', {
    own,
    prepare: fronts([['2026-03-02T00:00', 'Luna'], ['2026-03-09T00:00', 'Moss'], ['2026-03-16T00:00']]),
  });
  const columns = part(words.who.title).getByRole('group').getByRole('button');
  const week = columns.nth(1);
  await expect.element(week).toHaveAccessibleName('Week of 9 March 2026: Moss');
  await week.click();
  await page.getByRole('link', { name: words.who.open }).click();
  await expect.poll(() => screen.address()).toBe('/history?from=2026-03-09&to=2026-03-15');
});
