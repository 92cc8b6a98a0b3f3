import { afterEach, expect, test, vi } from 'vitest';
import { saveBlob } from './save-file.ts';

afterEach(() => vi.unstubAllGlobals());

test('the Android app receives a binary file with one character for each byte', async () => {
  const bytes = Uint8Array.from({ length: 20_000 }, (_, index) => index % 256);
  const saveBytes = vi.fn();
  vi.stubGlobal('window', { frontboardShell: { saveBytes } });
  await saveBlob('hours.png', new Blob([bytes], { type: 'image/png' }));
  const [[name, type, text] = []] = saveBytes.mock.calls;
  expect([name, type]).toEqual(['hours.png', 'image/png']);
  expect([...String(text)].map((character) => character.charCodeAt(0))).toEqual([...bytes]);
});
