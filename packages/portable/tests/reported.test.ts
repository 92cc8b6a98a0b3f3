import { readdirSync, readFileSync } from 'node:fs';
import { timezoneResolver } from '@frontboard/model/timezone';
import { expect, test } from 'vitest';
import { firstChoice, planImport, readSystemFile, type SystemFile } from '../src/index.ts';
import { NEW_SYSTEM } from './apply-steps.ts';
import { NOW } from './read-value.ts';

// Files of the kinds that people have reported. Each is what a program really writes, with invented names.

const FOLDER = new URL('./fixtures/reported/', import.meta.url);
const CONTEXT = { nowMs: NOW, memberLimit: 1_000, groupLimit: 250, resolveTimezone: timezoneResolver(2) };
const plan = (file: SystemFile, now = NEW_SYSTEM) => planImport(file, now, firstChoice(file, now), CONTEXT);

const bytesOf = (name: string) => readFileSync(new URL(name, FOLDER));
const read = (name: string) => readSystemFile(new Blob([bytesOf(name)]), NOW);
const namesOf = (file: SystemFile) => file.members.map(({ fields }) => fields.name);
const fieldsOf = (file: SystemFile, name: string) =>
  file.members.find(({ fields }) => fields.name === name)?.fields ?? {};
const detailsOf = (file: SystemFile, name: string) =>
  (file.members.find(({ fields }) => fields.name === name)?.details ?? []).map(
    (detail) => `${detail.name}: ${detail.value}`,
  );
const groupsOf = (file: SystemFile) => file.groups.map(({ fields }) => fields.name);
const frontsOf = (file: SystemFile) => {
  const names = new Map(file.members.map(({ key, fields }) => [key, fields.name]));
  return file.switches.map(({ members }) => members.map((key) => names.get(key)).join());
};
const lostOf = (file: SystemFile) => Object.fromEntries(file.lost.map(({ kind, count }) => [kind, count]));

