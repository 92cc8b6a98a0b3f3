import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { appVersion } from './lib/native/output.mjs';
import { gatherRelease, releaseNotes, requireTag } from './lib/native/release.mjs';
import { readOptions } from './lib/options.mjs';
import { Problem, runCommand } from './lib/problem.mjs';
import { inRoot } from './lib/root.mjs';

const command = 'npm run release:files';

const options = {
  tag: { example: 'v1.2.3', help: 'The tag of the release.' },
  check: { help: 'Only checks that tag, version and changelog match.' },
  notes: { help: 'Only writes what changed, for the page of the release.' },
};

await runCommand(async (args) => {
  const {
    tag,
    check,
    notes: isForNotes,
  } = readOptions(args, {
    command,
    about: 'Gathers what was built for a release, with checksums and notes; release.yml calls this.',
    options,
  });
  if (tag === undefined) throw new Problem(`The tag is missing: ${command} -- --tag ${options.tag.example}`);
  const version = appVersion();
  requireTag(tag, version);
  const notes = releaseNotes(await readFile(inRoot('CHANGELOG.md'), 'utf8'), version);
  if (check) return;
  await mkdir(inRoot('.cache'), { recursive: true });
  await writeFile(inRoot('.cache/release-notes.md'), notes);
  if (isForNotes) return;
  for (const name of await gatherRelease(version)) console.log(name);
});
