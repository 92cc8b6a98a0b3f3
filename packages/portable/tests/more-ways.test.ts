import { createCipheriv, randomBytes, scryptSync } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, inject, it, test, vi } from 'vitest';
import {
  type FileAnswers,
  FileProblem,
  firstChoice,
  lastingId,
  planImport,
  readSystemFile,
  type SystemFile,
} from '../src/index.ts';
import { scrypt } from '../src/read/scrypt.ts';
import { NEW_SYSTEM } from './apply-steps.ts';
import { NOW, problemOf, read } from './read-value.ts';
import { RICH_FILES } from './rich-files.ts';

const readWith = (content: string | Uint8Array, answers: FileAnswers) =>
  readSystemFile(new Blob([content as BlobPart]), NOW, answers);

/** What a person is asked about a file. */
async function questionOf(content: string | Uint8Array, answers: FileAnswers = {}) {
  try {
    await readWith(content, answers);
  } catch (error) {
    if (error instanceof FileProblem) return { kind: error.kind, question: error.question };
    throw error;
  }
  return null;
}

const frontsOf = (file: SystemFile) =>
  file.switches.map(({ timestamp, members }) => [timestamp.slice(11, 16), ...members].join(' '));
const groupsOf = (file: SystemFile) => file.groups.map(({ fields, members }) => [fields.name, members]);
const lostOf = (file: SystemFile) => Object.fromEntries(file.lost.map(({ kind, count }) => [kind, count]));

describe('Ampersand', () => {
  it('has its default system as the system, the others and the tags of members as groups', async () => {
    const file = await read(RICH_FILES.ampersand);
    expect(file.system).toMatchObject({ name: 'Lamp', color: '112233', banner: 'https://img.example/a.png' });
    expect(groupsOf(file)).toEqual([
      ['Trees', ['a']],
      ['Attic', ['a']],
    ]);
  });

  it('has custom fronts under both names, and fields without the marks that only it shows', async () => {
    const file = await read(RICH_FILES.ampersand);
    expect(file.members.map(({ isCustomFront, isArchived }) => [isCustomFront, isArchived])).toEqual([
      [undefined, true],
      [true, undefined],
    ]);
    expect(file.members[0]?.details).toEqual([
      { name: 'Role', value: 'Cook' },
      { name: 'Age', value: '30' },
      { name: 'Likes', value: 'tea with Asleep in #112233' },
      { name: 'Other', value: 'left over' },
    ]);
  });

  it('has the main fronter first, and nothing of its password', async () => {
    const file = await read(RICH_FILES.ampersand);
    expect(frontsOf(file)).toEqual(['10:00 a b', '11:00']);
    expect(JSON.stringify(file)).not.toContain('secret');
  });

  it('has the main fronter first as long as they are, whenever they came', async () => {
    const entry = (member: string, from: number, until: number | null, isMainFronter: boolean) => ({
      member,
      startTime: `2026-03-01T${from}:00:00Z`,
      ...(until !== null && { endTime: `2026-03-01T${until}:00:00Z` }),
      isMainFronter,
    });
    const members = ['a', 'b', 'c'].map((uuid) => ({ uuid, name: uuid }));
    const file = await read({
      database: {
        members,
        frontingEntries: [
          entry('a', 10, 18, false),
          entry('b', 11, 12, true),
          // Who is in front already becomes the main fronter for an hour.
          entry('a', 12, 13, true),
          entry('b', 12, 13, false),
          entry('b', 13, 16, true),
          entry('c', 14, 15, false),
          entry('c', 17, null, true),
        ],
      },
    });
    expect(frontsOf(file)).toEqual([
      '10:00 a',
      '11:00 b a',
      '12:00 a b',
      '13:00 b a',
      '14:00 b a c',
      '15:00 b a',
      '16:00 a',
      '17:00 c a',
      '18:00 c',
    ]);
  });
});