/** By the case: what its file must become. */
const CASES: Readonly<Record<string, (file: SystemFile) => void>> = {
  'a01-pk-form-of-another-program'(file) {
    expect(file.isByPluralKit).toBe(false);
    const full = {
      display_name: 'J',
      birthday: '2001-02-03',
      color: 'ff0000',
      pronouns: null,
      avatar_url: 'https://example.com/a.png',
      description: 'Hi',
      proxy_tags: [{ prefix: 'j:', suffix: null }],
      privacy: { visibility: 'private' },
    };
    const there = ['Juniper', 'Moss', 'Quill'].map((name) => ({
      key: name,
      id: name,
      uuid: null,
      fields: { name, ...full },
    }));
    const planned = plan(file, { ...NEW_SYSTEM, members: there });
    expect(planned.members.map(({ verdict, send }) => [verdict, send.display_name, send.pronouns])).toEqual([
      ['changed', undefined, 'she/her'],
      ['equal', undefined, undefined],
      ['equal', undefined, undefined],
      ['new', undefined, undefined],
    ]);
    expect(Object.keys(planned.members[0]?.send ?? {})).toEqual(['pronouns']);
    expect(new Set(Object.values(planned.members[3]?.send.privacy ?? {}))).toEqual(new Set(['private']));
    expect(planned.system).toBeNull();
  },
  'a02-import-publishes-private'(file) {
    const hidden = { visibility: 'private', birthday_privacy: 'private' };
    const there = ['Tamsin', 'Harbour'].map((name) => ({
      key: name,
      id: name,
      uuid: null,
      fields: { name, privacy: hidden },
    }));
    for (const existing of ['fill', 'replace'] as const) {
      const now = { ...NEW_SYSTEM, members: there };
      const choice = { ...firstChoice(file, now), existing };
      for (const { send } of planImport(file, now, choice, CONTEXT).members)
        expect(send).not.toHaveProperty('privacy');
    }
  },
  'a04-pluralspace-field-list'(file) {
    expect(detailsOf(file, 'Wren')).toContain('Likes: rain, tea');
    expect(fieldsOf(file, 'Wren').birthday).toBe('1994-02-03');
    expect(frontsOf(file)).toEqual(['Wren']);
    expect(file.switches.flatMap(({ texts = [] }) => texts)).toHaveLength(1);
    expect(lostOf(file)).toEqual({ 'privacy-levels': 1 });
  },
  'a05-sheaf-current-fields'(file) {
    expect(file.members.map(({ isArchived }) => isArchived ?? false)).toEqual([false, true]);
    expect(fieldsOf(file, 'Wren').banner).toBe('https://img.example/wren-banner.png');
    expect(detailsOf(file, 'Wren')).toEqual(['Likes: rain, tea', 'Vegan: yes']);
  },
  'a06-plural-star-proxy-and-facets'(file) {
    expect(fieldsOf(file, 'Wren')).toMatchObject({
      proxy_tags: [{ prefix: 'w:', suffix: null }],
      keep_proxy: true,
      avatar_url: 'https://img.example/wren.png',
      banner: 'https://img.example/wren-banner.png',
    });
    expect(detailsOf(file, 'Wren')).toEqual(['Role: Caretaker', 'Vegan: yes', 'Height: 7']);
    expect(file.members.map(({ fields, isFacet }) => [fields.name, isFacet])).toEqual([
      ['Wren', undefined],
      ['Wren (party)', true],
      ['Tide', undefined],
    ]);
    expect(plan(file).members.map(({ verdict }) => verdict)).toEqual(['new', 'out', 'new']);
    expect(file.groups[0]?.fields.description).toBe('crew');
    expect(lostOf(file)).toMatchObject({ tags: 2 });
    expect(fieldsOf(file, 'Tide')).not.toHaveProperty('color');
  },
  'a08-boolean-privacy'(file) {
    for (const { send } of plan(file).members)
      expect(new Set(Object.values(send.privacy ?? {}))).toEqual(new Set(['private']));
    expect(file.notes.map(({ kind, row }) => [kind, row?.name])).toEqual([
      ['closed', 'Bool hidden'],
      ['closed', 'Bool hidden'],
      ['closed', 'Priv false'],
    ]);
  },
  'a09-sp-fronters-live'(file) {
    expect(frontsOf(file)).toEqual(['Tide', '', 'Wren']);
    expect(file.switches.at(-1)?.timestamp).toBe(
      new Date(1_750_000_000_000).toISOString().replace('.000', ''),
    );
  },
  'a10-sp-start-zero'(file) {
    expect(file.switches.every(({ timestamp }) => timestamp > '2000')).toBe(true);
    expect(file.notes.map(({ path }) => path)).toEqual(['$.frontHistory[0]', '$.frontHistory[2]']);
  },
  'a11-sp-field-values'(file) {
    expect(detailsOf(file, 'Wren')).toEqual(['Likes: rain', 'Age: 21', 'Vegan: yes']);
  },
  'a12-pk-null-row'(file) {
    expect(namesOf(file)).toEqual(['Wren', 'Tide']);
    expect(file.notes).toMatchObject([{ row: { number: 2, after: 'Wren', before: 'Tide' } }]);
  },
  'a14-zip-of-a-folder'(file) {
    expect(file.format).toBe('pluralkit');
    expect(file.members.length).toBeGreaterThan(0);
  },
  'a15-birthday-dialects'(file) {
    expect(file.members.map(({ fields }) => fields.birthday)).toEqual(
      ['0001-02-29', '0004-02-14', '0004-02-14', '2001-02-03', '2001-02-03', '0004-05-06', '2001-02-03'].map(
        (day) => day.replace(/^0001/, '0004'),
      ),
    );
    expect(file.notes).toEqual([]);
  },
  'a17-place-of-a-repeated-id'(file) {
    expect(namesOf(file)).toEqual(['Wren', 'Tide', 'Asleep']);
    expect(file.notes).toEqual([]);
  },
  'a18-pluralport-nested-groups'(file) {
    expect(groupsOf(file)).toEqual(['Deck', 'Deck / Crew', 'Hold', 'Hold / Crew']);
  },
  'a19-plural-star-archive-pictures'(file) {
    expect(lostOf(file)).toMatchObject({ pictures: 2 });
  },
  'a20-sp-settings-name'(file) {
    expect(file.system).toMatchObject({ name: 'Harbour', color: 'abcdef' });
  },
  'a21-sp-field-kinds'(file) {
    expect(fieldsOf(file, 'Wren').birthday).toBe('2011-02-03');
    expect(detailsOf(file, 'Wren')).toEqual([
      'Born: 2011-02-03',
      'Arrival month: May',
      'Eyes: #112233',
      'Year: 1999',
      'Joined: March 2020',
    ]);
  },
  'a07-ampersand-json'(file) {
    expect(file.format).toBe('ampersand');
    expect(file.system).toMatchObject({ name: 'Harbour' });
    expect(file.members.map(({ isCustomFront }) => isCustomFront ?? false)).toEqual([false, true]);
    expect(detailsOf(file, 'Wren')).toEqual(['Likes: rain']);
    expect(groupsOf(file)).toEqual(['Deck']);
    expect(frontsOf(file)).toEqual(['Wren', 'Foggy']);
    expect([file.notes, file.unknown]).toEqual([[], []]);
  },
  'a13-taken-for-simply-plural'(file) {
    expect(file.format).toBe('ourcana');
    expect(file.members.map(({ fields }) => [fields.name, fields.display_name])).toEqual([
      ['wren', 'Wren'],
      ['tide', undefined],
    ]);
    expect(file.groups.map(({ fields, members }) => [fields.name, members])).toEqual([['Deck', ['a1']]]);
    expect(frontsOf(file)).toEqual(['wren,tide', '', 'wren']);
    expect([file.notes, file.unknown]).toEqual([[], []]);
  },
  'a22-tupper-null-row'(file) {
    expect(namesOf(file)).toEqual(['Wren', 'Tide']);
    expect(file.notes).toMatchObject([
      { row: { list: 'tuppers', number: 2, after: 'Wren', before: 'Tide' } },
    ]);
  },
};

const INPUT = /\.input\.(?:json|zip)$/;
const files = readdirSync(FOLDER).filter((name) => INPUT.test(name));

test.each(files)('%s becomes what its program means', async (name) => {
  const id = name.replace(INPUT, '');
  expect(CASES, 'every file has a case').toHaveProperty(id);
  CASES[id]?.(await read(name));
});
