import { brandId } from '@frontboard/model';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { installFakeDatabase } from '../../testing/fake-database.ts';
import { openDatabase } from '../database.ts';
import { type HistoryRow, historyRow } from './history-row.ts';
import {
  addToHistory,
  deleteHistory,
  type HistorySave,
  noteHistoryChange,
  noteHistoryOutdated,
  readHistory,
  readHistoryHead,
  saveHistory,
} from './stored-history.ts';

installFakeDatabase();

beforeEach(async () => (await openDatabase()).clear('history'));

const VIEWER = '00000000-0000-4000-8000-000000000000';
const OTHER = '00000000-0000-4000-8000-000000000001';

const [LUNA, CAS] = [brandId('MemberId', 'lunaa'), brandId('MemberId', 'casss')];

function rowOf(number: number, memberIds: HistoryRow['memberIds'] = []): HistoryRow {
  const id = brandId('SwitchId', `90000000-0000-4000-8000-${String(number).padStart(12, '0')}`);
  const row = historyRow({ id, timestamp: new Date(number * 1_000).toISOString(), memberIds });
  if (row === null) throw new Error('The row is not valid.');
  return row;
}

/** Saves a history with these chunks, as after the revision `given` has. */
async function save(
  viewer: string,
  chunks: readonly (readonly HistoryRow[])[],
  given: Partial<HistorySave> = {},
  isAllowed = () => true,
): Promise<boolean> {
  const rowCount = chunks.flat().length;
  return saveHistory(
    viewer,
    {
      ...{ revision: 0, pending: [], isPaused: false, checkedAtMs: null, wholeFromMs: null, newest: [] },
      ...{ rowCount, chunkCount: chunks.length, changed: new Map(chunks.entries()) },
      makesRoom: true,
      ...given,
    },
    isAllowed,
  );
}

/** Puts any row among those of a history. */
async function putPart(part: string, fields: Readonly<Record<string, unknown>>): Promise<void> {
  await (await openDatabase()).put('history', { ...fields, viewer: VIEWER, part });
}

const partsLeft = async () => (await (await openDatabase()).getAllKeys('history')).map(([, part]) => part);

test.each([0, 1, 19, 20, 21, 40, 61])('a history of %i chunks is read whole and in order', async (count) => {
  const chunks = Array.from({ length: count }, (_, index) => [rowOf(index), rowOf(index + 1_000)]);
  await save(VIEWER, chunks);
  await save(OTHER, [[rowOf(5)]]);
  expect((await readHistory(VIEWER))?.chunks).toEqual(chunks);
  expect((await readHistory(OTHER))?.chunks).toEqual([[rowOf(5)]]);
});

test('a history of which a chunk is missing is not read', async () => {
  await save(
    VIEWER,
    Array.from({ length: 45 }, (_, index) => [rowOf(index)]),
  );
  await (await openDatabase()).delete('history', [VIEWER, 'chunk:000030']);
  expect(await readHistory(VIEWER)).toBeNull();
});

test('switches come back with their times, with their members in order, and with whether that is the front order', async () => {
  const rows = [
    rowOf(1, [LUNA, CAS]),
    rowOf(2),
    rowOf(3, [CAS, LUNA]),
    rowOf(4, [LUNA]),
    rowOf(5, [LUNA, CAS]),
    { ...rowOf(6, [LUNA, CAS]), isInOrder: true },
    { ...rowOf(7, [CAS, LUNA]), isInOrder: true },
  ];
  await save(VIEWER, [rows], { newest: rows.slice(2) });
  expect((await readHistory(VIEWER))?.chunks).toEqual([rows]);
  expect((await readHistoryHead(VIEWER))?.newest).toEqual(rows.slice(2));
});

test('without a history nothing is read', async () => {
  await save(OTHER, [[rowOf(1)]]);
  expect([await readHistory(VIEWER), await readHistoryHead(VIEWER)]).toEqual([null, null]);
});

