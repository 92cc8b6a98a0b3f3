import { groupFromWire, memberFromWire, wireGroupSchema, wireMemberSchema } from '@frontboard/model';
import * as fc from 'fast-check';
import { parse } from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../../persistence/database.ts';
import { installFakeDatabase } from '../../testing/fake-database.ts';
import {
  type AnswerRow,
  deleteAnswers,
  deleteAnswersOf,
  deleteExpiredAnswers,
  readAnswer,
  writeAnswer,
} from './answer-rows.ts';

installFakeDatabase();

const NOW_MS = Date.UTC(2026, 0, 1);
const VIEWER = '00000000-0000-4000-8000-000000000000';
const OTHER = '00000000-0000-4000-8000-000000000001';

const luna = memberFromWire(
  parse(wireMemberSchema, {
    id: 'abcde',
    uuid: '11111111-0000-4000-8000-000000000000',
    system: 'sysaa',
    name: 'Luna',
    color: 'aa33ff',
    proxy_tags: [{ prefix: 'L:', suffix: null }],
    privacy: null,
    wonder: { new: true },
  }),
  '2026-01-01T00:00:00.000Z',
);
const house = groupFromWire(
  parse(wireGroupSchema, {
    id: 'ghjkn',
    uuid: '22222222-0000-4000-8000-000000000000',
    name: 'House',
    members: ['11111111-0000-4000-8000-000000000000'],
  }),
  '2026-01-01T00:00:00.000Z',
);

const row = (kind: 'own-members' | 'own-groups', viewer = VIEWER) => ({ viewer, kind, ref: null }) as const;

/** Puts any row where the members are persisted. */
async function putStored(stored: Record<string, unknown>): Promise<void> {
  await (await openDatabase()).put('lists', { ...stored, viewer: VIEWER, kind: 'own-members' });
}

test('answers are read as they were written, each for its own viewer', async () => {
  const members = { atMs: NOW_MS - 5_000, value: [luna] };
  const groups = { atMs: NOW_MS - 9_000, value: [house] };
  await writeAnswer(row('own-members'), members);
  await writeAnswer(row('own-groups'), groups);
  expect(await readAnswer(row('own-members'), NOW_MS)).toEqual(members);
  expect(await readAnswer(row('own-groups'), NOW_MS)).toEqual(groups);
  expect(await readAnswer(row('own-members', OTHER), NOW_MS)).toBeNull();
});

test('a list with a record that cannot be read is deleted as a whole', async () => {
  await putStored({ atMs: NOW_MS, value: [luna, { ...luna, name: 5 }] });
  expect(await readAnswer(row('own-members'), NOW_MS)).toBeNull();
  expect(await (await openDatabase()).get('lists', [VIEWER, 'own-members'])).toBeUndefined();
});

test('an answer dated in the future counts as one of now', async () => {
  await putStored({ atMs: NOW_MS + 60_000, value: [luna] });
  expect((await readAnswer(row('own-members'), NOW_MS))?.atMs).toBe(NOW_MS);
});

test('a stored value of any shape is read as a list of members or not at all', async () => {
  const anything = fc.record({ atMs: fc.oneof(fc.double(), fc.jsonValue()), value: fc.jsonValue() });
  await fc.assert(
    fc.asyncProperty(anything, async (stored) => {
      await putStored(stored);
      const answer = await readAnswer(row('own-members'), NOW_MS);
      expect(answer === null || answer.value.every(({ name }) => typeof name === 'string')).toBe(true);
    }),
    { numRuns: 100 },
  );
});

test('deleting is a filter over the rows of all viewers', async () => {
  await writeAnswer(row('own-members'), { atMs: NOW_MS, value: [luna] });
  await writeAnswer(row('own-members', OTHER), { atMs: NOW_MS, value: [luna] });
  await deleteAnswers(({ viewer }) => viewer !== OTHER);
  expect(await readAnswer(row('own-members'), NOW_MS)).toBeNull();
  expect(await readAnswer(row('own-members', OTHER), NOW_MS)).not.toBeNull();
});

test('an answer that is forbidden by the time the database is open is not written', async () => {
  await deleteAnswers(() => true);
  await writeAnswer(row('own-members'), { atMs: NOW_MS, value: [luna] }, () => false);
  expect(await (await openDatabase()).getAllKeys('lists')).toEqual([]);
});

