import { brandId } from '@frontboard/model';
import { beforeEach, expect, test } from 'vitest';
import { installFakeDatabase } from '../../testing/fake-database.ts';
import { openDatabase } from '../database.ts';
import { type HistoryRow, historyRow } from './history-row.ts';
import { readHistory, saveHistory } from './stored-history.ts';

installFakeDatabase();

beforeEach(async () => (await openDatabase()).clear('history'));

const VIEWER = '00000000-0000-4000-8000-000000000000';
const OTHER = '00000000-0000-4000-8000-000000000001';

function rowOf(number: number): HistoryRow {
  const id = brandId('SwitchId', `90000000-0000-4000-8000-${String(number).padStart(12, '0')}`);
  const row = historyRow({ id, timestamp: new Date(number * 1_000).toISOString(), memberIds: [] });
  if (row === null) throw new Error('The row is not valid.');
  return row;
}

async function save(viewer: string, chunks: readonly (readonly HistoryRow[])[]): Promise<void> {
  const rowCount = chunks.flat().length;
  await saveHistory(
    viewer,
    {
      ...{ revision: 0, pending: [], isPaused: false, checkedAtMs: null, wholeFromMs: null, newest: [] },
      ...{ rowCount, chunkCount: chunks.length, changed: new Map(chunks.entries()) },
      makesRoom: true,
    },
    () => true,
  );
}

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
