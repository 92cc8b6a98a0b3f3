import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
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
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `#!/bin/sh\n${script}\n`);
  await chmod(path, 0o755);
  return path;
}

/** Installs an apt-get that knows these packages, each a browser, once its lists are refreshed. */
async function installAptGet(...packages: string[]): Promise<void> {
  await symlink('/usr/bin/env', join(bin, 'env'));
  await install('sudo', 'shift; exec "$@"');
  await install('true', 'exit 0');
  await install(
    'apt-get',
    `echo "$*" >> ${bin}/asked
    [ "\${*#*update}" != "$*" ] && { echo > ${bin}/lists; exit 0; }
    names="\${*##*recommends }"
    for name in $names; do
      [ $name = --download-only ] && exit 0
      case " ${packages.join(' ')} " in *" $name "*) [ -f ${bin}/lists ] || exit 100;; *) exit 100;; esac
    done
    for name in $names; do
      printf '#!/bin/sh\\necho "Chromium 1.2.3 built on Debian"\\n' > ${bin}/$name
      /bin/chmod 755 ${bin}/$name
    done`,
  );
}

/** Where installing needs no confirmation. */
const IN_CI = { CI: 'true' };

type Answer = {
  found?: { executablePath: string; env?: Record<string, string> } | null;
  problem?: string;
};

/** Asks for a browser in its own process, since Playwright reads its environment once. */
async function ask(env: Record<string, string> = {}, forWhat = 'ensureChromium'): Promise<Answer> {
  const module = pathToFileURL(inRoot('scripts/lib/chromium.mjs')).href;
  const options = `{ say() {}, folder: ${JSON.stringify(bin)} }`;
  const code = `const { ${forWhat} } = await import(${JSON.stringify(module)});
    const answer = await Promise.resolve(${forWhat}(${options})).then((found) => ({ found }), (error) => ({ problem: error.message }));
    console.log(JSON.stringify(answer));`;
  return JSON.parse(
    await evaluate(code, {
      PATH: bin,
      PLAYWRIGHT_BROWSERS_PATH: join(bin, 'none'),
      PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
      ...env,
    }),
  );
}

const askForShell = (env?: Record<string, string>) => ask(env, 'ensureHeadlessShell');

/** As Playwright itself has it, inside. */
async function pathOfPlaywrightsShell(env: Record<string, string>): Promise<string> {
  const core = createRequire(inRoot('node_modules/@playwright/test/package.json')).resolve(
    'playwright-core/lib/coreBundle',
  );
  const code = `const { registry } = await import(${JSON.stringify(pathToFileURL(core).href)});
    console.log(registry.registry.findExecutable('chromium-headless-shell').executablePath());`;
  return (await evaluate(code, env)).trim();
}

async function evaluate(code: string, env: Record<string, string>): Promise<string> {
  const args = ['--input-type=module', '-e', code];
  return (await promisify(execFile)(process.execPath, args, { env })).stdout;
}