describe('Ourcana', () => {
  it('has nested tags as groups, without the ready-made ones that nobody has', async () => {
    const file = await read(RICH_FILES.ourcana);
    expect(groupsOf(file)).toEqual([
      ['Deck', []],
      ['Deck / Trees', ['a']],
      ['Host', ['a']],
    ]);
    expect(file.members[0]?.fields).toMatchObject({ name: 'ash', display_name: 'Ash' });
    expect(file.members[0]?.fields).not.toHaveProperty('color');
    expect(frontsOf(file)).toEqual(['10:00 a b', '11:00 b']);
  });

  it('has rows that start within a minute and end together as one front', async () => {
    const at = (minutes: number, seconds = 0) => Date.UTC(2026, 2, 1, 10, minutes, seconds);
    const row = (memberIds: readonly string[], startTime: number, endTime: number | null) => ({
      memberIds,
      startTime,
      endTime,
      isLive: endTime === null,
    });
    const file = await read({
      format: 'ourcana',
      version: 2,
      system: { id: 's', name: 'Lamp' },
      members: ['a', 'b', 'c'].map((id) => ({ id, name: id })),
      frontHistory: [
        row(['b'], at(0, 40), at(10)),
        row(['a'], at(0), at(10)),
        // More than a minute later, and with another end.
        row(['c'], at(1, 1), at(10)),
        row(['a'], at(20), at(30)),
        row(['b'], at(20, 30), at(31)),
        row(['a'], at(40), null),
        row(['b'], at(40, 60), null),
      ],
    });
    expect(frontsOf(file)).toEqual([
      '10:00 a b',
      '10:01 a b c',
      '10:10',
      '10:20 a',
      '10:20 a b',
      '10:30 b',
      '10:31',
      '10:40 a b',
    ]);
  });

  it('has rows without any end as fronts of their own', async () => {
    const at = (seconds: number) => Date.UTC(2026, 2, 1, 10, 0, seconds);
    const row = (memberId: string, startTime: number) => ({ memberId, startTime, isLive: false });
    const file = await read({
      format: 'ourcana',
      version: 2,
      system: { id: 's', name: 'Lamp' },
      members: ['a', 'b', 'c'].map((id) => ({ id, name: id })),
      frontHistory: [row('a', at(0)), row('b', at(40)), { ...row('c', at(600)), endTime: at(1_200) }],
    });
    expect(file.switches.map(({ members }) => members)).toEqual([['a'], ['b'], ['c'], []]);
  });

  it('of version 3 is read from its graph, and unknown kinds in it are counted', async () => {
    const start = Date.parse('2026-03-01T10:00:00Z');
    const node = (id: string, type: string, properties: object = {}) => ({ id, type, properties });
    const file = await read({
      format: 'ourcana',
      version: 3,
      graph: {
        nodes: [
          node('s', 'system', { username: 'Lamp', desc: 'Hi' }),
          node('a', 'member', { name: 'Ash', pronouns: 'they', customFields: { f: 'tea' }, height: 7 }),
          node('b', 'member', { name: 'Birch', archived: true }),
          node('f', 'customField', { label: 'Likes' }),
          node('t', 'tag', { label: 'Trees' }),
          node('x', 'frontEvent', { memberId: 'a', startTime: start, endTime: start + 3_600_000 }),
          node('y', 'frontEntry', { memberIds: ['b'], startTime: start, endTime: null, isLive: true }),
          node('j', 'journalEntry'),
        ],
        edges: [
          { type: 'taggedWith', from: 'b', to: 't' },
          { type: 'likes', from: 'a', to: 'b' },
        ],
        views: [1, 2],
      },
    });
    expect(file.system).toEqual({ name: 'Lamp', description: 'Hi' });
    expect(file.members.map(({ fields, details, isArchived }) => [fields.name, details, isArchived])).toEqual(
      [
        ['Ash', [{ name: 'Likes', value: 'tea' }], undefined],
        ['Birch', undefined, true],
      ],
    );
    expect(groupsOf(file)).toEqual([['Trees', ['b']]]);
    expect(frontsOf(file)).toEqual(['10:00 a b', '11:00 b']);
    expect(file.unknown.map(({ key, count }) => [key, count])).toEqual([
      ['graph.views', 2],
      ['likes', 1],
      ['journalEntry', 1],
      ['height', 1],
    ]);
  });

  it('has the ID of its system only if no other system can have it', async () => {
    const sourceOf = async (id: string) =>
      (await read({ ...RICH_FILES.ourcana, system: { id, name: 'Lamp' } })).sourceSystem;
    expect(await sourceOf('1')).toBeNull();
    expect(await sourceOf('b5c1f0de-27a3-4c9e-8b12-ab34cd64d1f0')).toBe(
      'b5c1f0de-27a3-4c9e-8b12-ab34cd64d1f0',
    );
  });

  it('of version 3 may have as many nodes and edges as a long history has switches', async () => {
    const many = <T>(of: (index: number) => T) => Array.from({ length: 20_001 }, (_, index) => of(index));
    const start = Date.parse('2020-03-01T10:00:00Z');
    const file = await read({
      format: 'ourcana',
      version: 3,
      graph: {
        nodes: [
          { id: 'a', type: 'member', properties: { name: 'Ash' } },
          ...many((index) => ({
            id: `f${index}`,
            type: 'frontEvent',
            properties: {
              memberId: 'a',
              startTime: start + index * 7_200_000,
              endTime: start + index * 7_200_000 + 3_600_000,
            },
          })),
        ],
        edges: many((index) => ({ type: 'taggedWith', from: 'b', to: `t${index}` })),
      },
    });
    expect(file.switches).toHaveLength(40_002);
  });

  it('may be an archive with its pictures', async () => {
    const bytes = zipSync({
      'ourcana-backup.json': strToU8(JSON.stringify(RICH_FILES.ourcana)),
      'avatars/a.png': strToU8('x'),
    });
    expect((await read(bytes)).format).toBe('ourcana');
  });
});

test('HiveMind, which is Multiplicity, has its alters and their fronts', async () => {
  const file = await read(RICH_FILES.hivemind);
  expect(file.members).toMatchObject([
    { key: '1', isArchived: true, fields: { name: 'ash', display_name: 'Ash', color: 'ff00aa' } },
  ]);
  expect(frontsOf(file)).toEqual(['10:00 1', '11:00']);
});

const COST = { n: 16, r: 8, p: 1 };

