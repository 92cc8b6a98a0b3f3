import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { downloadUrl, readRelease } from '../../../apps/web/src/sync/releases/release.ts';
import { inRoot } from '../root.mjs';
import { nativeNames } from './output.mjs';
import { gatherRelease, releaseNotes, requireTag } from './release.mjs';

describe('releaseNotes', () => {
  const changelog = '# Changelog\n\n## 1.2.0 (2026-02-01)\n\n- Newer\n\n## 1.1.0\n\n- Older\n';

  it('is only the section of the version', () => {
    expect(releaseNotes(changelog, '1.2.0')).toBe('- Newer\n');
  });

  it('asks for a section and for its date', () => {
    expect(() => releaseNotes(changelog, '1.2')).toThrow('no section for 1.2.');
    expect(() => releaseNotes(changelog, '1.1.0')).toThrow('no date for 1.1.0');
  });
});

it('accepts only the tag of the version', () => {
  expect(() => requireTag('v1.2.0', '1.2.0')).not.toThrow();
  expect(() => requireTag('v1.2.1', '1.2.0')).toThrow('the tag of this version is v1.2.0');
});

describe('gatherRelease', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'frontboard-release-'));
    await mkdir(join(folder, 'web'));
    await writeFile(join(folder, 'web/index.html'), '<title>Frontboard</title>');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('gathers what the update check looks for, with a checksum for each', async () => {
    const { windows, windowsZip, android, web } = nativeNames('1.2.0');
    for (const name of [windows, windowsZip, android]) await writeFile(join(folder, name), name);
    const to = join(folder, 'release');
    const names = await gatherRelease('1.2.0', { from: folder, web: join(folder, 'web'), to });
    expect(names.sort()).toEqual([windows, windowsZip, android, web, 'CHANGELOG.md', 'SHA256SUMS'].sort());
    expect((await readdir(to)).sort()).toEqual(names);
    const sums = await readFile(join(to, 'SHA256SUMS'), 'utf8');
    expect(sums).toContain(`${createHash('sha256').update(android).digest('hex')}  ${android}\n`);
    expect(sums.trim().split('\n')).toHaveLength(5);

    const release = readRelease({
      tag_name: 'v1.2.0',
      html_url: 'https://releases.example/v1.2.0',
      assets: names.map((name) => ({ name, browser_download_url: `https://releases.example/${name}` })),
    });
    expect(downloadUrl(release, 'windows')).toBe(`https://releases.example/${windows}`);
    expect(downloadUrl(release, 'android')).toBe(`https://releases.example/${android}`);
  });

  it('lists the files that were not built', async () => {
    await expect(gatherRelease('1.2.0', { from: folder, to: join(folder, 'release') })).rejects.toThrow(
      'Not built yet: Frontboard-1.2.0-windows-x64.exe',
    );
  });
});

it('is what the release workflow does: every command of it exists, and it attaches the gathered files', async () => {
  const workflow = await readFile(inRoot('.github/workflows/release.yml'), 'utf8');
  const { scripts } = JSON.parse(await readFile(inRoot('package.json'), 'utf8'));
  const commands = [...workflow.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
  expect(commands).toEqual(
    expect.arrayContaining(['build', 'desktop:windows', 'android:apk', 'android:sign', 'release:files']),
  );
  for (const command of commands) expect(Object.keys(scripts)).toContain(command);
  expect(workflow).toContain('gh release create "$TAG" dist-native/release/*');
  expect(workflow).toMatch(
    /FEED: https:\/\/api\.github\.com\/repos\/\$\{\{ github\.repository \}\}\/releases\/latest/,
  );
});
