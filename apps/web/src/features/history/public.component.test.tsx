import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { exportFileWords } from '../../parts/export-file/export-file-words.ts';
import { describingMember } from '../../state/followed-details-changes.ts';
import { expectGone, openedDialog } from '../../testing/component/gestures.ts';
import { type RenderedScreen, renderScreen } from '../../testing/component/render-screen.tsx';
import { takeFiles } from '../../testing/component/take-files.ts';
import { memberRow, systemRow } from '../../testing/world-rows.ts';
import { nicknameWords } from '../../text/nickname-words.ts';
import { historyScreenWords } from './words.ts';

const words = historyScreenWords.state;
const newest = page.getByText(words.newest);
const pages = ({ requests }: RenderedScreen) =>
  requests().filter(({ path }) => path.includes('/switches?')).length;

test.for([1280, 390])(
  'at %i px a public history opens from its system, and its entries open and close by Back',
  async (width) => {
    await page.viewport(width, 844);
    onTestFinished(() => page.viewport(1280, 800));
    const screen = await renderScreen('/lookup/system/exmpl/members', {
      prepare: (sandbox) => {
        systemRow({ sandbox }, 'exmpl').privacy.front_history_privacy = 'public';
      },
    });
    const older = page.getByRole('button', { name: 'Older entry' });
    await page
      .getByRole('navigation', { name: 'About this system' })
      .getByRole('link', { name: 'History' })
      .click();
    await expect.element(newest).toBeVisible();
    await page.css('[data-entry]').first().click();
    await expect.element(older).toBeVisible();
    screen.goBack();
    await expectGone(older);
    await expect.element(newest).toBeVisible();
  },
);

test('of a public history one page is loaded, what a chosen day needs, and the rest on request', async () => {
  const screen = await renderScreen('/lookup/system/drift/history');
  await expect.element(newest).toBeVisible();
  expect(pages(screen)).toBe(1);
  const date = new Date();
  date.setDate(date.getDate() - 80);
  screen.goTo(`/lookup/system/drift/history?day=${date.toISOString().slice(0, 10)}`);
  await expect.poll(() => pages(screen)).toBeGreaterThan(1);
  await expect.element(newest).toBeVisible();
  const needed = pages(screen);
  await page.getByRole('button', { name: words.loadOlder }).click();
  await expect.element(page.getByText(words.complete)).toBeVisible();
  expect(pages(screen)).toBeGreaterThan(needed);
});

test('a file of a public history has nicknames only where that is turned on', async () => {
  const files = takeFiles();
  onTestFinished(files.stop);
  const screen = await renderScreen('/lookup/system/exmpl/history', {
    prepare: (sandbox) => {
      systemRow({ sandbox }, 'exmpl').privacy.front_history_privacy = 'public';
    },
  });
  await expect.element(newest).toBeVisible();
  const { uuid } = memberRow(screen, 'Luna');
  screen.services.followedDetails.update(describingMember(uuid, 'exmpl', { nickname: 'Moony' }));
  files.start();
  const save = async (areNicknames: boolean) => {
    await page.getByRole('button', { name: historyScreenWords.view, exact: true }).click();
    await page.getByRole('button', { name: exportFileWords.open, exact: true }).click();
    const dialog = await openedDialog();
    const nicknames = dialog.getByText(historyScreenWords.export.nicknames);
    await expect.element(nicknames).toBeVisible();
    if (areNicknames) await nicknames.click();
    // Only names have a nickname beside them.
    await dialog.getByText(exportFileWords.namings.initials).click();
    await expect.element(nicknames).not.toBeInTheDocument();
    await dialog.getByText(exportFileWords.namings.names, { exact: true }).click();
    await expect.element(nicknames).toBeVisible();
    await dialog.getByRole('button', { name: exportFileWords.save }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  };
  await save(false);
  await save(true);
  expect(files.texts[0]).toContain('Luna');
  expect(files.texts[0]).not.toContain('Moony');
  expect(files.texts[1]).toContain(nicknameWords.beside('Luna', 'Moony'));
});