describe('ensureChromium', () => {
  it('prefers the named browser', async () => {
    await install('chromium');
    const own = await install('my-browser');
    expect((await ask({ FRONTBOARD_CHROMIUM: own })).found?.executablePath).toBe(own);
  });

  it('uses no other browser if the named one does not start', async () => {
    await install('chromium');
    const path = join(bin, 'no-such-browser');
    expect((await ask({ FRONTBOARD_CHROMIUM: path })).problem).toBe(
      `FRONTBOARD_CHROMIUM is ${path}, which does not start as a browser.`,
    );
  });

  it('uses a browser of the system, and skips one that does not start', async () => {
    await install('chromium', 'exit 127');
    const chrome = await install('google-chrome', 'echo "Google Chrome 1.2.3"');
    expect((await ask()).found).toEqual({ executablePath: chrome, source: 'system' });
  });

  it("installs Debian's packages when there is no browser, after refreshing the package lists where they are empty", async () => {
    await installAptGet('chromium', 'chromium-headless-shell');
    expect((await ask(IN_CI)).found?.executablePath).toBe(join(bin, 'chromium'));
    expect((await askForShell(IN_CI)).found?.executablePath).toBe(join(bin, 'chromium-headless-shell'));
  });

  it.each(['', 'false', 'true'])('installs them where no question can be asked (CI=%j)', async (CI) => {
    await installAptGet('chromium', 'chromium-headless-shell');
    expect((await ask({ CI })).found?.executablePath).toBe(join(bin, 'chromium'));
  });

  it('uses Chromium if the system has no package of the headless shell', async () => {
    await installAptGet('chromium');
    expect((await ask(IN_CI)).found?.executablePath).toBe(join(bin, 'chromium'));
  });

  it('says in one sentence what to do if no browser is available', async () => {
    expect((await ask()).problem).toBe(
      'The browser tests need Chromium and none could be found or installed: install it (Debian: apt-get install chromium) ' +
        'or set FRONTBOARD_CHROMIUM to the path of a Chromium or Chrome.',
    );
  });

  it('tries a network without answers once, and then continues without it', async () => {
    const asked: (string | undefined)[] = [];
    const silent = createServer(({ method }) => asked.push(method));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const system = await install('chromium');
    const { found } = await ask({
      PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '',
      PLAYWRIGHT_DOWNLOAD_HOST: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    });
    expect(found?.executablePath).toBe(system);
    expect(asked).toEqual(['HEAD']);
    silent.closeAllConnections();
    silent.close();
  });
});

describe('ensureHeadlessShell', () => {
  it('uses that of the system, and skips one that does not start', async () => {
    await install('chromium');
    await install('chromium-headless-shell', 'exit 127');
    const shell = await install('chrome-headless-shell', 'echo "HeadlessChrome 1.2.3"');
    expect((await askForShell()).found?.executablePath).toBe(shell);
  });

  it("prefers Playwright's own", async () => {
    await install('chromium-headless-shell');
    const env = { PLAYWRIGHT_BROWSERS_PATH: bin };
    const shell = await pathOfPlaywrightsShell(env);
    await install(relative(bin, shell));
    expect((await askForShell(env)).found?.executablePath).toBe(shell);
  });

  it('uses the named browser for everything', async () => {
    await install('chromium-headless-shell');
    const own = await install('my-browser');
    expect(await askForShell({ FRONTBOARD_CHROMIUM: own })).toEqual({ found: null });
  });

  it("installs Debian's beside a browser that is there already", async () => {
    await install('chromium');
    await installAptGet('chromium-headless-shell');
    expect((await askForShell(IN_CI)).found?.executablePath).toBe(join(bin, 'chromium-headless-shell'));
  });

  it('continues without a headless shell if none is available, and tries once', async () => {
    await install('chromium');
    await installAptGet();
    expect(await askForShell(IN_CI)).toEqual({ found: null });
    const asked = await readFile(join(bin, 'asked'), 'utf8');
    expect(await askForShell(IN_CI)).toEqual({ found: null });
    expect(await readFile(join(bin, 'asked'), 'utf8')).toBe(asked);
  });
});

describe('chromiumLaunchOptions', () => {
  it('gives the browser only the existing fonts of a package', async () => {
    await install('chromium');
    const { found } = await ask({ FONTCONFIG_FILE: '/of/the/computer' }, 'chromiumLaunchOptions');
    const file = found?.env?.FONTCONFIG_FILE ?? '';
    const folders = [...(await readFile(file, 'utf8')).matchAll(/<dir prefix="relative">(.+?)<\/dir>/g)];
    expect(folders).toHaveLength(1);
    expect(await readdir(join(dirname(file), folders[0]?.[1] ?? ''))).toContain('DejaVuSans.ttf');
    expect(found?.env?.PATH).toBe(bin);
  });
});

describe('chromiumArguments', () => {
  it('turns the sandbox of the browser off only for root, which cannot start with it', () => {
    expect(chromiumArguments({ isRoot: false })).not.toContain('--no-sandbox');
    expect(chromiumArguments({ isRoot: true })).toContain('--no-sandbox');
  });
});