test('what is known of a history besides its switches is stored with it', async () => {
  const state = {
    pending: [{ before: '2026-01-02T00:00:00Z', until: null, known: '2026-01-01T00:00:00Z' }],
    isPaused: true,
    checkedAtMs: 7,
    wholeFromMs: 5,
  };
  await save(VIEWER, [[rowOf(1)]], state);
  expect(await readHistory(VIEWER)).toMatchObject({ ...state, revision: 1 });
  expect(await readHistoryHead(VIEWER)).toMatchObject(state);
});

describe('a history with a damaged part', () => {
  const line = '90000000-0000-4000-8000-000000000001 2026-01-01T00:00:00Z lunaa';

  test.each([
    ['a text that is none', 5],
    ['no text', ''],
    ['a line without an id', ` ${line.slice(37)}`],
    ['a line that is an id alone', line.slice(0, 36)],
    ['a line with a time that is none', line.replace('2026', 'then')],
    ['an empty line among others', `${line}\n\n${line}`],
    ['a line less than it had', line],
  ])('is not read: %s', async (_what, text) => {
    await save(VIEWER, [[rowOf(1)], [rowOf(2), rowOf(3), rowOf(4)]]);
    await putPart('chunk:000001', { text });
    expect(await readHistory(VIEWER)).toBeNull();
  });

  test('has no newest switches if those are damaged, and has the rest', async () => {
    await save(VIEWER, [[rowOf(1)]], { newest: [rowOf(1)], checkedAtMs: 9 });
    await putPart('newest', { text: 'broken' });
    expect(await readHistoryHead(VIEWER)).toMatchObject({ newest: [], checkedAtMs: 9 });
    expect((await readHistory(VIEWER))?.chunks).toEqual([[rowOf(1)]]);
  });

  test('is not there if what is known of it is damaged', async () => {
    await save(VIEWER, [[rowOf(1)]]);
    await putPart('info', { revision: 'many' });
    expect([await readHistory(VIEWER), await readHistoryHead(VIEWER)]).toEqual([null, null]);
    await putPart('change:later', { text: null });
    // As on a device without one: nothing of the damaged history is left.
    expect(await save(VIEWER, [[rowOf(2)]])).toBe(true);
    expect(await partsLeft()).toEqual(['chunk:000000', 'info', 'newest']);
  });

  test('has the changes that can be read', async () => {
    await save(VIEWER, [[rowOf(1)]]);
    await noteHistoryChange(VIEWER, 'good', rowOf(2));
    await putPart('change:bad', { text: 'broken' });
    await putPart('change:empty', { text: '' });
    await putPart('change:strange', { text: 5 });
    expect([...((await readHistory(VIEWER))?.changes ?? [])]).toEqual([['good', rowOf(2)]]);
  });
});

describe('a save', () => {
  test('replaces the given chunks, keeps the others, and includes the changes since the last one', async () => {
    await save(VIEWER, [[rowOf(1)], [rowOf(2)]], { newest: [rowOf(2)] });
    await noteHistoryChange(VIEWER, 'some', rowOf(3));
    await save(VIEWER, [[rowOf(1)], [rowOf(3, [LUNA])]], {
      revision: 1,
      changed: new Map([[1, [rowOf(3, [LUNA])]]]),
      newest: [rowOf(3)],
    });
    const read = await readHistory(VIEWER);
    expect(read).toMatchObject({ revision: 2, chunks: [[rowOf(1)], [rowOf(3, [LUNA])]] });
    expect(read?.changes.size).toBe(0);
    expect((await readHistoryHead(VIEWER))?.newest).toEqual([rowOf(3)]);
  });

  test.each([
    ['another page has saved since', { revision: 0 }, () => true],
    ['another page has deleted it since', { revision: 2 }, () => true],
    ['it is no longer allowed once the database is open', { revision: 1 }, () => false],
  ])('writes nothing if %s', async (_why, given, isAllowed) => {
    await save(VIEWER, [[rowOf(1)]]);
    expect(await save(VIEWER, [[rowOf(2)]], given, isAllowed)).toBe(false);
    expect(await readHistory(VIEWER)).toMatchObject({ revision: 1, chunks: [[rowOf(1)]] });
  });

  test('deletes lists of members on a full device only where it makes room', async () => {
    const database = await openDatabase();
    for (const makesRoom of [false, true]) {
      await database.put('lists', { viewer: VIEWER, kind: 'own-members' });
      const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
      const saved = save(makesRoom ? VIEWER : OTHER, [[rowOf(1)]], { makesRoom });
      if (makesRoom) expect(await saved).toBe(true);
      else await expect(saved).rejects.toThrow('full');
      put.mockRestore();
      expect(await database.count('lists')).toBe(makesRoom ? 0 : 1);
    }
  });
});

