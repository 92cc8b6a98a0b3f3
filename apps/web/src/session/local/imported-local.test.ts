import { describe, expect, test } from 'vitest';
import { LONGEST_ANNOTATION } from '../../persistence/documents/annotation.ts';
import { LONGEST_FIELD_NAME, LONGEST_FIELD_VALUE, MOST_OWN_FIELDS } from './field-values.ts';
import { addImported, type ImportedLocal, MOST_LOCAL_CHARACTERS } from './imported-local.ts';
import { applyingChanges, changesBetween, undoingChanges } from './local-changes.ts';
import { type LocalData, NO_LOCAL_DATA, puttingLocal } from './local-data.ts';
import { orderedFields, puttingField, settingValues } from './member-fields.ts';
import { tyingNotes } from './switch-notes.ts';

const MS = Date.UTC(2024, 0, 1);

const FILE: ImportedLocal = {
  fields: [
    { name: 'Likes', kind: 'text', choices: [] },
    { name: 'Height', kind: 'number', choices: [] },
    { name: 'Vegan', kind: 'yes-no', choices: [] },
    { name: 'Found', kind: 'date', choices: [] },
  ],
  members: [
    {
      uuid: 'a',
      values: [
        [0, 'tea'],
        [1, '1,7'],
        [2, 'true'],
        [3, '2024-05-01T10:00:00Z'],
      ],
      texts: ['Likes rain'],
      state: 'resting',
    },
    { uuid: 'b', values: [[0, 'rain']], texts: [], state: 'not-a-person' },
  ],
  switches: [
    { id: 's', switchMs: MS, texts: ['A long day'], roles: [['a', 'primary']] },
    { id: null, switchMs: MS + 1, texts: ['Quiet'], roles: [['b', 'near']] },
  ],
};

const add = (data: LocalData, file: Partial<ImportedLocal>, nowMs = 5) =>
  addImported(data, { fields: [], members: [], switches: [], ...file }, nowMs);

const valuesOf = ({ fieldDefinitions, fieldValues }: LocalData, uuid: string) =>
  Object.fromEntries(
    orderedFields(fieldDefinitions).flatMap(({ id, name }) => {
      const value = fieldValues[uuid]?.[id];
      return value === undefined ? [] : [[name, value]];
    }),
  );

