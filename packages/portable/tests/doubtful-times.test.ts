import { expect, test } from 'vitest';
import { firstChoice, readSystemFile, type TimeChoice } from '../src/index.ts';

const NOW = Date.UTC(2026, 2, 1);
const TEN = Date.UTC(2025, 2, 1, 10);
const ELEVEN = TEN + 3_600_000;
const NAMES = [{ _id: 'a', id: 'a', name: 'Ash' }];

const read = (root: unknown, times?: TimeChoice) =>
  readSystemFile(new Blob([JSON.stringify(root)]), NOW, { times });

/** A front of Simply Plural. */
const fronts = (...spans: readonly (readonly [start: number, end: number])[]) => ({
  members: NAMES,
  frontHistory: spans.map(([startTime, endTime], index) => ({
    _id: `h${index}`,
    member: 'a',
    startTime,
    endTime,
    live: false,
  })),
});

/** A switch in PluralKit's form, of another program. */
const switches = (timestamp: unknown) => ({ members: NAMES, switches: [{ timestamp, members: ['a'] }] });

/** A front of Sheaf, whose times are texts, numbers or objects. */
const sheaf = (start: unknown, end: unknown) => ({
  version: '2',
  system: {},
  members: NAMES,
  fronts: [{ id: 1, member_ids: ['a'], started_at: start, ended_at: end }],
});

const timesOf = ({ switches: list }: { switches: readonly { readonly timestamp: string }[] }) =>
  list.map(({ timestamp }) => Date.parse(timestamp));

test.each([
  ['a front', fronts([TEN / 1_000, ELEVEN / 1_000]), [TEN, ELEVEN]],
  ['a switch', switches(TEN / 1_000), [TEN]],
  ['a switch whose number became a date', switches(new Date(TEN / 1_000).toISOString()), [TEN]],
  ['a front of which only the end is', fronts([TEN, ELEVEN / 1_000]), [TEN, ELEVEN]],
])('%s in seconds is asked about, and read as seconds if a person wants that', async (_, root, expected) => {
  const before = await read(root);
  expect(before.switches).toEqual([]);
  expect(before.doubts).toMatchObject([{ kind: 'seconds', count: 1 }]);
  expect(before.notes.map(({ kind }) => kind)).toEqual(['seconds']);
  const after = await read(root, { seconds: 'scaled' });
  expect(timesOf(after)).toEqual(expected);
  // The question stays, so that it can be answered otherwise.
  expect([after.doubts, after.notes]).toEqual([before.doubts, []]);
});

test('times in milliseconds where seconds are meant are asked about, too', async () => {
  const root = sheaf({ _seconds: TEN }, { _seconds: ELEVEN });
  const before = await read(root);
  expect([before.switches, before.doubts]).toMatchObject([[], [{ kind: 'milliseconds', count: 1 }]]);
  expect(before.notes.map(({ kind }) => kind)).toEqual(['milliseconds']);
  expect(timesOf(await read(root, { milliseconds: 'scaled' }))).toEqual([TEN, ELEVEN]);
});

test('a time before 2000 is imported as it is only if a person wants that', async () => {
  const root = fronts([0, TEN], [TEN, ELEVEN]);
  const before = await read(root);
  expect(timesOf(before)).toEqual([TEN, ELEVEN]);
  expect(before.doubts).toMatchObject([{ kind: 'implausible', count: 1 }]);
  // The member is in front all the time, so the second front is no switch.
  expect(timesOf(await read(root, { implausible: 'as-is' }))).toEqual([0, ELEVEN]);
  expect(timesOf(await read(switches(-1), { implausible: 'as-is' }))).toEqual([-1]);
});

test('each kind has its number of rows, of which three are named with their place and time', async () => {
  const SECONDS = TEN / 1_000;
  const rows = [0, 1, 2, 3].map((hour) => [SECONDS + hour * 3_600, SECONDS + hour * 3_600 + 60] as const);
  const { doubts } = await read(fronts(...rows, [0, TEN], [NOW + 3 * 86_400_000, NOW + 4 * 86_400_000]));
  expect(doubts.map(({ kind, count, examples }) => [kind, count, examples.length])).toEqual([
    ['seconds', 4, 3],
    ['implausible', 1, 1],
    ['future', 1, 1],
  ]);
  expect(doubts[0]?.examples[1]).toMatchObject({
    ms: SECONDS + 3_600,
    row: { list: 'frontHistory', number: 2 },
  });
});

test.each([
  ['a front without an end', fronts([TEN, 0])],
  [
    'a time of PluralKit itself',
    { ...switches('1999-01-01T00:00:00Z'), id: 'exmpl', accounts: [1], created: '2020-01-01T00:00:00Z' },
  ],
  ['a plausible time', fronts([TEN, ELEVEN])],
  ['no time at all', switches('soon')],
  ['a number that no unit makes plausible', switches(1e18)],
])('nobody is asked about %s', async (_, root) => {
  expect((await read(root)).doubts).toEqual([]);
});

test('the switches of a file are wanted from the start if a choice about their times can give it some', async () => {
  const wants = async (root: unknown) => {
    const file = await read(root);
    return firstChoice(file, { ...file, members: [], groups: [], switches: [] }).parts.has('switches');
  };
  expect(await wants(switches(TEN / 1_000))).toBe(true);
  expect(await wants(switches(NOW + 3 * 86_400_000))).toBe(false);
  expect(await wants(switches('soon'))).toBe(false);
});
