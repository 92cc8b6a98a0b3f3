import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { localDataStores } from '../../../session/local/local-data.ts';
import { stateWords } from '../../../state/words.ts';
import { expectGone, pressAt } from '../../../testing/component/gestures.ts';
import { renderScreen } from '../../../testing/component/render-screen.tsx';
import { clearSwitches, memberRow, recordSwitch, systemRow } from '../../../testing/world-rows.ts';
import { switchWords } from '../words.ts';
import { unsureMoments } from './unsure-moments.ts';
import { unsureWords as words } from './words.ts';

const HOUR_MS = 3_600_000;
const luna = page.css('[data-index]').filter({ hasText: 'Luna' });
const entries = page.css('[data-entry]');

/** The switch screen with Moss in front for two days. */
const renderMoss = () =>
  renderScreen('/switch', {
    own: 'exmpl',
    prepare: (sandbox) => {
      clearSwitches({ sandbox }, 'exmpl');
      recordSwitch({ sandbox }, 'exmpl', [memberRow({ sandbox }, 'Moss').id], Date.now() - 48 * HOUR_MS);
    },
  });

test('a switch of sometime in a part of the day is sent with the plain time, and the history of this device says that it is about right', async () => {
  const screen = await renderMoss();
  const [moment] = unsureMoments(Date.now());
  if (moment === undefined) throw new Error('There is always a part of the day.');
  await luna.click();
  await page.getByRole('button', { name: switchWords.when.exact }).click();
  await page.getByRole('button', { name: words.sometime[moment.part] }).click();
  await expect.element(page.getByRole('switch', { name: words.about })).toBeChecked();
  await page.getByRole('button', { name: 'Switch to Luna', exact: true }).click();
  await expect.poll(() => screen.writes.length).toBe(1);
  expect(screen.writes[0]?.body).toEqual({
    members: [memberRow(screen, 'Luna').uuid],
    timestamp: new Date(moment.atMs).toISOString(),
  });
  screen.goTo('/history');
  await expect.element(entries.filter({ hasText: 'Luna' })).toHaveTextContent('About this time');
  await expect.element(entries.filter({ hasText: 'Moss' })).not.toHaveTextContent('About this time');
  const ribbon = page.getByRole('img', { name: /Luna.* \(since about / });
  await expect.element(ribbon).toBeVisible();
  Object.assign(systemRow(screen, 'exmpl').privacy, {
    front_history_privacy: 'public',
    front_privacy: 'public',
  });
  screen.goTo('/lookup/system/exmpl/history?as=others');
  await expect.poll(() => screen.address()).toContain('as=others');
  await expect.element(entries.filter({ hasText: 'Luna' })).not.toHaveTextContent('About this time');
  await expectGone(ribbon);
});

test('in the bar of a phone a pressed part of the day keeps the focus and its place', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  await renderMoss();
  await luna.click();
  await page.getByRole('button', { name: /^When: / }).click();
  const [moment] = unsureMoments(Date.now());
  const chip = page.getByRole('button', { name: words.sometime[moment?.part ?? 'night'] });
  await pressAt(chip, 'Enter');
  await expect.element(page.getByRole('switch', { name: words.about })).toBeChecked();
  await expect.element(chip).toHaveFocus();
  await expect.element(chip).toHaveAttribute('aria-pressed', 'true');
});

test('another time chosen is exact again', async () => {
  await renderMoss();
  await luna.click();
  await page.getByRole('button', { name: switchWords.when.exact }).click();
  const [moment] = unsureMoments(Date.now());
  await page.getByRole('button', { name: words.sometime[moment?.part ?? 'night'] }).click();
  await page.getByRole('button', { name: switchWords.when.hoursAgo(1) }).click();
  await expect.element(page.getByRole('switch', { name: words.about })).not.toBeChecked();
});

test('what is said of a time is not said of the time of a link, and is there again when the draft is put back', async () => {
  const screen = await renderMoss();
  const about = page.getByRole('switch', { name: words.about });
  await luna.click();
  await page.getByRole('button', { name: switchWords.when.exact }).click();
  const [moment] = unsureMoments(Date.now());
  await page.getByRole('button', { name: words.sometime[moment?.part ?? 'night'] }).click();
  await expect.element(about).toBeChecked();
  screen.goTo(`/switch?members=cas&at=${new Date(Date.now() - 3 * HOUR_MS).toISOString()}`);
  await expect.element(about).not.toBeChecked();
  await page.getByRole('button', { name: switchWords.prepared.putBack }).click();
  await expect.element(about).toBeChecked();
});

test('a draft that was about right is recorded without a mark if that was turned off meanwhile', async () => {
  const screen = await renderMoss();
  const [moment] = unsureMoments(Date.now());
  await luna.click();
  await page.getByRole('button', { name: switchWords.when.exact }).click();
  await page.getByRole('button', { name: words.sometime[moment?.part ?? 'night'] }).click();
  await expect.element(page.getByRole('switch', { name: words.about })).toBeChecked();
  screen.services.settings.update((settings) => ({ ...settings, unsureTimes: false }));
  await expectGone(page.getByRole('switch', { name: words.about }));
  await page.getByRole('button', { name: 'Switch to Luna', exact: true }).click();
  await expect.poll(() => screen.writes.length).toBe(1);
  await screen.caughtUp();
  const local = screen.stored(localDataStores.keyOf(systemRow(screen, 'exmpl').uuid));
  expect((local as { unsure?: object } | null)?.unsure ?? {}).toEqual({});
});

test('somebody whom nobody knows is noted here alone, shown in the history with a way to remove it, and taken back by Undo', async () => {
  const screen = await renderMoss();
  await page.getByRole('button', { name: words.somebody }).click();
  await expect.element(page.getByText(words.notSent)).toBeVisible();
  await page.getByRole('button', { name: stateWords.undo }).last().click();
  const { uuid } = systemRow(screen, 'exmpl');
  const marks = () =>
    (screen.stored(localDataStores.keyOf(uuid)) as { unsure?: object } | null)?.unsure ?? {};
  await expect.poll(() => Object.keys(marks()).length).toBe(0);
  await page.getByRole('button', { name: words.somebody }).click();
  await expect.poll(() => Object.keys(marks()).length).toBe(1);
  expect(screen.writes).toEqual([]);
  screen.goTo('/history/calendar');
  const today = page.css('button[aria-current="date"]');
  await expect.element(today).toHaveAccessibleName(/Moss; something is noted as not certain$/);
  screen.goTo('/history');
  const moss = entries.filter({ hasText: 'Moss' });
  await expect.element(moss).toHaveTextContent(/Somebody from .+, not known who/);
  await moss.click();
  await page.getByRole('button', { name: 'Remove this note' }).click();
  await expectGone(page.getByText(/^Somebody from/));
  expect(marks()).toEqual({});
});

test('turned off nothing of it is offered', async () => {
  const screen = await renderMoss();
  await page.getByRole('button', { name: switchWords.when.exact }).click();
  await expect.element(page.getByRole('group', { name: words.title })).toBeVisible();
  await expect.element(page.getByRole('button', { name: words.somebody })).toBeVisible();
  screen.services.settings.update((settings) => ({ ...settings, unsureTimes: false }));
  await expectGone(page.getByRole('button', { name: words.somebody }));
  await expectGone(page.getByRole('group', { name: words.title }));
});
