import { describe, expect, it } from 'vitest';
import { createFakeClock, settlePromises } from '../../testing/fake-clock.ts';
import { changesSince, downloadUrl, isOffered, readRelease } from './release.ts';
import { watchReleases } from './release-watch.ts';

const FEED = 'https://releases.example/latest';

function makeFeed(fields: Record<string, unknown> = {}) {
  return {
    name: 'Frontboard 0.13.0',
    tag_name: 'v0.13.0',
    body: '- Faster',
    html_url: 'https://releases.example/v0.13.0',
    assets: [
      { name: 'Frontboard-0.13.0.apk', browser_download_url: 'https://releases.example/a.apk' },
      { name: 'Frontboard-0.13.0-windows-x64.EXE', browser_download_url: 'https://releases.example/w.exe' },
    ],
    ...fields,
  };
}

describe('isOffered', () => {
  it.each([
    ['v0.13.0', '0.12.2', true],
    ['0.12.10', '0.12.9', true],
    ['v0.12.2', '0.12.2', false],
    ['0.12.1', '0.12.2', false],
    ['0.13.0-dev.1', '0.12.2', false],
    ['0.13.0', '0.13.0-dev.1', false],
    ['0.13.0-dev.10', '0.13.0-dev.9', true],
    ['0.13.0-rc.1', '0.12.2', true],
    // In the order of semver.org, section 11.
    ['1.0.0-alpha.1', '1.0.0-alpha', true],
    ['1.0.0-alpha.0', '1.0.0-alpha', true],
    ['1.0.0-alpha.beta', '1.0.0-alpha.1', true],
    ['1.0.0-beta', '1.0.0-alpha.beta', true],
    ['1.0.0-beta.11', '1.0.0-beta.2', true],
    ['1.0.0-1a', '1.0.0-1', true],
    ['1.0.0-2', '1.0.0-alpha', false],
    ['1.0.0', '1.0.0-rc.1', true],
    ['1.0.0-rc.1', '1.0.0', false],
    ['0.12.2+later', '0.12.2', false],
    ['V0.13.0', '0.12.2', true],
    ['1.x', '0.12.2', false],
    ['>=1.0.0', '0.12.2', false],
    ['1.0', '0.12.2', false],
    ['1.0.0.0', '0.12.2', false],
    ['01.0.0', '0.12.2', false],
    ['nightly', '0.12.2', false],
    ['', '0.12.2', false],
  ])('%s to who has %s: %s', (tag, current, expected) => {
    expect(isOffered(tag, current)).toBe(expected);
  });
});

describe('downloadUrl', () => {
  it('is the file for the device, or the page', () => {
    const release = readRelease(makeFeed());
    expect(downloadUrl(release, 'android')).toBe('https://releases.example/a.apk');
    expect(downloadUrl(release, 'windows')).toBe('https://releases.example/w.exe');
    expect(downloadUrl(release, 'web')).toBe('https://releases.example/v0.13.0');
    expect(downloadUrl(readRelease(makeFeed({ assets: 7 })), 'android')).toBe(
      'https://releases.example/v0.13.0',
    );
  });

  it('is found although other entries are not assets', () => {
    const { assets } = makeFeed();
    const release = readRelease(makeFeed({ assets: [null, 7, {}, ...assets] }));
    expect(downloadUrl(release, 'android')).toBe('https://releases.example/a.apk');
  });

  it('leads only to web addresses', () => {
    expect(() => readRelease(makeFeed({ html_url: 'javascript:alert(1)' }))).toThrow();
    const assets = [{ name: 'x.apk', browser_download_url: 'javascript:alert(1)' }];
    expect(downloadUrl(readRelease(makeFeed({ assets })), 'android')).toBe(
      'https://releases.example/v0.13.0',
    );
  });
});

describe('changesSince', () => {
  it.each([
    ['## 0.13.0\n\n- b\n\n## 0.12.3\n\n- a\n\n## 0.12.2\n\n- known', '## 0.13.0\n\n- b\n\n## 0.12.3\n\n- a'],
    ['# Changes\n## [0.13.0] - 2026\n- b\n## [0.12.2] - 2025\n- known', '## [0.13.0] - 2026\n- b'],
    ['## v0.13.0\n- b\n## 0.12.20\n- a', '## v0.13.0\n- b\n## 0.12.20\n- a'],
    ['# All of it', '# All of it'],
  ])('of %j is %j for 0.12.2', (file, changes) => {
    expect(changesSince(file, '0.12.2')).toBe(changes);
  });
});