describe('what a file says that PluralKit has no place for', () => {
  test('becomes fields with values, notes, states, notes of switches and roles, and is counted', () => {
    const { data, counts } = add(NO_LOCAL_DATA, FILE);
    expect(valuesOf(data, 'a')).toEqual({ Likes: 'tea', Height: '1.7', Vegan: 'yes', Found: '2024-05-01' });
    expect(valuesOf(data, 'b')).toEqual({ Likes: 'rain' });
    expect(data.recordNotes).toEqual({ a: { text: 'Likes rain', marks: [], atMs: 5 } });
    expect(data.memberStates).toEqual({ a: 'resting', b: 'not-a-person' });
    expect(data.switchNotes).toEqual({
      s: {
        text: 'A long day',
        marks: [],
        atMs: 5,
        switchMs: MS,
        members: { a: { role: 'primary', marks: [] } },
      },
      [`at:${MS + 1}`]: {
        text: 'Quiet',
        marks: [],
        atMs: 5,
        switchMs: MS + 1,
        members: { b: { role: 'near', marks: [] } },
      },
    });
    expect(counts).toEqual({
      fields: 4,
      members: 2,
      notes: 1,
      switchNotes: 2,
      roles: 2,
      states: 2,
      others: 0,
      inNotes: 0,
      left: 0,
    });
  });

  test('is there once, however often it is added', () => {
    const once = add(NO_LOCAL_DATA, FILE).data;
    const again = add(once, FILE, 9);
    expect(again.data).toEqual(once);
    expect([again.members.size, again.switches.size]).toEqual([0, 0]);
    expect(Object.values(again.counts).every((count) => count === 0)).toBe(true);
  });

  test('never replaces what a person has written', () => {
    const mine = [
      puttingField('f', { name: 'likes', kind: 'text', choices: [] }),
      settingValues('a', { f: 'coffee' }),
      puttingLocal('recordNotes', 'a', { text: 'Mine ', marks: ['artist'], atMs: 1 }),
      puttingLocal('memberStates', 'a', 'not-a-person'),
      puttingLocal('switchNotes', 'tied', {
        text: 'Own',
        marks: ['party'],
        atMs: 1,
        switchMs: MS + 1,
        members: { b: { role: 'cofronting', marks: [] } },
      }),
    ].reduce((data, change) => change(data), NO_LOCAL_DATA);
    const { data, counts } = add(mine, FILE);
    expect(valuesOf(data, 'a')).toMatchObject({ likes: 'coffee', Height: '1.7' });
    expect(valuesOf(data, 'b')).toEqual({ likes: 'rain' });
    expect(data.recordNotes.a).toEqual({ text: 'Mine\n\nLikes rain', marks: ['artist'], atMs: 5 });
    expect(data.memberStates.a).toBe('not-a-person');
    expect(data.switchNotes.tied).toMatchObject({
      text: 'Own\n\nQuiet',
      marks: ['party'],
      members: { b: { role: 'cofronting', marks: [] } },
    });
    expect(counts).toMatchObject({ others: 1, states: 1, roles: 1 });
  });

  test('uses a field of the same name and kind, adds its choices, and gives one of another kind a name of its own', () => {
    const mine = [
      puttingField('f', { name: 'Height', kind: 'text', choices: [] }),
      puttingField('g', { name: 'Element', kind: 'choice', choices: ['Fire'] }),
    ].reduce((data, change) => change(data), NO_LOCAL_DATA);
    const file: Partial<ImportedLocal> = {
      fields: [
        { name: 'height', kind: 'number', choices: [] },
        { name: 'Element', kind: 'choice', choices: ['Water', 'Fire'] },
      ],
      members: [
        {
          uuid: 'a',
          values: [
            [0, '2'],
            [1, 'Water'],
          ],
          texts: [],
          state: null,
        },
      ],
    };
    const { data } = add(mine, file);
    expect(orderedFields(data.fieldDefinitions).map(({ name, kind }) => [name, kind])).toEqual([
      ['Height', 'text'],
      ['Element', 'choice'],
      ['height 2', 'number'],
    ]);
    expect(data.fieldDefinitions.g?.choices).toEqual(['Fire', 'Water']);
    expect(add(data, file).data).toEqual(data);
  });

  test('does not put two fields of a file into one, and shortens long names between letters', () => {
    const long = `${'x'.repeat(LONGEST_FIELD_NAME - 1)}😀`;
    const fields = ['Likes', 'likes', long].map((name) => ({ name, kind: 'text' as const, choices: [] }));
    const members = [
      {
        uuid: 'a',
        values: [
          [0, '1'],
          [1, '2'],
          [2, '3'],
        ] as const,
        texts: [],
        state: null,
      },
    ];
    const { data } = add(NO_LOCAL_DATA, { fields, members });
    expect(valuesOf(data, 'a')).toEqual({ Likes: '1', 'likes 2': '2', [long.slice(0, -2)]: '3' });
    expect(add(data, { fields, members }).data).toEqual(data);
  });

  test('is in the note if it is too long for a field, or if its field can’t be defined', () => {
    const fields = Array.from({ length: MOST_OWN_FIELDS + 1 }, (_, index) => ({
      name: `Field ${index}`,
      kind: 'text' as const,
      choices: [],
    }));
    const long = 'x'.repeat(LONGEST_FIELD_VALUE + 1);
    const members = [
      {
        uuid: 'a',
        values: [
          [0, long],
          [MOST_OWN_FIELDS, 'tea'],
        ] as const,
        texts: [],
        state: null,
      },
    ];
    const nameless = [{ name: '::', kind: 'text' as const, choices: [] }];
    const { data, counts } = add(NO_LOCAL_DATA, { fields, members });
    expect(data.recordNotes.a?.text).toBe(`**Field 0:** ${long}\n\n**Field ${MOST_OWN_FIELDS}:** tea`);
    expect([counts.inNotes, counts.notes]).toEqual([2, 0]);
    const other = add(NO_LOCAL_DATA, {
      fields: nameless,
      members: [{ uuid: 'a', values: [[0, 'tea']], texts: [], state: null }],
    });
    expect(other.data.recordNotes.a?.text).toBe('**:::** tea');
  });

  test('is left out and counted where there is no room for it', () => {
    const texts = ['x'.repeat(LONGEST_ANNOTATION), 'and more'];
    const { data, counts } = add(NO_LOCAL_DATA, { members: [{ uuid: 'a', values: [], texts, state: null }] });
    expect(data.recordNotes.a?.text).toBe(texts[0]);
    expect(counts.left).toBe(1);
    const full = puttingLocal('recordNotes', 'b', {
      text: 'x'.repeat(MOST_LOCAL_CHARACTERS),
      marks: [],
      atMs: 1,
    });
    const { data: same, counts: left } = add(full(NO_LOCAL_DATA), { ...FILE, fields: [] });
    expect(same.switchNotes).toEqual({});
    expect(left.left).toBeGreaterThan(0);
  });
});

describe('the changes of an import', () => {
  const { data: after } = add(NO_LOCAL_DATA, FILE);
  const changes = changesBetween(NO_LOCAL_DATA, after);
  const undo = applyingChanges(undoingChanges(changes));

  test('make the same of the data again, once or twice, and are undone without a rest', () => {
    const apply = applyingChanges(JSON.parse(JSON.stringify(changes)));
    expect(apply(NO_LOCAL_DATA)).toEqual(after);
    expect(apply(apply(NO_LOCAL_DATA))).toEqual(after);
    expect(undo(after)).toEqual(NO_LOCAL_DATA);
    expect(undo(undo(after))).toEqual(NO_LOCAL_DATA);
  });

  test('stay where a person has changed something since', () => {
    const field = orderedFields(after.fieldDefinitions)[0]?.id ?? '';
    const edited = [
      puttingLocal('recordNotes', 'a', { text: 'Other', marks: [], atMs: 9 }),
      settingValues('c', { [field]: 'snow' }),
    ].reduce((data, change) => change(data), after);
    const undone = undo(edited);
    expect(undone.recordNotes).toEqual({ a: { text: 'Other', marks: [], atMs: 9 } });
    expect(undone.fieldValues).toEqual({ c: { [field]: 'snow' } });
    expect(Object.keys(undone.fieldDefinitions)).toEqual([field]);
    expect(undone.switchNotes).toEqual({});
  });

  test('are undone in a note that was tied to its switch since', () => {
    const known = new Set(['late']);
    const tied = tyingNotes([{ switchIds: ['late'], fromMs: MS + 1 }], known)(after);
    expect(Object.keys(tied.switchNotes)).toContain('late');
    expect(undo(tied).switchNotes).toEqual({});
  });

  test('that are no entries of their tables are left out', () => {
    const apply = applyingChanges({
      'memberStates/a': { after: 'lively' },
      'nothing/a': { after: 'x' },
      'recordNotes/a': { after: { text: 1 } },
    });
    expect(apply(NO_LOCAL_DATA)).toEqual(NO_LOCAL_DATA);
  });
});