describe('what was looked up about a system is deleted', () => {
  const UUID = '33333333-0000-4000-8000-000000000000';
  const OTHER_UUID = '33333333-0000-4000-8000-000000000001';
  type LookedUpKind = 'system-alias' | 'system-record' | 'system-member-list' | 'member';

  const lookUp = (kind: LookedUpKind, ref: string, value: unknown): Promise<void> => {
    const looked: AnswerRow = { viewer: 'public', kind, ref };
    return writeAnswer(looked, { atMs: NOW_MS, value });
  };
  const left = async () => (await (await openDatabase()).getAllKeys('lists')).map(([, name]) => name).sort();

  beforeEach(async () => {
    await deleteAnswers(() => true);
    await lookUp('member', 'abcde', { ...luna, systemId: 'sysaa' });
    await lookUp('member', 'other', { ...luna, systemId: 'sysbb' });
    await lookUp('system-member-list', UUID, []);
  });

  test.each([
    { asked: 'its uuid', ref: UUID, opened: UUID },
    { asked: 'its uuid', ref: UUID, opened: 'sysaa' },
    { asked: 'its uuid', ref: UUID, opened: '466378653216014359' },
    { asked: 'its short id', ref: 'sysaa', opened: UUID },
    { asked: 'its short id', ref: 'sysaa', opened: 'sysaa' },
  ])('under all names, by $asked when it was opened as $opened', async ({ ref, opened }) => {
    await lookUp('system-alias', opened, UUID);
    await lookUp('system-record', UUID, { id: 'sysaa', uuid: UUID });
    await deleteAnswersOf(ref);
    expect(await left()).toEqual(['member:other']);
  });

  test('by an alias whose record is not there', async () => {
    await lookUp('system-alias', 'sysaa', UUID);
    await deleteAnswersOf('sysaa');
    expect(await left()).toEqual(['member:other']);
  });

  test('under the given name alone if no row contains another', async () => {
    await deleteAnswersOf(UUID);
    expect(await left()).toEqual(['member:abcde', 'member:other']);
  });

  test('but not what is of another system that has its former short id by now', async () => {
    await lookUp('system-record', UUID, { id: 'sysaa', uuid: UUID });
    await lookUp('system-alias', 'sysaa', OTHER_UUID);
    await lookUp('system-record', OTHER_UUID, { id: 'sysaa', uuid: OTHER_UUID });
    const others = ['system-alias:sysaa', `system-record:${OTHER_UUID}`];
    await deleteAnswersOf(UUID);
    expect(await left()).toEqual(['member:abcde', 'member:other', ...others]);
    await lookUp('system-record', UUID, { id: 'sysaa', uuid: UUID });
    await deleteAnswersOf('sysaa');
    expect(await left()).toEqual(['member:other', `system-record:${UUID}`]);
  });
});

describe('an answer that is older than its kind may be', () => {
  const DAYS_30_MS = 30 * 86_400_000;
  const profile: AnswerRow = { viewer: VIEWER, kind: 'system-alias', ref: 'sysaa' };
  const keys = async () => (await (await openDatabase()).getAllKeys('lists')).map(([, name]) => name);

  beforeEach(() => deleteAnswers(() => true));

  test('is deleted when it is read', async () => {
    await writeAnswer(profile, { atMs: NOW_MS - DAYS_30_MS + 1, value: 'uuid' });
    expect(await readAnswer(profile, NOW_MS)).toEqual({ atMs: NOW_MS - DAYS_30_MS + 1, value: 'uuid' });
    expect(await readAnswer(profile, NOW_MS + 1)).toBeNull();
    expect(await keys()).toEqual([]);
  });

  test('is deleted at the start, as are rows without a time and of other releases', async () => {
    const database = await openDatabase();
    const put = (kind: string, fields: Readonly<Record<string, unknown>>) =>
      database.put('lists', { viewer: VIEWER, kind, ...fields });
    await put('own-members', { atMs: 0, value: [] });
    await put('own-groups', {});
    await put('system-alias:old', { atMs: NOW_MS - DAYS_30_MS, value: 'uuid' });
    await put('system-alias:new', { atMs: NOW_MS - DAYS_30_MS + 1, value: 'uuid' });
    await put('own-front', { atMs: 'then', value: null });
    await put('own-config', { value: null });
    await put('own-dreams', { atMs: NOW_MS, value: null });
    await put('dreams:sysaa', { atMs: NOW_MS, value: null });
    await put('own-profile:sysaa', { atMs: NOW_MS, value: null });
    await put('member', { atMs: NOW_MS, value: null });
    await deleteExpiredAnswers(NOW_MS);
    expect(await keys()).toEqual(['own-groups', 'own-members', 'system-alias:new']);
  });
});

