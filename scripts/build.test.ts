import { execFile } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { inRoot } from './lib/root.mjs';

function build(...args: string[]): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [inRoot('scripts/build.mjs'), ...args], (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), said: stdout + stderr }),
    );
  });
}

describe('npm run build', () => {
  it('lists its options', async () => {
    const { code, said } = await build('--help');
    expect(code).toBe(0);
    expect(said).toContain('--service');
    expect(said).toContain('--releases');
  });

  it.each([
    [['--releases', 'http://releases.example'], /--releases takes an address that begins with https/],
    [['--service', 'nowhere'], /--service takes a web address/],
  ])('refuses %j before it builds anything', async (args, sentence) => {
    const { code, said } = await build(...args);
    expect(code).toBe(1);
    expect(said).toMatch(sentence);
  });
});
