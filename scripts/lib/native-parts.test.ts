import { expect, it } from 'vitest';
import { prepareNativeParts } from './native-parts.mjs';

it('checks what can be checked, and says in one line what can not', async () => {
  const lines: string[] = [];
  const part = (project: string, reason: string | null) => ({
    project,
    about: `the ${project} build`,
    whatMisses: async () => reason,
  });
  const result = await prepareNativeParts({
    parts: [part('windows', 'Xvfb can’t be installed here'), part('android', null)],
    say: (line) => lines.push(line),
  });
  if (process.platform === 'linux' && process.arch === 'x64') {
    expect(result).toEqual({ projects: ['android'], skipped: 1 });
    expect(lines).toEqual(['Skipped the windows build: Xvfb can’t be installed here.']);
  } else {
    expect(result).toEqual({ projects: [], skipped: 2 });
    expect(lines).toHaveLength(2);
  }
});