test('of more than 80 looked-up answers the oldest are deleted, and none of the own', async () => {
  await deleteAnswers(() => true);
  await writeAnswer(row('own-members'), { atMs: 0, value: [] });
  await putStored({ atMs: 0, value: [] });
  const names = Array.from({ length: 81 }, (_, index) => `sys${String(index).padStart(2, '0')}`);
  for (const [index, ref] of names.entries()) {
    // The oldest is among the others.
    const atMs = NOW_MS + (index === 40 ? -1 : index);
    await writeAnswer({ viewer: VIEWER, kind: 'system-alias', ref }, { atMs, value: 'uuid' });
    if (index === 79) expect(await (await openDatabase()).count('lists')).toBe(81);
  }
  const left = (await (await openDatabase()).getAllKeys('lists')).map(([, name]) => name);
  expect(left).toEqual([
    'own-members',
    ...names.filter((_, index) => index !== 40).map((ref) => `system-alias:${ref}`),
  ]);
});

test('if there is no room for a newer answer, the former one is deleted: it is outdated', async () => {
  await writeAnswer(row('own-members'), { atMs: NOW_MS, value: [luna] });
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await writeAnswer(row('own-members'), { atMs: NOW_MS, value: [] });
  put.mockRestore();
  expect(await readAnswer(row('own-members'), NOW_MS)).toBeNull();
});

describe('what was looked up about a system is deleted, and what is of others stays', () => {
  const [UUID, OTHER_UUID] = ['33333333-0000-4000-8000-000000000000', '33333333-0000-4000-8000-000000000001'];
  const lookUp = (kind: AnswerRow['kind'], ref: string, value: unknown): Promise<void> =>
    writeAnswer({ viewer: 'public', kind, ref }, { atMs: NOW_MS, value });
  const left = async () => (await (await openDatabase()).getAllKeys('lists')).map(([, name]) => name);

  beforeEach(async () => {
    await deleteAnswers(() => true);
    await lookUp('system-alias', 'sysaa', UUID);
    await lookUp('system-record', UUID, { id: 'sysaa', uuid: UUID });
    await lookUp('member', 'abcde', { ...luna, systemId: 'sysaa' });
  });

  test.each([OTHER_UUID, 'sysbb'])('also of the second of two systems, by %s', async (ref) => {
    const first = await left();
    await lookUp('system-alias', 'sysbb', OTHER_UUID);
    await lookUp('system-record', OTHER_UUID, { id: 'sysbb', uuid: OTHER_UUID });
    await lookUp('member', 'other', { ...luna, systemId: 'sysbb' });
    await deleteAnswersOf(ref);
    expect(await left()).toEqual(first);
  });

  test('by a Discord id only the way by it: the system is there as before', async () => {
    const all = await left();
    await lookUp('system-alias', '466378653216014359', UUID);
    await deleteAnswersOf('466378653216014359');
    expect(await left()).toEqual(all);
  });

  test('by a former short id only the way by it, and what has it still', async () => {
    await lookUp('system-record', UUID, { id: 'syscc', uuid: UUID });
    await lookUp('member', 'newer', { ...luna, systemId: 'syscc' });
    await deleteAnswersOf('sysaa');
    expect(await left()).toEqual(['member:newer', `system-record:${UUID}`]);
  });

  test('the lists of the own system stay, which was looked up as well', async () => {
    await writeAnswer(row('own-members'), { atMs: NOW_MS, value: [{ ...luna, systemId: 'sysaa' }] });
    await deleteAnswersOf(UUID);
    expect(await left()).toEqual(['own-members']);
  });

  test('a row without an answer stands in the way of nothing', async () => {
    await (await openDatabase()).put('lists', { viewer: 'public', kind: 'member:empty' });
    await deleteAnswersOf(UUID);
    expect(await left()).toEqual(['member:empty']);
  });
});