/** A file as Prism writes it. */
function prismFile(content: unknown, passphrase: string, cost = COST): Uint8Array {
  const [salt, nonce] = [randomBytes(32), randomBytes(12)];
  const number = (value: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return bytes;
  };
  const key = scryptSync(passphrase, salt, 32, { N: cost.n, r: cost.r, p: cost.p });
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const data = Buffer.concat([cipher.update(JSON.stringify(content)), cipher.final(), cipher.getAuthTag()]);
  const head = [Buffer.from('PRISM1'), number(cost.n), number(cost.r), number(cost.p), salt, nonce];
  return Buffer.concat([...head, number(data.length), data, number(0)]);
}

describe('Prism', () => {
  it('is read with its passphrase, which is asked for', async () => {
    const bytes = prismFile(RICH_FILES.prism, 'correct horse battery');
    expect(await questionOf(bytes)).toMatchObject({ kind: 'passphrase' });
    expect(await questionOf(bytes, { passphrase: 'correct horse' })).toMatchObject({
      kind: 'wrong-passphrase',
    });
    const file = await readWith(bytes, { passphrase: 'correct horse battery' });
    expect([file.format, file.system]).toEqual(['prism', { name: 'Lamp' }]);
    expect(file.members[0]).toMatchObject({
      id: 'aaaaa',
      isArchived: true,
      fields: {
        name: 'Ash',
        display_name: 'A',
        description: 'Hi',
        color: 'ff00aa',
        birthday: '0004-02-14',
        proxy_tags: [{ prefix: 'a:', suffix: null }],
      },
      details: [
        { name: 'Age', value: '30' },
        { name: 'Likes', value: 'tea' },
      ],
    });
    // A colour that is switched off is none.
    expect(file.members[1]?.fields).toEqual({ name: 'Birch' });
    expect(groupsOf(file)).toEqual([
      ['Deck', []],
      ['Deck / Trees', ['a']],
    ]);
    expect(frontsOf(file)).toEqual(['10:00 a b', '11:00']);
    expect(JSON.stringify(file)).not.toContain('secret');
  });

  it.each([
    ['a cost that is no power of two', { n: 17, r: 8, p: 1 }],
    ['a cost that needs too much memory', { n: 1 << 20, r: 8, p: 1 }],
    ['no blocks', { n: 16, r: 0, p: 1 }],
  ])('with %s is refused before anything is calculated', async (_, { n, r, p }) => {
    const bytes = prismFile({}, 'x');
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    for (const [index, value] of [n, r, p].entries()) view.setUint32(6 + 4 * index, value);
    expect(await problemOf(bytes)).toEqual(['prism', null]);
  });

  it('is not opened where the browser decrypts nothing, and that is said', async () => {
    const bytes = prismFile({}, 'x');
    vi.stubGlobal('crypto', {});
    try {
      expect(await problemOf(bytes)).toEqual(['no-decryption', null]);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('that is cut off anywhere is refused', async () => {
    const bytes = prismFile({ a: 1 }, 'x');
    for (const length of [6, 30, 65, 66, bytes.length - 10])
      expect(await problemOf(bytes.slice(0, length)), `${length}`).toEqual(['cut-off', null]);
  });

  it('has a key that is the one of RFC 7914', async () => {
    const cost = fc.record({
      n: fc.constantFrom(2, 16, 64),
      r: fc.integer({ min: 1, max: 9 }),
      p: fc.integer({ min: 1, max: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.string(),
        fc.uint8Array({ maxLength: 40 }),
        cost,
        async (passphrase, salt, { n, r, p }) => {
          const expected = scryptSync(passphrase, salt, 32, { N: n, r, p });
          expect(Buffer.from(await scrypt(passphrase, salt, { n, r, p }))).toEqual(expected);
        },
      ),
      { numRuns: 20 },
    );
  });
});

describe('the front history of Sheaf', () => {
  const fronts = [
    {
      id: 'x',
      started_at: '2026-03-01T10:00:00+00:00',
      ended_at: '2026-03-01T11:00:00+00:00',
      members: ['Ash', '=Birch'],
      custom_status: 'tired',
    },
    {
      id: 'y',
      started_at: '2026-03-01T12:00:00+00:00',
      ended_at: null,
      members: ['Ash'],
      custom_status: null,
    },
  ];
  const json = {
    sheaf_front_history_version: '1',
    exported_at: '2026',
    system_name: 'Lamp',
    front_count: 2,
    fronts,
  };
  const csv = [
    'started_at,ended_at,duration_seconds,duration,member_count,members,custom_status',
    '2026-03-01T10:00:00+00:00,2026-03-01T11:00:00+00:00,3600,1h,2,Ash; =Birch,tired',
    '2026-03-01T12:00:00+00:00,,,,1,Ash,',
  ].join('\r\n');

  const ics = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sheaf//Front History//EN',
    'X-WR-CALNAME:Lamp front history',
    'BEGIN:VEVENT',
    'UID:x@sheaf',
    'DTSTAMP:20260401T000000Z',
    'DTSTART:20260301T100000Z',
    'DTEND:20260301T110000Z',
    'SUMMARY:Ash\\; ',
    ' =Birch',
    'DESCRIPTION:tired\\, very',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:y@sheaf',
    'DTSTAMP:20260401T000000Z',
    'DTSTART:20260301T120000Z',
    'DTEND:20260401T000000Z',
    'SUMMARY:Ash (ongoing)',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

  it.each([
    ['JSON', JSON.stringify(json)],
    ['a table', `\ufeff${csv}`],
    ['a calendar', ics],
    ['a calendar in an archive', zipSync({ 'exports/fronts': strToU8(ics) })],
  ])('is read from %s, with members who have only a name', async (_, text) => {
    const file = await readWith(text, {});
    expect([file.format, file.hint, file.notes, file.unknown]).toEqual(['sheaf', 'history-only', [], []]);
    expect(file.members.map(({ fields }) => fields)).toEqual([{ name: 'Ash' }, { name: '=Birch' }]);
    expect(frontsOf(file)).toEqual(['10:00 #0 #1', '11:00', '12:00 #0']);
    expect(file.switches.map(({ texts }) => texts)).toContainEqual([expect.stringMatching(/^tired/)]);
    expect(lostOf(file)).toEqual({});
  });

  it('has nobody in a calendar where nobody was in front, and a name that only looks like a current one', async () => {
    const text = ics
      .replace('SUMMARY:Ash\\; \r\n =Birch', 'SUMMARY:(no member)')
      .replace('DTEND:20260401', 'DTEND:20260302');
    const file = await readWith(text, {});
    expect(file.members.map(({ fields }) => fields)).toEqual([{ name: 'Ash (ongoing)' }]);
    expect(frontsOf(file)).toEqual(['12:00 #0', '00:00']);
  });

  it('in a calendar has texts with any signs, and a line of any length that says nothing', async () => {
    const text = ics
      .replace('SUMMARY:Ash\\;', 'SUMMARY;LANGUAGE=en:Ash\u2028: tree\\;')
      .replace('UID:x', `${'x-'.repeat(20_000)}\r\nUID:x`);
    expect((await readWith(text, {})).members.map(({ fields }) => fields.name)).toEqual([
      'Ash\u2028: tree',
      '=Birch',
      'Ash',
    ]);
  });

  it('is the only calendar that is read', async () => {
    expect(await problemOf(ics.replace('//Sheaf//', '//Other//'))).toEqual(['unknown-format', null]);
  });

  it('with more names in its rows than a history has is refused before they are listed', async () => {
    const [header] = csv.split('\r\n');
    const names = Array.from({ length: 10_000 }, (_, index) => `Ash ${index}`);
    const row = (count: number) =>
      `2026-03-01T10:00:00Z,2026-03-01T11:00:00Z,3600,1h,2,${Array(count).fill(names.join('; ')).join('; ')},`;
    const many = (rows: number) => [header, ...Array<string>(rows).fill(row(1))].join('\n');
    expect(await problemOf([header, row(3)].join('\n'))).toEqual(['too-many', '$.fronts']);
    if (inject('isLong')) {
      // More than any other bound allows.
      expect((await readWith(many(101), {})).members).toHaveLength(10_000);
      expect(await problemOf(many(201))).toEqual(['too-many', '$.fronts']);
    }
    const front = { ...fronts[0], members: names };
    expect(await problemOf({ ...json, fronts: Array(201).fill(front) })).toEqual([
      'too-many',
      '$.fronts[200]',
    ]);
  });

  it('names nobody in what is stored of an import, and a name may have any length', async () => {
    const long = 'Ash '.repeat(60).trim();
    const file = await read({ ...json, fronts: fronts.map((front) => ({ ...front, members: [long] })) });
    expect(file.members).toEqual([{ key: '#0', id: null, uuid: null, fields: { name: long } }]);
    expect(frontsOf(file)).toEqual(['10:00 #0', '11:00', '12:00 #0']);
    expect(file.members.map((member) => lastingId(file, member))).toEqual([null]);
  });

  it('finds members by name, whatever their place in the file', async () => {
    const first = await read({
      members: [
        { id: 'a', name: 'Ash' },
        { id: 'b', name: '=Birch' },
      ],
      switches: [],
    });
    const turned = await read({
      ...json,
      fronts: fronts.slice(0, 1).map((front) => ({ ...front, members: ['=Birch', 'Ash'] })),
    });
    const context = { nowMs: NOW, memberLimit: 1_000, groupLimit: 250, resolveTimezone: () => null };
    const plan = planImport(turned, first, firstChoice(turned, first), context);
    expect(plan.members.map(({ target }) => target?.key)).toEqual(['b', 'a']);
  });

  it('with more members than a system has is refused', async () => {
    const members = (from: number) => Array.from({ length: 10_001 }, (_, index) => `Ash ${from + index}`);
    const many = fronts.map((front, index) => ({ ...front, members: members(index * 10_001) }));
    expect(await problemOf({ ...json, fronts: many })).toEqual(['too-many', '$.fronts']);
  });

  it('creates nobody at first', async () => {
    const file = await read(json);
    expect([...firstChoice(file, NEW_SYSTEM).parts]).toEqual(['groups', 'switches']);
  });

  it('may be as long as a history, as a table, too', async () => {
    const row = (index: number) => {
      const time = (ms: number) => new Date(Date.parse('2020-03-01T10:00:00Z') + ms).toISOString();
      return `${time(index * 7_200_000)},${time(index * 7_200_000 + 3_600_000)},3600,1h,1,Ash,`;
    };
    const [header] = csv.split('\r\n');
    const rows = Array.from({ length: 20_001 }, (_, index) => row(index));
    expect((await readWith([header, ...rows].join('\n'), {})).switches).toHaveLength(40_002);
  });

  it('of another version is refused', async () => {
    expect(await problemOf({ ...json, sheaf_front_history_version: '2' })).toEqual([
      'unknown-version',
      '$.sheaf_front_history_version',
    ]);
  });
});

describe('a table', () => {
  const text =
    'Name;Nick name;Colour;Notes;Age\r\nAsh;"A; ""the"" tree";#ff00aa;Hi;30\r\nBirch;;blue-ish;;\r\n';

  it('asks what its columns are, with guesses and its first rows', async () => {
    expect(await questionOf(text)).toEqual({
      kind: 'table',
      question: {
        about: 'columns',
        lines: [
          ['Name', 'Nick name', 'Colour', 'Notes', 'Age'],
          ['Ash', 'A; "the" tree', '#ff00aa', 'Hi', '30'],
          ['Birch', '', 'blue-ish', '', ''],
        ],
        count: 3,
        hasHeader: true,
        guesses: ['name', 'display_name', 'color', 'description', null],
      },
    });
  });

  it('is read with the columns that a person names; the others are counted by name', async () => {
    const file = await readWith(text, {
      table: { columns: ['name', 'display_name', 'color', 'description', null], hasHeader: true },
    });
    expect(file.members.map(({ fields }) => fields)).toEqual([
      { name: 'Ash', display_name: 'A; "the" tree', color: 'ff00aa', description: 'Hi' },
      { name: 'Birch' },
    ]);
    expect(file.unknown).toEqual([{ list: 'members', key: 'Age', count: 1 }]);
    expect(file.notes.map(({ kind, path }) => [kind, path])).toEqual([['unreadable', '$.members[1].color']]);
    expect(firstChoice(file, NEW_SYSTEM).newPrivacy).toBe('private');
  });

  it.each([
    ['commas', 'name,pronouns\nAsh,they\n'],
    ['tabs and the mark of UTF-8', '\ufeffname\tpronouns\rAsh\tthey'],
    ['lines without anything', '\n\nname,pronouns\n\nAsh,they\n\n'],
    ['the line of a spreadsheet that names the sign', 'sep=;\r\nname;pronouns\r\nAsh;they\r\n'],
    ['lines in a cell', '"name","pronouns"\n"Ash","they"'],
    ['fewer and more cells', 'name,pronouns\nAsh,they,and,more\n'],
  ])('with %s has the same cells', async (_, content) => {
    const file = await readWith(content, { table: { columns: ['name', 'pronouns'], hasHeader: true } });
    expect(file.members.map(({ fields }) => fields)).toEqual([{ name: 'Ash', pronouns: 'they' }]);
  });

  it.each([
    ['Member,Says\nAsh,they\n', true, ['name', 'pronouns']],
    ['Member,Notes\nAsh,\n', true, ['name', 'description']],
    ['Nom;Pronoms;Couleur\nAsh;they;#ff00aa\n', true, [null, 'pronouns', 'color']],
    ['Names\nAsh\nBirch, the tree\n', true, ['name']],
    ['Ash,they/them\nBirch,she/her\n', false, [null, 'pronouns']],
    // Names of people that are also names of columns.
    ['Icon;#00ff00;https://a.example/a.png\nNick;#00ff00;\n', false, [null, 'color', 'avatar_url']],
    ['Ash,2001-02-03\nBirch,\n', false, [null, 'birthday']],
    ['Ash,the tree\nBirch,another tree\n', false, [null, null]],
    ['Wren,ae/aer\nTide,they/them\n', false, [null, 'pronouns']],
    ['Nick,42,tea\nWren,33,coffee\n', false, [null, null, null]],
    ['Nick,tea\nWren,coffee\n', false, [null, null]],
    ['Nick,Pronouns\nWren,she / her\n', true, ['display_name', 'pronouns']],
    ['Name,Any other names\nWren,W\n', true, ['name', null]],
    ['Name,It/its\nWren,yes\n', true, ['name', null]],
    ['Ash,tea\nBirch,n/a\n', false, [null, null]],
    // Pronouns that have several parts, or a remark.
    ['Ivy;she/her, it/its;tea\nMoss;they/them;\n', false, [null, 'pronouns', null]],
    // The sign that cuts each of the first lines alike, though another is in the first one as often, or more often.
    ['Ivy;she/her, it/its\nMoss;they/them\n', false, [null, 'pronouns']],
    ['Ivy;she, it, any\nMoss;they/them\nLuna;she/her\n', false, [null, 'pronouns']],
    [`Ivy;she/her, it/its\n${'Moss;they/them\n'.repeat(4)}Luna;she/her;tea\n`, false, [null, 'pronouns']],
    ['Ivy,"she, they"\nMoss,they/them\n', false, [null, 'pronouns']],
    ['Ivy;they/them (any)\nMoss;they/them\n', false, [null, 'pronouns']],
    ['Ivy,she they; it/its\nMoss,they/them\n', false, [null, 'pronouns']],
    ['Alter,Any other names\nMoss,they/them\n', true, ['name', 'pronouns']],
    ['Alter,It/its?\nMoss,they/them\n', true, ['name', 'pronouns']],
    ['Alter,Pronouns (she/her)\nMoss,they/them\n', true, ['name', 'pronouns']],
    ['Alter,"Tea, n/a"\nMoss,\n', true, ['name', null]],
    [
      'Mitglied;Anzeigename;Pronomen;Farbe\nMoss;Moos;sie;grün\n',
      true,
      ['name', 'display_name', 'pronouns', 'color'],
    ],
    ['Ivy;sie/ihr, er;Tee\nMoss;dey\n', false, [null, 'pronouns', null]],
  ])('has a header only if its first line seems to be one: %s', async (content, hasHeader, guesses) => {
    expect((await questionOf(content))?.question).toMatchObject({ hasHeader, guesses });
  });

  it('without a header keeps its first line, and its columns have numbers', async () => {
    const file = await readWith('Ash,they,30\nBirch,she,\n', {
      table: { columns: ['name', 'pronouns', null], hasHeader: false },
    });
    expect(file.members.map(({ fields }) => fields)).toEqual([
      { name: 'Ash', pronouns: 'they' },
      { name: 'Birch', pronouns: 'she' },
    ]);
    expect(file.unknown).toEqual([{ list: 'members', key: 'Column 3', count: 1 }]);
  });

  it('that is written by a program has the cells that were written', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', ' ', '"', ',', ';', '\n', '\r', '\t', 'é') });
    const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(',', ';', '\t'),
        fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 3 }),
        async (sign, rows) => {
          const lines = [['name', 'pronouns'], ...rows].map((row) => row.map(quoted).join(sign));
          const asked = await questionOf(lines.join('\r\n'));
          expect(asked?.question).toMatchObject({
            lines: [['name', 'pronouns'], ...rows],
            count: rows.length + 1,
          });
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each([
    ['a page', '<html>,\n<p>,</p>'],
    ['one line', 'name,pronouns'],
    ['a text', 'Hello there\nThis is a text\n'],
    ['a list without a header', 'Ash\nBirch\n'],
    ['JSON that is damaged', '{"a",\n"b",'],
    ['JSON without its first sign', '"version": 2, "a": 1,\n"members": [], "b": 1,\n"c": 1, "d": 1,\n'],
    ['JSON that starts within a value', 'Ash", "a": 1,\n"members": [], "b": 1,\n"c": 1, "d": 1,\n'],
    ['JSON in one line with more commas than a table has', `1,${'"a",'.repeat(2_000)}`],
  ])('is not %s', async (_, content) => {
    expect((await questionOf(content))?.kind).toMatch(/^(?:not-json|cut-off)$/);
  });

  it('with too many rows or cells is refused', async () => {
    const rows = 'Ash,they\n'.repeat(20_001);
    expect((await questionOf(`name,pronouns\n${rows}`))?.kind).toBe('too-many');
    expect((await questionOf(`${'a,b\n'.repeat(5)}${','.repeat(2_000)}\n`))?.kind).toBe('too-many');
  });
});

describe('several systems', () => {
  const pluralport = {
    pluralport_version: '0.1',
    systems: [
      { id: 's1', name: 'Lamp' },
      { id: 's2', name: 'Attic' },
    ],
    members: [
      { id: 'a', system_id: 's1', name: 'Ash' },
      { id: 'b', system_id: 's2', name: 'Birch' },
      { id: 'c', system_id: 's2', name: 'Cedar' },
    ],
  };
  const sheaf = { version: '2', system: { name: 'Garden' }, members: [], fronts: [] };
  const system = (file: string, id: string | null, name: string, members: number) => ({
    place: { file, id },
    name,
    members,
  });

  it('in a file are asked about, and the chosen one is read', async () => {
    const text = JSON.stringify(pluralport);
    expect(await questionOf(text)).toEqual({
      kind: 'several-systems',
      question: { about: 'system', systems: [system('', 's1', 'Lamp', 1), system('', 's2', 'Attic', 2)] },
    });
    const file = await readWith(text, { system: { file: '', id: 's2' } });
    expect([file.system?.name, file.members.map(({ fields }) => fields.name)]).toEqual([
      'Attic',
      ['Birch', 'Cedar'],
    ]);
    expect(lostOf(file)).toEqual({ systems: 1 });
  });

  it('with one ID are one, so nobody is asked for ever', async () => {
    const systems = pluralport.systems.map((one) => ({ ...one, id: 's1' }));
    const file = await read({ ...pluralport, systems });
    expect([file.system?.name, file.members.length, lostOf(file)]).toEqual(['Lamp', 1, { systems: 1 }]);
  });

  it('are refused if they are more than a person can choose from', async () => {
    const many = (count: number) => ({
      ...pluralport,
      systems: Array.from({ length: count }, (_, index) => ({ id: `s${index}`, name: `Lamp ${index}` })),
    });
    expect((await questionOf(JSON.stringify(many(50))))?.question).toMatchObject({ systems: { length: 50 } });
    expect((await questionOf(JSON.stringify(many(51))))?.kind).toBe('too-many');
    const most = inject('isLong') ? 150_000 : 15_000;
    expect((await questionOf(JSON.stringify(many(most))))?.kind).toBe('too-many');
  });

  it('have the name and the members by which they are read, also where these are not at the root', async () => {
    const ampersand = (name: string) => ({
      database: { systems: [{ uuid: 's', name }], members: [{ uuid: 'a', name: 'Ash' }] },
    });
    const bytes = zipSync({
      'a.json': strToU8(JSON.stringify(ampersand('Lamp'))),
      'b.json': strToU8(JSON.stringify(ampersand('Attic'))),
    });
    const asked = await questionOf(bytes);
    expect(asked?.question).toEqual({
      about: 'system',
      systems: [system('a.json', null, 'Lamp', 1), system('b.json', null, 'Attic', 1)],
    });
    expect((await readWith(bytes, { system: { file: 'b.json', id: null } })).system).toEqual({
      name: 'Attic',
    });
  });

  it('are those that can be read: others in an archive refuse nothing', async () => {
    const history = strToU8('{"sheaf_front_history_version":"9","fronts":[]}');
    const good = strToU8(JSON.stringify(sheaf));
    expect((await read(zipSync({ 'export.json': good, 'history.json': history }))).system?.name).toBe(
      'Garden',
    );
    expect(await problemOf(zipSync({ 'history.json': history, 'other.json': strToU8('{}') }))).toEqual([
      'unknown-version',
      '$.sheaf_front_history_version',
    ]);
    const two = { 'a.json': good, 'b.json': good, 'history.json': history };
    expect((await questionOf(zipSync(two)))?.question).toMatchObject({ systems: { length: 2 } });
  });

  it('in an archive are asked about, and the chosen one is read', async () => {
    const one = { ...pluralport, systems: pluralport.systems.slice(0, 1), members: [] };
    const bytes = zipSync({
      'systems/attic/openplural.json': strToU8(JSON.stringify(pluralport)),
      'systems/lamp/pluralport.json': strToU8(JSON.stringify(one)),
      // The same as the one beside it, and as all of them.
      'systems/lamp/openplural.json': strToU8(JSON.stringify(one)),
      'data.json': strToU8(JSON.stringify(sheaf)),
    });
    const lamp = 'systems/lamp/pluralport.json';
    const asked = await questionOf(bytes);
    expect(asked?.question).toMatchObject({ systems: { length: 3 } });
    expect(asked?.question).toMatchObject({
      systems: expect.arrayContaining([
        system(lamp, null, 'Lamp', 0),
        system('systems/attic/openplural.json', 's2', 'Attic', 2),
      ]),
    });
    expect((await readWith(bytes, { system: { file: lamp, id: null } })).system).toEqual({ name: 'Lamp' });
  });
});

test('a folder of PluralBridge is read as a whole from an archive', async () => {
  const row = (id: string, content: object) => ({ exists: true, id, content });
  const files = {
    members: [row('a', { name: 'Ash', info: { f: 'tea' } })],
    customFronts: [row('s', { name: 'Asleep' })],
    groups: [row('g', { name: 'Trees', parent: 'root', members: ['a'] })],
    customFields: [row('f', { name: 'Likes', type: 0 })],
    frontHistory: [
      row('h', { member: 'a', startTime: NOW - 7_200_000, endTime: NOW - 3_600_000, live: false }),
    ],
    fronthistory_starttime_and_endtime: [row('h', { member: 'a' })],
    timers__automated: [{}],
    polls: [{}],
    categories: [],
    user: row('u', { username: 'lamp' }),
    me: row('u', { username: 'lamp' }),
    manifest: { source: 'x' },
  };
  const bytes = zipSync({
    ...Object.fromEntries(
      Object.entries(files).map(([name, value]) => [
        `exports/json/${name}.json`,
        strToU8(JSON.stringify(value)),
      ]),
    ),
    'exports/json/notes/a.json': strToU8('[]'),
  });
  const file = await read(bytes);
  expect([file.format, file.system?.name, file.notes, file.unknown]).toEqual([
    'simply-plural',
    'lamp',
    [],
    [],
  ]);
  expect(file.members.map(({ fields, isCustomFront }) => [fields.name, isCustomFront])).toEqual([
    ['Ash', undefined],
    ['Asleep', true],
  ]);
  expect(file.members[0]?.details).toEqual([{ name: 'Likes', value: 'tea' }]);
  expect(groupsOf(file)).toEqual([['Trees', ['a']]]);
  expect(file.switches.map(({ members }) => members)).toEqual([['a'], []]);
  expect(lostOf(file)).toEqual({ polls: 1 });
});

test('small files of programs that write a better one say so', async () => {
  const common = { name: 'Lamp', description: '', avatar_url: null, members: [], switches: [] };
  expect((await read({ ...common, version: 2, groups: [] })).hint).toBe('octocon-small');
  const rest = { tag: null, pronouns: null, color: null, banner: null };
  expect((await read({ ...common, ...rest, version: 1 })).hint).toBe('plural-star-form');
  expect((await read(RICH_FILES.pluralkit)).hint).toBeUndefined();
});

describe('values in another form than the reader expects', () => {
  const hour = (number: number) => `2026-03-01T${number}:00:00Z`;

  it('are read: the one system of an old file of Ampersand', async () => {
    const file = await read({ database: { system: { uuid: 's', name: 'Lamp' }, members: [] } });
    expect(file.system).toEqual({ name: 'Lamp' });
  });

  it('are read: kinds of fronts of PluralSpace with other signs, and unknown ones are noted', async () => {
    const front = (member_id: number, type: unknown, from: number) => ({
      member_id,
      type,
      started_at: hour(from),
      ended_at: hour(from + 1),
    });
    const file = await read({
      system: { name: 'Lamp' },
      members: [
        { id: 1, name: 'Ash' },
        { id: 2, name: 'Birch' },
      ],
      member_groups: [],
      fronts: [
        front(2, 'Co-Front', 10),
        front(1, 'Front', 10),
        front(2, 'CO_CON', 12),
        front(2, 'influence', 13),
        front(2, [1], 14),
        front(2, '', 15),
      ],
    });
    expect(frontsOf(file)).toEqual(['10:00 1 2', '11:00', '15:00 2', '16:00']);
    expect(lostOf(file)).toEqual({});
    expect(file.notes.map(({ path }) => path)).toEqual(['$.fronts[3].type', '$.fronts[4].type']);
  });

  it('are read: an empty end of a front is none', async () => {
    const file = await read({
      user: { id: 'u', username: 'Lamp' },
      alters: [{ id: 1, name: 'Ash' }],
      fronts: [{ alter_id: 1, time_start: hour(10), time_end: '' }],
    });
    expect([frontsOf(file), file.notes]).toEqual([['10:00 1'], []]);
  });

  it('are read: pictures of Plurapack’s form for Tupperbox', async () => {
    const file = await read({ tuppers: [{ id: 'x', name: 'Ash', avatar: 'https://a.example/a.png' }] });
    expect([file.members[0]?.fields.avatar_url, file.lost]).toEqual(['https://a.example/a.png', []]);
  });

  it('are read: the colour that Plural Star gives to everyone, without its sign', async () => {
    const members = [{ id: 'a', name: 'Ash', color: 'DAA520' }];
    const file = await read({ _meta: { app: 'Plural Star' }, members, frontHistory: [] });
    expect(file.members[0]?.fields).toEqual({ name: 'Ash' });
  });
});

test.each([
  ['Masquerade', { profiles: [{ name: 'Ash' }] }],
  ['/plu/ral', { timestamp: 1, groups: [], members: [{ id: 1, name: 'Ash', bio: 'Hi' }] }],
])('a file of %s is refused by its name', async (name, content) => {
  expect(await problemOf(content)).toEqual(['other-program', name]);
});

test('PluralNova’s file of OpenPlural is read although it differs from the draft', async () => {
  const file = await read({
    openplural_version: '0.1',
    modules: { members: true },
    systems: [{ id: 's', name: 'Lamp' }],
    members: [
      {
        id: 'a',
        name: 'Ash',
        birthday: '2001-02-03',
        avatar_asset_id: 'x',
        source_refs: { pluralnova: 'a' },
      },
      { id: 'b', name: 'Birch' },
    ],
    front_periods: [
      {
        id: 'p',
        member_id: 'a',
        co_member_ids: ['b'],
        started_at: '2026-03-01T10:00:00Z',
        ended_at: '2026-03-01T11:00:00Z',
      },
    ],
    assets: [{ id: 'x', kind: 'avatar', url: 'https://img.example/a.png' }],
  });
  expect(file.members[0]?.fields).toMatchObject({
    birthday: '2001-02-03',
    avatar_url: 'https://img.example/a.png',
  });
  expect(frontsOf(file)).toEqual(['10:00 a b', '11:00']);
  expect([file.notes, file.unknown]).toEqual([[], []]);
});

test('a packed file is unpacked, and a backup of Ampersand is refused with the file to choose instead', async () => {
  expect((await read(gzipSync(JSON.stringify(RICH_FILES.hivemind)))).format).toBe('hivemind');
  expect(await problemOf(gzipSync('AMPDB\0\0\x02\0\0'))).toEqual(['ampersand', null]);
  expect(await problemOf(strToU8('AMPDB\0\0\x02\0\0'))).toEqual(['ampersand', null]);
  expect(await problemOf(gzipSync('{}').slice(0, 12))).toEqual(['damaged-archive', null]);
  expect(await problemOf(gzipSync(gzipSync('{"members":[],"switches":[]}')))).toEqual([
    'damaged-archive',
    null,
  ]);
});

test('a packed file may be as large as one that is not', async () => {
  const picture = `data:image/png;base64,${'A'.repeat(70_000_000)}`;
  const packed = gzipSync(`{"members":[],"switches":[],"image":"${picture}"}`, { level: 1 });
  expect((await read(packed)).format).toBe('pluralkit');
});
