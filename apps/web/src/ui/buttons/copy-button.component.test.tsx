import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openedDialog, pressAt } from '../../testing/component/gestures.ts';
import { renderPart } from '../../testing/component/render-part.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { uiWords } from '../words.ts';
import { CopyButton } from './copy-button.tsx';

function leaveOutClipboard(): void {
  const clipboard = vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  onTestFinished(() => clipboard.mockRestore());
}

/** The texts of the focused fields while the browser copies. */
function watchCopies(): readonly unknown[] {
  const copied: unknown[] = [];
  const take = () => copied.push((document.activeElement as HTMLTextAreaElement).value);
  document.addEventListener('copy', take);
  onTestFinished(() => document.removeEventListener('copy', take));
  return copied;
}

const copyButton = <CopyButton text="exmpl" label="Copy ID" />;

function show(content: ReactNode = copyButton): void {
  renderPart(content);
}

test('without the clipboard of a secure context a text is copied, too, and the focus stays', async () => {
  leaveOutClipboard();
  const copied = watchCopies();
  show();
  const button = page.getByRole('button', { name: 'Copy ID' });
  await button.click();
  await expect.element(page.getByText(uiWords.copied)).toBeVisible();
  expect(copied).toEqual(['exmpl']);
  await expect.element(button).toHaveFocus();
});

test.each([
  ['focuses the pressed button', true],
  ['doesn’t focus the pressed button', false],
])('in a dialog a text is copied without that clipboard, if the browser %s', async (_, isFocused) => {
  leaveOutClipboard();
  const copied = watchCopies();
  show(
    <Dialog title="A record" isOpen onClose={() => {}}>
      {copyButton}
    </Dialog>,
  );
  const dialog = await openedDialog();
  const button = dialog.getByRole('button', { name: 'Copy ID' });
  const inDialog: unknown[] = [];
  const look = () => inDialog.push(dialog.element().contains(document.activeElement));
  document.addEventListener('copy', look);
  onTestFinished(() => document.removeEventListener('copy', look));
  if (isFocused) await pressAt(button, 'Enter');
  else {
    (document.activeElement as HTMLElement).blur();
    expect(document.activeElement).toBe(document.body);
    (button.element() as HTMLElement).click();
  }
  await expect.element(dialog.getByText(uiWords.copied)).toBeVisible();
  expect(copied).toEqual(['exmpl']);
  // What is focused outside a dialog may lose the focus at once.
  expect(inDialog).toEqual([true]);
});

test('a text that the browser doesn’t copy is said not to be copied', async () => {
  leaveOutClipboard();
  const command = vi.spyOn(document, 'execCommand').mockReturnValue(false);
  onTestFinished(() => command.mockRestore());
  show();
  await page.getByRole('button', { name: 'Copy ID' }).click();
  await expect.element(page.getByText(uiWords.copyFailed)).toBeVisible();
});
