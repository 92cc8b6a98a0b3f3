import { readFileSync } from 'node:fs';
import { timezoneResolver } from '@frontboard/model/timezone';
import { expect, test } from 'vitest';
import {
  compareFiles,
  firstChoice,
  type ImportChoice,
  importSteps,
  planImport,
  type SystemFile,
} from '../src/index.ts';
import { applySteps, NEW_SYSTEM } from './apply-steps.ts';
import { NOW, problemOf, read } from './read-value.ts';
import { recordedText } from './recorded.ts';

const CONTEXT = {
  nowMs: NOW,
  memberLimit: 1_000,
  groupLimit: 250,
  resolveTimezone: timezoneResolver(2),
};

interface ImportCase {
  readonly name: string;
  readonly file: unknown;
  readonly before: string | null;
  readonly after: unknown;
}

/** The recorded results have placeholders for what was random. */
const cases: readonly ImportCase[] = JSON.parse(recordedText('import-cases').replaceAll('«system»', 'zzzzz'));
const whole = cases.find(({ name }) => name === 'v2-whole')?.after;

/** The choices of a person who wants everything from the file, as in `pk;import`. */
function everything(file: SystemFile, now: SystemFile): ImportChoice {
  return {
    ...firstChoice(file, now),
    parts: new Set(['system', 'config', 'members', 'groups', 'switches']),
    existing: 'replace',
    isEmptying: true,
    isOpening: true,
    newPrivacy: 'public',
  };
}

/** What the service has after an import here, and after a second, equal import. */
async function importHere({ file, before }: ImportCase): Promise<readonly SystemFile[]> {
  const content = await read(file);
  const start = before === null ? NEW_SYSTEM : await read(whole);
  const importInto = (now: SystemFile) =>
    applySteps(now, importSteps(planImport(content, now, everything(content, now), CONTEXT)));
  const once = importInto(start);
  return [once, importInto(once)];
}

/** How two systems differ, in short. */
function differences(one: SystemFile, other: SystemFile): readonly string[] {
  const { system, config, members, groups, switches } = compareFiles(one, other);
  const names = (records: readonly { readonly fields: Readonly<Record<string, unknown>> }[]) =>
    records.map(({ fields }) => String(fields.name));
  const changes = (part: string, list: readonly { readonly field: string; readonly after: unknown }[]) =>
    list.map(({ field, after }) => `${part}.${field}: ${JSON.stringify(after)}`);
  return [
    ...changes('system', system),
    ...changes('config', config),
    ...[members, groups].flatMap((part) => [
      ...names(part.added).map((name) => `+${name}`),
      ...names(part.removed).map((name) => `-${name}`),
      ...part.changed.flatMap(({ before, fields }) => changes(String(before.fields.name), fields)),
    ]),
    ...groups.changed.flatMap(({ joined, left }) => [
      ...names(joined).map((name) => `joined ${name}`),
      ...names(left).map((name) => `left ${name}`),
    ]),
    ...switches.added.map(({ timestamp }) => `+${timestamp}`),
    ...switches.removed.map(({ timestamp }) => `-${timestamp}`),
    ...switches.changed.map(({ timestamp }) => `changed ${timestamp}`),
  ];
}
/** How an import here differs, where PluralKit's succeeds. docs/import.md has the reason of each. */
const DELIBERATE: Readonly<Record<string, readonly string[]>> = {
  'gen-2021-flat': [
    'Ash.privacy.banner_privacy: "private"',
    'Ash.privacy.pronoun_privacy: "private"',
    'Ash.privacy.proxy_privacy: "private"',
    'G.privacy.name_privacy: "private"',
    'G.privacy.banner_privacy: "private"',
    'G.privacy.metadata_privacy: "private"',
  ],
  'gen-2019-https': ['config.timezone: "Europe/Berlin"'],
  'same-timestamp-twice': ['+2023-03-03T10:00:00.000001Z', 'changed 2023-03-03T10:00:00Z'],
  'neighbours-equal': ['-2023-03-03T10:00:00Z'],
  'two-members-one-name-onto-existing': [
    'Ash.pronouns: "she/her"',
    'Ash.color: "ff00aa"',
    'Ash.birthday: "0004-03-21"',
    'Ash.proxy_tags: [{"prefix":"A:","suffix":null}]',
  ],
  'tupperbox-tags-groups': ['Birch.display_name: "B | two"', '+Trees'],
};

