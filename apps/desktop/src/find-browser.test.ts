import { join } from 'node:path';
import { expect, it } from 'vitest';
import { browserPlaces, findBrowser } from './find-browser.ts';

it('looks for Edge where Windows has it, for all and for one person', () => {
  const env = { 'ProgramFiles(x86)': 'C:\\P86', ProgramFiles: 'C:\\P', LOCALAPPDATA: '' };
  expect(browserPlaces('win32', env)).toEqual(
    ['C:\\P86', 'C:\\P'].map((root) => join(root, 'Microsoft', 'Edge', 'Application', 'msedge.exe')),
  );
});

it('finds nothing where nothing is', () => {
  expect(findBrowser('linux', { PATH: '/nowhere' })).toBeNull();
  expect(findBrowser('win32', {})).toBeNull();
});
