import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { appVersion } from './lib/native/output.mjs';
import { gatherRelease, releaseNotes, requireTag } from './lib/native/release.mjs';
import { helpText, readFlag, readOptions, readText } from './lib/options.mjs';
import { Problem, runCommand } from './lib/problem.mjs';
import { inRoot } from './lib/root.mjs';

const command = 'npm run release:files';

const options = {
  tag: { example: 'v1.2.3', help: 'The tag of the release.', read: readText },
  check: { example: '', help: 'Only checks that tag, version and changelog match.', read: readFlag },
  notes: { example: '', help: 'Only writes what changed, for the page of the release.', read: readFlag },
  help: { example: '', help: 'This text.', read: readFlag },
};

await runCommand(async (args) => {
  const { tag, check, notes: isForNotes, help } = readOptions(args, { command, options });
  if (help) {
    const about = 'Gathers what was built for a release, with checksums and notes; release.yml calls this.';
    console.log(helpText({ command, about, options }));
    return;
  }
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
