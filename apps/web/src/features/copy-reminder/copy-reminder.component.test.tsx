import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone } from '../../testing/component/gestures.ts';
import { renderScreen } from '../../testing/component/render-screen.tsx';
import { takeFiles } from '../../testing/component/take-files.ts';
import { fileWords } from '../manage/file/words.ts';
import { settingsWords } from '../settings/words.ts';
import { copyReminderWords as words } from './words.ts';

const files = takeFiles();
beforeEach(files.start);
afterEach(files.stop);

const line = page.getByRole('status', { name: words.region });
const reminded = { preferences: { version: 1, copyReminder: 'week' } };

test('nothing is said until a reminder is wanted, and then that there is no copy', async () => {
  await renderScreen('/settings', { own: 'exmpl' });
  const field = page.getByLabelText('Reminder to save your system');
  await expect.element(field).toHaveValue('off');
  await expectGone(line);
  await field.selectOptions(settingsWords.copyReminderOptions.month);
  await expect.element(line.getByText(words.none)).toBeVisible();
});

test('the line leads to where a copy is saved, and goes when the whole system was', async () => {
  const screen = await renderScreen('/manage', { own: 'exmpl', stored: reminded });
  await line.getByRole('link', { name: words.save }).click();
  await page.getByRole('button', { name: fileWords.save.start, exact: true }).click();
  await expect.poll(() => files.texts.length, { timeout: 20_000 }).toBe(1);
  await expectGone(line.getByText(words.none));
  await expect.element(page.getByText(/The whole system was last saved here on/)).toBeVisible();
  await screen.reload();
  await expect.element(page.getByText(/The whole system was last saved here on/)).toBeVisible();
  await expectGone(line.getByText(words.none));
});

test('it can be put off, also over a reload', async () => {
  const screen = await renderScreen('/manage', { own: 'exmpl', stored: reminded });
  await line.getByRole('button', { name: words.later }).click();
  await expectGone(line.getByText(words.none));
  await screen.reload();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectGone(line.getByText(words.none));
});

test('without an own system nothing is said', async () => {
  await renderScreen('/settings', { stored: reminded });
  await expect.element(page.getByLabelText('Reminder to save your system')).toHaveValue('week');
  await expectGone(line.getByText(words.none));
});
