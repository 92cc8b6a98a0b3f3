import { join } from 'node:path';
import { expect, it } from 'vitest';
import { browserPlaces, findBrowser } from './find-browser.ts';

it('finds Edge where Windows installs it, for all users and for one user', () => {
  const env = { 'ProgramFiles(x86)': 'C:\\P86', ProgramFiles: 'C:\\P', LOCALAPPDATA: '' };
  expect(browserPlaces('win32', env)).toEqual(
    ['C:\\P86', 'C:\\P'].map((root) => join(root, 'Microsoft', 'Edge', 'Application', 'msedge.exe')),
  );
});

it('finds nothing if no browser is installed', () => {
  expect(findBrowser('linux', { PATH: '/nowhere' })).toBeNull();
  expect(findBrowser('win32', {})).toBeNull();
});
