import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inRoot } from './root.mjs';
import { ensureSetUp } from './setup.mjs';

const lock = (version = '1.0.0') => ({
  packages: {
    '': { name: 'root' },
    'packages/own': { version: '0.12.2' },
    'node_modules/one': { version },
    'node_modules/one/node_modules/two': { version: '2.0.0' },
    'node_modules/for-another-platform': { version: '1.0.0', optional: true },
  },
});

let root = '';
let installs = 0;
let lines: string[] = [];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'frontboard-setup-'));
  installs = 0;
  lines = [];
  await put('package-lock.json', JSON.stringify(lock()));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

async function putPackages(): Promise<void> {
  await put('node_modules/one/package.json', '{}');
  await put('node_modules/one/node_modules/two/package.json', '{}');
}

async function install(): Promise<number> {
  installs += 1;
  await putPackages();
  return 0;
}

const setUp = (with_: (logFile: string) => Promise<number | null> = install) =>
  ensureSetUp({ root, install: with_, say: (line) => lines.push(line) });

describe('ensureSetUp', () => {
  it('installs on a fresh clone, says so in one line, and then never again', async () => {
    expect(await setUp()).toBe(true);
    expect(lines).toHaveLength(1);
    expect(await setUp()).toBe(false);
    expect(installs).toBe(1);
    expect(lines).toHaveLength(1);
  });

  it('installs again when the lock file changed', async () => {
    await setUp();
    await put('package-lock.json', JSON.stringify(lock('1.1.0')));
    expect(await setUp()).toBe(true);
  });

  it('installs again when a package is missing, as after an install that was cut off', async () => {
    await setUp();
    await rm(join(root, 'node_modules/one/node_modules/two'), { recursive: true });
    expect(await setUp()).toBe(true);
    expect(await setUp()).toBe(false);
  });

  it('accepts an install made by hand that has what the lock asks for', async () => {
    await putPackages();
    await put('node_modules/.package-lock.json', JSON.stringify(lock()));
    expect(await setUp()).toBe(false);
    expect(installs).toBe(0);
  });

  it('does not accept an install made by hand from an older lock', async () => {
    await putPackages();
    await put('node_modules/.package-lock.json', JSON.stringify(lock('0.9.0')));
    expect(await setUp()).toBe(true);
  });

  it('does not accept packages that npm never finished recording', async () => {
    await putPackages();
    expect(await setUp()).toBe(true);
  });

  it('lets two commands at once share one install', async () => {
    const waiting = 'Another Frontboard command is installing the dependencies: waiting for it.';
    const slow = async () => {
      await expect.poll(() => lines).toContain(waiting);
      return install();
    };
    expect((await Promise.all([setUp(slow), setUp(slow)])).sort()).toEqual([false, true]);
    expect(installs).toBe(1);
  });

  it("fails with npm's own reason in one sentence, and tries again the next time", async () => {
    const fails = async (logFile: string) => {
      await writeFile(
        logFile,
        'npm error code ENOTFOUND\nnpm error syscall getaddrinfo\nnpm error errno ENOTFOUND\nnpm error request to https://registry.example failed\n',
      );
      return 1;
    };
    await expect(setUp(fails)).rejects.toThrow(
      'The dependencies could not be installed (npm ci: request to https://registry.example failed). ' +
        'Check that the npm registry can be reached, then run the command again; the whole story is in .cache/setup.log.',
    );
    expect(await setUp()).toBe(true);
  });

  it('says what to do when npm itself is missing', async () => {
    await expect(setUp(async () => null)).rejects.toThrow(/npm could not be started: install it beside Node/);
  });

  it('says what to do when there is no lock file', async () => {
    await rm(join(root, 'package-lock.json'));
    await expect(setUp()).rejects.toThrow(
      'package-lock.json is missing or broken: bring it back with git checkout.',
    );
  });
});

describe('the packages of npm', () => {
  it('run no program when they are installed', async () => {
    await put('.npmrc', await readFile(inRoot('.npmrc'), 'utf8'));
    await put('package.json', '{ "dependencies": { "curious": "file:curious" } }');
    const postinstall = "node -e \"require('fs').writeFileSync('ran', '')\"";
    await put(
      'curious/package.json',
      JSON.stringify({ name: 'curious', version: '1.0.0', scripts: { postinstall } }),
    );
    await promisify(execFile)('npm', ['install', '--offline'], { cwd: root });
    expect(existsSync(join(root, 'node_modules/curious/package.json'))).toBe(true);
    expect(existsSync(join(root, 'curious/ran'))).toBe(false);
  });

  it('want to run one for esbuild alone, which works without it', async () => {
    const { packages } = JSON.parse(await readFile(inRoot('package-lock.json'), 'utf8'));
    const wanting = Object.keys(packages).filter((path) => packages[path].hasInstallScript);
    expect(wanting).toEqual(['node_modules/esbuild']);
  });
});