describe('what a page with only the newest switches has found', () => {
  const found = {
    revision: 1,
    pending: [{ before: '2026-01-02T00:00:00Z', until: null }],
    checkedAtMs: 40,
    wholeFromMs: null,
    newest: [rowOf(9), rowOf(8)],
    changes: new Map([
      ['new', rowOf(9)],
      ['gone', null],
    ]),
  };

  test('is added to the copy of another page, which continues to save', async () => {
    await save(VIEWER, [[rowOf(1)]], { isPaused: true });
    await addToHistory(VIEWER, found, () => true);
    const { revision, newest, changes, ...state } = found;
    expect(await readHistory(VIEWER)).toEqual({
      ...state,
      ...{ isPaused: true, revision, changes, chunks: [[rowOf(1)]] },
      ...{ chunkCount: 1, rowCount: 1 },
    });
    expect(await readHistoryHead(VIEWER)).toMatchObject({ newest, changes });
  });

  test.each([
    ['that copy was saved since', 2, () => true],
    ['it is no longer allowed', 1, () => false],
  ])('is not added if %s', async (_why, revision, isAllowed) => {
    await save(VIEWER, [[rowOf(1)]]);
    await addToHistory(VIEWER, { ...found, revision }, isAllowed);
    expect(await readHistoryHead(VIEWER)).toMatchObject({
      newest: [],
      checkedAtMs: null,
      changes: new Map(),
    });
  });

  test('is not added if there is no copy by now', async () => {
    await addToHistory(VIEWER, found, () => true);
    expect(await partsLeft()).toEqual([]);
  });
});

test('a change of a page that has not loaded the history is stored if there is a history', async () => {
  await noteHistoryChange(VIEWER, 'none', rowOf(1));
  await noteHistoryOutdated(VIEWER, [{ before: '', until: null }]);
  expect(await partsLeft()).toEqual([]);
  await save(VIEWER, [[rowOf(1)]], { wholeFromMs: 5, checkedAtMs: 9 });
  await noteHistoryChange(VIEWER, 'changed', rowOf(2, [CAS]));
  await noteHistoryChange(VIEWER, 'deleted', null);
  const pending = [{ before: '2026-01-02T00:00:00Z', until: null }];
  await noteHistoryOutdated(VIEWER, pending);
  expect(await readHistory(VIEWER)).toMatchObject({
    ...{ pending, wholeFromMs: null, checkedAtMs: 9, revision: 1, chunks: [[rowOf(1)]] },
    changes: new Map([
      ['changed', rowOf(2, [CAS])],
      ['deleted', null],
    ]),
  });
});

test('deleting a history leaves that of another account', async () => {
  await save(VIEWER, [[rowOf(1)]]);
  await save(OTHER, [[rowOf(2)]]);
  await deleteHistory(VIEWER);
  expect(await readHistory(VIEWER)).toBeNull();
  expect(await partsLeft()).toEqual(['chunk:000000', 'info', 'newest']);
});