describe('watchReleases', () => {
  async function open(
    answers: (url: string, accept: string | null) => Response | Error,
    ignored: string | null = null,
    feedUrl = FEED,
  ) {
    const clock = createFakeClock();
    const asked: string[] = [];
    const watch = watchReleases({
      feedUrl,
      currentVersion: '0.12.2',
      ignoredVersion: () => ignored,
      clock,
      async fetch(request) {
        asked.push(request.url);
        const answer = answers(request.url, request.headers.get('Accept'));
        if (answer instanceof Error) throw answer;
        return answer;
      },
    });
    await settlePromises();
    return { watch, clock, asked };
  }

  it('looks at once and then every 60 minutes, until it ends', async () => {
    const { watch, clock, asked } = await open(() => Response.json(makeFeed()));
    expect(watch.getState()).toMatchObject({ tag: 'v0.13.0', changes: '- Faster' });
    await clock.advance(3_600_000);
    expect(asked).toHaveLength(2);
    watch.dispose();
    await clock.advance(3_600_000);
    expect(asked).toHaveLength(2);
  });

  it('stays dismissed if it is dismissed while the list of changes is in flight', async () => {
    const assets = [{ name: 'CHANGELOG.md', browser_download_url: 'https://releases.example/changes' }];
    let whileAsked = () => {};
    const { watch, clock } = await open((url) => {
      if (url === FEED) return Response.json(makeFeed({ assets }));
      whileAsked();
      return new Response('# All of it');
    });
    whileAsked = () => watch.dismiss();
    await clock.advance(3_600_000);
    await settlePromises();
    expect(watch.getState()).toBeNull();
  });

  it('reads the list of changes where it comes as a file', async () => {
    const assets = [{ name: 'CHANGELOG.md', browser_download_url: 'https://releases.example/changes' }];
    const { watch } = await open((url) =>
      url === FEED ? Response.json(makeFeed({ assets })) : new Response('# All of it'),
    );
    expect(watch.getState()?.changes).toBe('# All of it');
  });

  it.each([
    ['is elsewhere, where the page may not ask', 'https://files.example/changes', '# All of it'],
    ['is empty', 'https://releases.example/changes', ' \n'],
  ])('has what the release says of itself where the list of changes %s', async (_, url, file) => {
    const assets = [{ name: 'CHANGELOG.md', browser_download_url: url }];
    const { watch } = await open((asked) =>
      asked === FEED ? Response.json(makeFeed({ assets })) : new Response(file),
    );
    expect(watch.getState()?.changes).toBe('- Faster');
  });

  describe('at GitHub, where pages cannot read the files of a release', () => {
    const api = 'https://api.github.com/repos/example/frontboard';
    const file = `${api}/contents/CHANGELOG.md?ref=v0.13.0`;
    const asset = (name: string) => ({
      url: `${api}/releases/assets/1`,
      name,
      browser_download_url: `https://github.com/example/frontboard/releases/download/v0.13.0/${name}`,
    });
    const feed = makeFeed({
      html_url: 'https://github.com/example/frontboard/releases/tag/v0.13.0',
      assets: ['Frontboard-0.13.0.apk', 'Frontboard-0.13.0-windows-x64.exe', 'CHANGELOG.md'].map(asset),
    });
    const changelog =
      '# Changelog\n\nIntroduction.\n\n## 0.13.0 (2026-12-01)\n\n- New\n\n## 0.12.2 (2026-11-01)\n\n- Known\n';
    const raw = { headers: { 'Content-Type': 'application/vnd.github.raw+json; charset=utf-8' } };

    it('reads the list of changes in the repository, as tagged, up to the version in use', async () => {
      const { watch, asked } = await open(
        (url, accept) =>
          url === file && accept === 'application/vnd.github.raw+json'
            ? new Response(changelog, raw)
            : Response.json(feed),
        null,
        `${api}/releases/latest`,
      );
      expect(asked).toEqual([`${api}/releases/latest`, file]);
      expect(watch.getState()?.changes).toBe('## 0.13.0 (2026-12-01)\n\n- New');
    });

    it.each<[string, () => Response | Error]>([
      ['there is no file', () => Response.json({ message: 'Not Found' }, { status: 404 })],
      ['the file comes wrapped in JSON', () => Response.json({ content: 'IyBDaGFuZ2Vsb2c=' })],
      [
        'a page is in its place',
        () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
      ],
      ['it says nothing newer', () => new Response('# Changelog\n\n## 0.12.2\n\n- Known\n', raw)],
      ['it cannot be had', () => new TypeError('Failed to fetch')],
    ])('shows what the release says of itself where %s', async (_, answer) => {
      const { watch } = await open(
        (url) => (url === file ? answer() : Response.json(feed)),
        null,
        `${api}/releases/latest`,
      );
      expect(watch.getState()).toMatchObject({ tag: 'v0.13.0', changes: '- Faster' });
    });
  });

  it('shortens a list that would fill the screen', async () => {
    const { watch } = await open(() =>
      Response.json(makeFeed({ name: 'x'.repeat(9_000), body: 'y'.repeat(90_000) })),
    );
    expect(watch.getState()).toMatchObject({ name: 'x'.repeat(80), changes: 'y'.repeat(20_000) });
  });

  it.each([
    ['an error', () => new Response('', { status: 503 })],
    ['no network', () => new TypeError('Failed to fetch')],
    ['no JSON', () => new Response('<html>')],
    ['no release', () => Response.json({ tag_name: 7 })],
  ])('says nothing when it meets %s, and looks again', async (_, answer) => {
    let isBroken = true;
    const { watch, clock } = await open(() => (isBroken ? answer() : Response.json(makeFeed())));
    expect(watch.getState()).toBeNull();
    isBroken = false;
    await clock.advance(3_600_000);
    expect(watch.getState()?.tag).toBe('v0.13.0');
  });

  it('does not offer a skipped version, and waits after "later"', async () => {
    expect((await open(() => Response.json(makeFeed()), 'v0.13.0')).watch.getState()).toBeNull();
    const { watch, clock } = await open(() => Response.json(makeFeed()));
    watch.dismiss();
    await clock.advance(3_600_000);
    expect(watch.getState()).toBeNull();
  });
});
