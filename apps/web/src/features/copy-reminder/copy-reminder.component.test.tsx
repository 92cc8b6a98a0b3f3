import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone } from '../../testing/component/gestures.ts';
import { renderScreen } from '../../testing/component/render-screen.tsx';
import { takeFiles } from '../../testing/component/take-files.ts';
import { createFakeCopyFolder } from '../../testing/fake-copy-folder.ts';
import { fileWords } from '../manage/file/words.ts';
import { settingsWords } from '../settings/words.ts';
import { copyReminderWords as words } from './words.ts';

const files = takeFiles();
beforeEach(files.start);
afterEach(files.stop);

const line = page.getByRole('status', { name: words.region });
const reminded = { preferences: { version: 1, copyPlan: 'remind-week' } };

test('nothing is said until a reminder is wanted, and then that there is no copy', async () => {
  await renderScreen('/settings', { own: 'exmpl' });
  const field = page.getByLabelText('Copies of your system');
  await expect.element(field).toHaveValue('off');
  await expectGone(line);
  await field.selectOptions(settingsWords.copyPlanOptions['remind-month']);
  await expect.element(line.getByText(words.none)).toBeVisible();
});

test('the line leads to where a copy is saved, and goes when the whole system was', async () => {
  const screen = await renderScreen('/manage', { own: 'exmpl', stored: reminded });
  await line.getByRole('link', { name: words.save }).click();
  await page.getByRole('button', { name: fileWords.save.start, exact: true }).click();
  await expect.poll(() => files.texts.length).toBe(1);
  await expectGone(line.getByText(words.none));
  await expect.element(page.getByText(/The whole system was last saved here on/)).toBeVisible();
  await screen.reload();
  await expect.element(page.getByText(/The whole system was last saved here on/)).toBeVisible();
  await expectGone(line.getByText(words.none));
});

test('the reminder can be put off, and stays so after a reload', async () => {
  const screen = await renderScreen('/manage', { own: 'exmpl', stored: reminded });
  await line.getByRole('button', { name: words.later }).click();
  await expectGone(line.getByText(words.none));
  await screen.reload();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectGone(line.getByText(words.none));
});

test('without an own system nothing is said', async () => {
  await renderScreen('/settings', { stored: reminded });
  await expect.element(page.getByLabelText('Copies of your system')).toHaveValue('remind-week');
  await expectGone(line.getByText(words.none));
});

const written = { preferences: { version: 1, copyPlan: 'write-week' } };

test('where nothing can be written to a folder, nothing of the kind is offered, and such a plan is a reminder', async () => {
  await renderScreen('/settings', { own: 'exmpl', stored: written });
  const field = page.getByLabelText('Copies of your system');
  await expect.element(field).toHaveValue('remind-week');
  await expectGone(field.getByRole('option', { name: settingsWords.copyPlanOptions['write-day'] }));
  await expectGone(page.getByRole('button', { name: settingsWords.copies.choose }));
  await expect.element(line.getByText(words.none)).toBeVisible();
});

test('in a program, a folder is chosen and gets a copy; what goes wrong later is said in a line that can try again', async () => {
  const program = createFakeCopyFolder();
  files.stop();
  Object.defineProperty(window, 'frontboardShell', { value: program.shell, configurable: true });
  const screen = await renderScreen('/settings', { own: 'exmpl' });
  const field = page.getByLabelText('Copies of your system');
  await field.selectOptions(settingsWords.copyPlanOptions['write-week']);
  await expect.element(page.getByText(settingsWords.copies.noFolder)).toBeVisible();
  await expect.element(page.getByText(settingsWords.copies.open)).toBeVisible();
  await page.getByLabelText(settingsWords.copies.stay).selectOptions(settingsWords.copies.count('3'));
  program.chooses('Documents/Copies of us');
  await page.getByRole('button', { name: settingsWords.copies.choose }).click();
  await expect.element(page.getByText('Documents/Copies of us')).toBeVisible();
  await expect.poll(() => program.copies.length).toBe(1);
  expect(program.copies[0]?.keep).toBe(3);
  await expect.element(page.getByText(/^The last copy was written on/)).toBeVisible();
  await expectGone(line.getByText(words.none));

  program.breakWith('full');
  program.chooses('A full card');
  await page.getByRole('button', { name: settingsWords.copies.choose }).click();
  await expect.element(line.getByText(words.failed.full)).toBeVisible();
  program.breakWith(null);
  await line.getByRole('button', { name: words.tryAgain }).click();
  await expect.poll(() => program.copies.length).toBe(2);
  await expectGone(line.getByText(words.failed.full));
  expect(screen.stored('preferences')).toMatchObject({ copyPlan: 'write-week', copyCount: 3 });
});
