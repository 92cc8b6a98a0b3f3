import { createRoot } from 'react-dom/client';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CopyButton } from './copy-button.tsx';
import { uiWords } from './words.ts';

let close = () => {};
afterEach(() => {
  close();
});

function leaveOutClipboard(): void {
  const clipboard = vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  onTestFinished(() => clipboard.mockRestore());
}

function showButton(): void {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(<CopyButton text="exmpl" label="Copy ID" />);
  close = () => {
    root.unmount();
    host.remove();
  };
}

test('without the clipboard of a secure context a text is copied, too, and the focus stays', async () => {
  leaveOutClipboard();
  const copied: unknown[] = [];
  const take = ({ target }: ClipboardEvent) => copied.push((target as HTMLTextAreaElement).value);
  document.addEventListener('copy', take, { once: true });
  showButton();
  const button = page.getByRole('button', { name: 'Copy ID' });
  await button.click();
  await expect.element(page.getByText(uiWords.copied)).toBeVisible();
  expect(copied).toEqual(['exmpl']);
  await expect.element(button).toHaveFocus();
});

test('a text that the browser doesn’t copy is said not to be copied', async () => {
  leaveOutClipboard();
  const command = vi.spyOn(document, 'execCommand').mockReturnValue(false);
  onTestFinished(() => command.mockRestore());
  showButton();
  await page.getByRole('button', { name: 'Copy ID' }).click();
  await expect.element(page.getByText(uiWords.copyFailed)).toBeVisible();
});
