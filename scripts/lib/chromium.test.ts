import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chromiumArguments } from './chromium.mjs';
import { inRoot } from './root.mjs';

/** The whole PATH of the tests below: what is in here is all that is installed. */
let bin = '';
beforeEach(async () => {
  bin = await mkdtemp(join(tmpdir(), 'frontboard-bin-'));
  await symlink('/bin/sh', join(bin, 'sh'));
});
afterEach(() => rm(bin, { recursive: true, force: true }));

async function install(name: string, script = 'echo "Chromium 1.2.3"'): Promise<string> {
  const path = join(bin, name);
  await writeFile(path, `#!/bin/sh\n${script}\n`);
  await chmod(path, 0o755);
  return path;
}

/** Asks for a browser in a process of its own, since Playwright reads its environment once. */
async function ask(
  env: Record<string, string> = {},
): Promise<{ found?: { executablePath: string }; problem?: string }> {
  const module = pathToFileURL(inRoot('scripts/lib/chromium.mjs')).href;
  const code = `const { ensureChromium } = await import(${JSON.stringify(module)});
    const answer = await ensureChromium({ say() {} }).then((found) => ({ found }), (error) => ({ problem: error.message }));
    console.log(JSON.stringify(answer));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], {
    env: {
      PATH: bin,
      PLAYWRIGHT_BROWSERS_PATH: join(bin, 'none'),
      PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
      ...env,
    },
  });
  return JSON.parse(stdout);
}

describe('ensureChromium', () => {
  it('takes the browser that is named before any other', async () => {
    await install('chromium');
    const own = await install('my-browser');
    expect((await ask({ FRONTBOARD_CHROMIUM: own })).found?.executablePath).toBe(own);
  });

  it('does not look further when the browser that is named does not start', async () => {
    await install('chromium');
    const path = join(bin, 'no-such-browser');
    expect((await ask({ FRONTBOARD_CHROMIUM: path })).problem).toBe(
      `FRONTBOARD_CHROMIUM is ${path}, which does not start as a browser.`,
    );
  });

  it('takes a browser of the system, and passes over one that does not start', async () => {
    await install('chromium', 'exit 127');
    const chrome = await install('google-chrome', 'echo "Google Chrome 1.2.3"');
    expect((await ask()).found).toEqual({ executablePath: chrome, source: 'system' });
  });

  it("installs Debian's package when there is no browser, after refreshing the package lists where they are empty", async () => {
    await symlink('/usr/bin/env', join(bin, 'env'));
    await install('sudo', 'shift; exec "$@"');
    await install('true', 'exit 0');
    await install(
      'apt-get',
      `for word; do case $word in
        update) echo > ${bin}/lists;;
        install) [ -f ${bin}/lists ] || exit 100
          printf '#!/bin/sh\\necho "Chromium 1.2.3 built on Debian"\\n' > ${bin}/chromium
          /bin/chmod 755 ${bin}/chromium;;
      esac; done`,
    );
    expect((await ask()).found?.executablePath).toBe(join(bin, 'chromium'));
  });

  it('says in one sentence what to do when none can be had', async () => {
    expect((await ask()).problem).toBe(
      'The browser tests need Chromium and none could be found or installed: install it (Debian: apt-get install chromium) ' +
        'or set FRONTBOARD_CHROMIUM to the path of a Chromium or Chrome.',
    );
  });

  it('waits no longer than a few seconds for a network that swallows everything', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const system = await install('chromium');
    const startMs = Date.now();
    const { found } = await ask({
      PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '',
      PLAYWRIGHT_DOWNLOAD_HOST: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    });
    expect(found?.executablePath).toBe(system);
    expect(Date.now() - startMs).toBeLessThan(8_000);
    silent.closeAllConnections();
    silent.close();
  });
});

describe('chromiumArguments', () => {
  it('leaves the sandbox of the browser on, save for root, where it cannot start with it', () => {
    expect(chromiumArguments({ isRoot: false })).not.toContain('--no-sandbox');
    expect(chromiumArguments({ isRoot: true })).toContain('--no-sandbox');
  });
});