/** The result of an import here for files on which PluralKit's fails: members, groups and switches. */
const SAVED: Readonly<Record<string, readonly [string, number, number]>> = {
  'gen-2019': ['Ash', 0, 1],
  'switch-of-unknown-member': ['Ash Birch Cedar', 1, 0],
  'group-of-unknown-member': ['Ash Birch Cedar', 1, 3],
  'group-without-members': ['Ash Birch Cedar', 1, 3],
  'no-switches-key': ['Ash Birch Cedar', 1, 0],
  'seven-digits': ['Ash Birch Cedar', 1, 1],
  'offset-timestamp': ['Ash Birch Cedar', 1, 1],
  'long-name': ['x'.repeat(100), 0, 0],
  'long-description': ['Ash', 0, 0],
  'bad-colour': ['Ash', 0, 0],
  'bad-avatar': ['Ash', 0, 0],
  'bad-birthday': ['Ash', 0, 0],
  'keep-proxy-null': ['Ash', 0, 0],
  'config-empty': ['Ash Birch Cedar', 1, 3],
  'config-bad-zone': ['Ash Birch Cedar', 1, 3],
  'tupperbox-odd-brackets': ['Ash', 0, 0],
  'tupperbox-year-zero': ['Ash', 0, 0],
  'tupperbox-name-null': ['', 0, 0],
  'tupperbox-http-avatar': ['Ash', 0, 0],
  'tupperbox-name-too-long': ['n'.repeat(100), 0, 0],
};

/** Invalid files. */
const REFUSED: readonly string[] = ['array-root', 'empty-object'];

const readable = cases.filter(({ name }) => !REFUSED.includes(name));

test.each(readable.filter(({ after }) => after !== null))(
  'the import of "$name" equals that of PluralKit, except for documented differences',
  async (one) => {
    const [once] = await importHere(one);
    if (one.name === 'two-members-one-name') expect(nameless(once)).toEqual(nameless(await read(one.after)));
    else expect(differences(await read(one.after), once ?? NEW_SYSTEM)).toEqual(DELIBERATE[one.name] ?? []);
  },
);

test.each(readable.filter(({ after }) => after === null))(
  'the import of "$name" saves what PluralKit refuses as a whole',
  async (one) => {
    const [once = NEW_SYSTEM] = await importHere(one);
    const names = once.members.map(({ fields }) => String(fields.name)).join(' ');
    expect([names, once.groups.length, once.switches.length]).toEqual(SAVED[one.name]);
  },
);

test.each(readable)('a second import of "$name" changes nothing', async (one) => {
  const [once, twice] = await importHere(one);
  expect(twice).toEqual(once);
});

test.each(cases.filter(({ name }) => REFUSED.includes(name)))(
  '"$name" is not a file of a system',
  async ({ file }) => {
    expect((await problemOf(file))[0]).not.toBe('none');
  },
);

test('each difference is documented with its reason', () => {
  const page = readFileSync(new URL('../../../docs/import.md', import.meta.url), 'utf8');
  for (const name of [...Object.keys(DELIBERATE), ...Object.keys(SAVED)])
    expect(page).toContain(`\`${name}\``);
});

/** What members and switches are without ids: two members of one name can't be distinguished otherwise. */
function nameless(system: SystemFile | undefined) {
  const fields = new Map(system?.members.map((member) => [member.key, member.fields]));
  return {
    members: system?.members.map((member) => ({ ...member.fields, autoproxy_enabled: undefined })),
    groups: system?.groups.map(({ members }) => members?.map((key) => fields.get(key)?.color)),
    switches: system?.switches.map(({ timestamp, members }) => [
      timestamp,
      ...members.map((key) => fields.get(key)?.color),
    ]),
  };
}
