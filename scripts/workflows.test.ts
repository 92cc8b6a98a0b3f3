import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { inRoot } from './lib/root.mjs';

const FOLDER = inRoot('.github/workflows');
const files = await Promise.all(
  (await readdir(FOLDER)).map(async (name) => ({ name, text: await readFile(`${FOLDER}/${name}`, 'utf8') })),
);

/** The text of each job by its name. */
function jobsOf(text: string): Map<string, string> {
  const jobs = text.split(/^jobs:\n/m)[1]?.split(/^ {2}(?=\w+:\n)/m) ?? [];
  return new Map(jobs.slice(1).map((job) => [job.slice(0, job.indexOf(':')), job]));
}

const permissionsOf = (job: string) =>
  /^ {4}permissions:\n((?: {6}.*\n)*)/m.exec(job)?.[1]?.trim().split(/\n\s*/);

describe.each(files)('$name', ({ text }) => {
  it('names every action by its whole commit, with its version beside it', () => {
    const uses = [...text.matchAll(/uses: (.*)/g)].map(([, action]) => action);
    expect(uses.length).toBeGreaterThan(0);
    for (const action of uses) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('gives no permission but by a job, and no token to what runs after the checkout', () => {
    expect(text).toMatch(/^permissions: \{\}$/m);
    const jobs = [...jobsOf(text).values()];
    expect(jobs.length).toBeGreaterThan(0);
    for (const job of jobs) expect(permissionsOf(job)).toHaveLength(1);
    const checkouts = text.match(/actions\/checkout@.*\n +with:\n +persist-credentials: false\n/g);
    expect(checkouts).toHaveLength(text.split('actions/checkout@').length - 1);
  });
});

describe('a release', () => {
  const jobs = jobsOf(files.find(({ name }) => name === 'release.yml')?.text ?? '');
  const jobsWith = (pattern: RegExp) =>
    [...jobs].filter(([, job]) => pattern.test(job)).map(([name]) => name);

  it('is signed by a job that builds nothing, and published by one that has no key', () => {
    expect([...jobs.keys()]).toEqual(['build', 'sign', 'publish']);
    expect(jobsWith(/secrets\./)).toEqual(['sign']);
    expect(jobsWith(/contents: write/)).toEqual(['publish']);
    expect(jobsWith(/npm test|npm run (?!android:sign|release:files)|npm ci|npm install/)).toEqual(['build']);
  });

  it('is signed and gathered by commands that need no package of npm', async () => {
    const seen = new Set<string>();
    const read = async (file: string): Promise<void> => {
      if (seen.has(file)) return;
      seen.add(file);
      const text = await readFile(file, 'utf8');
      // Lines with only a comment; the types in comments are not read at that time.
      for (const [, from = ''] of text.matchAll(/^(?:import|} from)\b.*?'(.+)';$/gm)) {
        expect(from).toMatch(/^node:|^\..*\.mjs$/);
        if (from.startsWith('.')) await read(new URL(from, `file://${file}`).pathname);
      }
    };
    await read(inRoot('scripts/android-sign.mjs'));
    await read(inRoot('scripts/release-files.mjs'));
    expect(seen.size).toBeGreaterThan(8);
  });
});
