import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inRoot } from './root.mjs';

/** The whole PATH of the tests below, with an apt-get that notes its arguments. */
let bin = '';
beforeEach(async () => {
  bin = await mkdtemp(join(tmpdir(), 'frontboard-debian-'));
  await symlink('/bin/sh', join(bin, 'sh'));
  await symlink('/usr/bin/env', join(bin, 'env'));
  for (const [name, script] of [
    ['apt-get', `echo "\${*##*recommends }" >> ${bin}/told`],
    ['sudo', 'shift; exec "$@"'],
    ['true', 'exit 0'],
  ]) {
    await writeFile(join(bin, name ?? ''), `#!/bin/sh\n${script}\n`);
    await chmod(join(bin, name ?? ''), 0o755);
  }
});
afterEach(() => rm(bin, { recursive: true, force: true }));

/** Asks for lists of packages one after the other, in its own process without a terminal. `isAgreed` is what a person answers; null leaves the question to the terminal. */
async function install(
  lists: readonly (readonly string[])[],
  { isAgreed, CI = '' }: { isAgreed: boolean | null; CI?: string },
): Promise<{ installed: boolean[]; questions: string[]; told: string[] }> {
  const code = `const { installFromDebian } = await import(${JSON.stringify(pathToFileURL(inRoot('scripts/lib/debian.mjs')).href)});
    const questions = [];
    const ask = async (question) => { questions.push(question); return ${isAgreed}; };
    const installed = [];
    for (const names of ${JSON.stringify(lists)}) {
      installed.push(await installFromDebian(names, { logFile: ${JSON.stringify(join(bin, 'log'))}, say() {}, ${isAgreed === null ? '' : 'ask'} }));
    }
    console.log(JSON.stringify({ installed, questions }));`;
  const env = { PATH: bin, CI };
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], {
    env,
  });
  const told = await readFile(join(bin, 'told'), 'utf8').catch(() => '');
  return { ...JSON.parse(stdout), told: told.split('\n').filter((line) => line !== '') };
}

const QUESTION = 'May apt-get install one two on this computer? [y/N] ';

it('installs nothing on the computer of a person who does not agree, and asks once', async () => {
  expect(await install([['one', 'two'], ['one']], { isAgreed: false })).toEqual({
    installed: [false, false],
    questions: [QUESTION],
    told: [],
  });
});

it('installs what the person agreed to, and asks once', async () => {
  const { installed, questions, told } = await install([['one', 'two'], ['two']], { isAgreed: true });
  expect({ installed, questions }).toEqual({ installed: [true, true], questions: [QUESTION] });
  expect(told).toEqual(['one two --download-only', 'one two', 'two --download-only', 'two']);
});

it('installs without a question if there is no terminal', async () => {
  const { installed, told } = await install([['one']], { isAgreed: null });
  expect({ installed, told }).toEqual({ installed: [true], told: ['one --download-only', 'one'] });
});

it('installs without a question in continuous integration', async () => {
  const { installed, questions } = await install([['one']], { isAgreed: false, CI: 'true' });
  expect({ installed, questions }).toEqual({ installed: [true], questions: [] });
});
