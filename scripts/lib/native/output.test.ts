import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { downloadUrl, readRelease } from '../../../apps/web/src/sync/releases/release.ts';
import { inRoot } from '../root.mjs';
import { appVersion, nativeNames } from './output.mjs';

it('names the files of a release so that the update check finds each device its own', () => {
  const names = nativeNames('0.13.0');
  const at = (name: string) => `https://releases.example/${name}`;
  const everyOrder = [Object.values(names), Object.values(names).reverse()];
  for (const order of everyOrder) {
    const release = readRelease({
      tag_name: 'v0.13.0',
      html_url: 'https://releases.example/v0.13.0',
      assets: ['SHA256SUMS', ...order].map((name) => ({ name, browser_download_url: at(name) })),
    });
    expect(downloadUrl(release, 'windows')).toBe(at(names.windows));
    expect(downloadUrl(release, 'android')).toBe(at(names.android));
  }
});

it('has one version for all', () => {
  const read = (file: string) => JSON.parse(readFileSync(inRoot(file), 'utf8')).version;
  expect(read('apps/web/package.json')).toBe(appVersion());
  expect(read('apps/desktop/package.json')).toBe(appVersion());
});
