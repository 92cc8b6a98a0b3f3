import { createDayFinder, startOfDay } from '@frontboard/insight';
import { brandId, type Member } from '@frontboard/model';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { NamingOptions } from '../../cache/naming/system-view.ts';
import { type Moment, spanAt } from './entries.ts';
import { type EntryIndex, entriesOf } from './entry-index.ts';
import { createEntryTimes } from './entry-times.ts';
import { writeCsv } from './export/write-csv.ts';
import { writeIcs } from './export/write-ics.ts';
import { filterEntries } from './filter-entries.ts';
import { linesOf } from './history-lines.ts';
import { readHistorySearch } from './history-search.ts';
import { loadState } from './load-state.ts';
import { openEntryOf } from './open-entry.ts';
import { entryNames } from './use-entry-names.ts';
import { markText } from './use-unsure-marks.ts';
import { historyScreenWords } from './words.ts';

const row = (id: string, timestamp: string, ...members: string[]) => ({
  id: brandId('SwitchId', id),
  timestamp,
  atMs: Date.parse(timestamp),
  memberIds: members.map((member) => brandId('MemberId', member)),
  isInOrder: members.length < 2,
});

const NAMING: NamingOptions = { detectPronouns: false, id: { sep: false, caps: false } };

const HISTORY = [
  row('d', '2026-05-04T10:00:00Z', 'aaaaa'),
  row('c', '2026-05-03T22:00:00Z'),
  row('b', '2026-05-03T08:00:00Z', 'bbbbb', 'aaaaa'),
  row('a', '2026-05-03T08:00:00Z', 'ccccc'),
];

const NO_GAPS: readonly string[] = [];

const frontsOf = (entries: EntryIndex): readonly Moment[] =>
  [...entries].flatMap((entry) => (entry.kind === 'front' ? [entry] : []));

test('from when somebody unknown was there has the day if the front began on another one', () => {
  const times = createEntryTimes('UTC', createDayFinder('UTC'));
  const front = { fromMs: Date.parse('2026-05-03T22:00:00Z') };
  const textAt = (timestamp: string) =>
    markText({ kind: 'somebody', atMs: Date.parse(timestamp) }, front, times);
  expect(textAt('2026-05-03T23:00:00Z')).toMatch(/^Somebody from 11:00\sPM, not known who$/);
  expect(textAt('2026-05-04T20:00:00Z')).toMatch(/^Somebody from Mon, May 4, 8:00\sPM, not known who$/);
});

test('switches at one instant are one front, and each front ends where the next begins', () => {
  const moments = frontsOf(entriesOf(HISTORY, NO_GAPS));
  expect(moments.map(({ id, untilMs }) => [id, untilMs])).toEqual([
    ['d', null],
    ['c', Date.parse('2026-05-04T10:00:00Z')],
    ['b', Date.parse('2026-05-03T22:00:00Z')],
  ]);
  expect(moments[2]).toMatchObject({ switchIds: ['b', 'a'], memberIds: ['bbbbb', 'aaaaa', 'ccccc'] });
});

test('a gap is an entry between two known fronts, and the end of the front before it is unknown', () => {
  const entries = entriesOf(HISTORY, ['2026-05-04T10:00:00Z']);
  expect([...entries].slice(0, 3)).toMatchObject([
    { kind: 'front', id: 'd', isEndKnown: true },
    {
      kind: 'gap',
      id: 'gap-c',
      fromMs: Date.parse('2026-05-03T22:00:00Z'),
      untilMs: Date.parse('2026-05-04T10:00:00Z'),
    },
    { kind: 'front', id: 'c', isEndKnown: false },
  ]);
  const nowMs = Date.parse('2026-05-05T00:00:00Z');
  expect(frontsOf(entries).map((moment) => spanAt(moment, nowMs).state)).toEqual([
    'current',
    'ended',
    'past',
  ]);
  expect([entries.length, entries.frontCount]).toEqual([4, 3]);
});

test('a gap below everything known has no start', () => {
  const entries = entriesOf(HISTORY, ['2026-05-03T08:00:00Z']);
  expect(entries.at(3)).toEqual({
    kind: 'gap',
    id: 'gap-older',
    fromMs: null,
    untilMs: Date.parse('2026-05-03T08:00:00Z'),
  });
  expect(['gap-older', 'gap-b', 'b'].map(entries.indexOf)).toEqual([3, -1, 2]);
});

test('a gap is under the day on which it began, and is not counted there', () => {
  const lines = linesOf(entriesOf(HISTORY, ['2026-05-04T10:00:00Z']), createDayFinder('UTC'));
  expect(Array.from(lines, (line) => (line.kind === 'day' ? [line.id, line.count] : line.id))).toEqual([
    ['2026-05-04', 1],
    'd',
    ['2026-05-03', 2],
    'gap-c',
    'c',
    'b',
  ]);
});

test('who does not see a member finds nothing by its id', () => {
  const entries = entriesOf(HISTORY, NO_GAPS);
  const found = (ids: string, knownIds: ReadonlySet<string> | null) =>
    Array.from(
      filterEntries(
        entries,
        { with: ids },
        {
          groupMembers: () => null,
          found: () => new Set(),
          startOfDay: () => 0,
          knownIds,
          hasNote: () => false,
          isKey: () => false,
        },
      ),
      ({ id }) => id,
    );
  expect(found('bbbbb', null)).toEqual(['b']);
  expect(found('bbbbb', new Set(['aaaaa']))).toEqual([]);
  expect(found('aaaaa,bbbbb', new Set(['aaaaa']))).toEqual([]);
  expect(found('aaaaa', new Set(['aaaaa']))).toEqual(['d', 'b']);
});

test('a gap stays in what is filtered, except outside its days', () => {
  const entries = entriesOf(HISTORY, ['2026-05-04T10:00:00Z', '2026-05-03T08:00:00Z']);
  const context = {
    groupMembers: () => null,
    found: () => new Set<string>(),
    knownIds: null,
    hasNote: () => false,
    isKey: () => false,
    startOfDay: (key: string) => startOfDay(key, createDayFinder('UTC')),
  };
  const idsOf = (search: Record<string, unknown>) =>
    Array.from(filterEntries(entries, readHistorySearch(search), context), ({ id }) => id);
  expect(idsOf({ with: 'bbbbb' })).toEqual(['gap-c', 'b', 'gap-older']);
  expect(idsOf({ from: '2026-05-05' })).toEqual(['d']);
  expect(idsOf({ to: '2026-05-02' })).toEqual(['gap-older']);
});

test('a front before a future one is the current one', () => {
  const nowMs = Date.parse('2026-05-04T00:00:00Z');
  expect(frontsOf(entriesOf(HISTORY, NO_GAPS)).map((moment) => spanAt(moment, nowMs).state)).toEqual([
    'future',
    'current',
    'past',
  ]);
});

test('a front that began a few seconds after now, because clocks differ, is the current one', () => {
  const nowMs = Date.parse('2026-05-04T10:00:00Z') - 5_000;
  const [front] = frontsOf(entriesOf(HISTORY.slice(0, 1), NO_GAPS));
  if (front === undefined) throw new Error('The history has a front.');
  expect(spanAt({ ...front, fromMs: nowMs + 5_000, untilMs: null }, nowMs)).toEqual({
    state: 'current',
    untilMs: nowMs + 5_000,
  });
});

test.each([
  // The day on which clocks go forward has 23 hours, the one on which they go back 25.
  ['2026-03-29T21:59:59Z', 'Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['2026-10-25T22:59:59Z', 'Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z'],
  // Clocks that go back over midnight make two midnights: the day begins with the first.
  ['2026-10-25T00:30:00Z', 'Atlantic/Azores', '2026-10-25', '2026-10-25T00:00:00.000Z'],
  ['2026-10-25T12:00:00Z', 'Atlantic/Azores', '2026-10-25', '2026-10-25T00:00:00.000Z'],
  ['2026-11-01T17:00:00Z', 'America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  // Clocks that go back at midnight make the day before longer.
  ['2026-10-25T12:00:00Z', 'Asia/Beirut', '2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['2026-10-24T21:30:00Z', 'Asia/Beirut', '2026-10-24', '2026-10-23T21:00:00.000Z'],
  ['2026-05-03T22:00:00Z', 'Europe/Berlin', '2026-05-04', '2026-05-03T22:00:00.000Z'],
  ['2026-05-03T22:00:00Z', 'America/New_York', '2026-05-03', '2026-05-03T04:00:00.000Z'],
  ['2026-05-03T22:00:00Z', 'Asia/Kathmandu', '2026-05-04', '2026-05-03T18:15:00.000Z'],
])('%s in %s is on %s, which began at %s', (at, zone, key, start) => {
  const day = createDayFinder(zone)(Date.parse(at));
  expect([day.key, new Date(day.startMs).toISOString()]).toEqual([key, start]);
});

test('a day with two midnights has one heading', () => {
  const rows = ['2026-10-25T12:00:00Z', '2026-10-25T00:30:00Z', '2026-10-24T20:00:00Z'].map(
    (timestamp, index) => row(`s${index}`, timestamp),
  );
  const lines = linesOf(entriesOf(rows, NO_GAPS), createDayFinder('Atlantic/Azores'));
  expect(Array.from(lines, ({ id }) => id)).toEqual(['2026-10-25', 's0', 's1', '2026-10-24', 's2']);
});

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu', 'Europe/Berlin'])(
  'a day of %s begins with its first instant',
  (zone) => {
    const dayOf = createDayFinder(zone);
    const startMs = startOfDay('2026-05-03', dayOf);
    expect([dayOf(startMs - 1).key, dayOf(startMs).key]).toEqual(['2026-05-02', '2026-05-03']);
  },
);

test('every front is under the day on which it began, in any zone', () => {
  const zone = fc.constantFrom(
    'UTC',
    'Europe/Berlin',
    'America/New_York',
    'Pacific/Apia',
    'Australia/Lord_Howe',
  );
  const instant = fc.integer({ min: Date.UTC(2025, 0), max: Date.UTC(2027, 0) });
  fc.assert(
    fc.property(zone, fc.uniqueArray(instant, { maxLength: 30 }), (name, instants) => {
      const dayOf = createDayFinder(name);
      const switches = instants
        .toSorted((a, b) => b - a)
        .map((ms, index) => row(`s${index}`, new Date(ms).toISOString()));
      let key = '';
      for (const line of linesOf(entriesOf(switches, NO_GAPS), dayOf)) {
        if (line.kind === 'day') key = line.day.key;
        else expect(dayOf(line.entry.fromMs ?? 0).key).toBe(key);
      }
    }),
    { numRuns: 100 },
  );
});

test('10,000 switches in a day are under one heading, and years of nothing have none', () => {
  const noonMs = Date.UTC(2026, 4, 3, 12);
  const crowded = Array.from({ length: 10_000 }, (_, index) =>
    row(`s${index}`, new Date(noonMs - index * 1_000).toISOString(), 'aaaaa'),
  );
  const lines = linesOf(
    entriesOf([...crowded, row('old', '1990-01-01T00:00:00Z')], NO_GAPS),
    createDayFinder('UTC'),
  );
  expect(lines.length).toBe(10_003);
  expect(lines.at(0)).toMatchObject({ kind: 'day', id: '2026-05-03', count: 10_000 });
  expect(lines.at(10_000)).toMatchObject({ kind: 'entry', id: 's9999' });
  expect(lines.at(10_001)).toMatchObject({ kind: 'day', id: '1990-01-01', count: 1 });
  expect(lines.at(10_003)).toBeUndefined();
  expect(['s0', 's9999', 'old', '1990-01-01', 'nowhere'].map(lines.indexOf)).toEqual([
    1, 10_000, 10_002, 10_001, -1,
  ]);
  expect(lines.indexOfDay('2008-08-08')).toBe(10_001);
});

/** Before every fifth switch. */
const gapsBefore = (switches: readonly { readonly timestamp: string }[]) =>
  switches.filter((_, index) => index % 5 === 4).map(({ timestamp }) => timestamp);

test('every line is found again by its id, whatever is filtered', () => {
  const instants = fc.uniqueArray(fc.integer({ min: 0, max: 500 }), { maxLength: 40 });
  fc.assert(
    fc.property(instants, fc.integer({ min: 1, max: 4 }), (hours, divisor) => {
      const switches = hours
        .toSorted((a, b) => b - a)
        .map((hour) => row(`s${hour}`, new Date(hour * 3_600_000).toISOString()));
      // The lowest gap has no start.
      const some = entriesOf(switches, gapsBefore(switches)).filter(
        ({ fromMs }) => ((fromMs ?? 0) / 3_600_000) % divisor === 0,
      );
      const lines = linesOf(some, createDayFinder('Europe/Berlin'));
      expect(Array.from(lines, ({ id }) => lines.indexOf(id))).toEqual([...lines].map((_, index) => index));
    }),
  );
});

test('an entry that the list has no longer stays open, between those that would be its neighbours', () => {
  const all = entriesOf(HISTORY, ['2026-05-04T10:00:00Z']);
  const ids = Array.from(all, ({ id }) => id);
  for (const [index, id] of ids.entries()) {
    const listed = openEntryOf({ all, entries: all }, id);
    const entries = all.filter((entry) => entry.id !== id);
    const left = openEntryOf({ all, entries }, id);
    expect([listed.open?.id, listed.isListed, left.open?.id, left.isListed]).toEqual([id, true, id, false]);
    for (const { newer, older } of [listed, left])
      expect([newer?.id, older?.id]).toEqual([ids[index - 1], ids[index + 1]]);
  }
  expect(openEntryOf({ all, entries: all }, 'unknown').open).toBeUndefined();
  expect(openEntryOf({ all, entries: all }).open).toBeUndefined();
});

test('a member who is not in the list is "former" to the owner and "Someone" to others', () => {
  const luna = { id: 'aaaaa', name: 'Luna', displayName: null } as unknown as Member;
  const phrases = (isOwner: boolean) => {
    const { phrase } = entryNames([luna], isOwner, NAMING);
    return [['zzzzz'], ['aaaaa', 'zzzzz'], ['yyyyy', 'zzzzz'], ['xxxxx', 'yyyyy', 'zzzzz', 'aaaaa']].map(
      (memberIds) => phrase({ memberIds, isInOrder: true }),
    );
  };
  expect(phrases(true)).toEqual([
    'a former member',
    'Luna and a former member',
    '2 former members',
    'Luna and 3 former members',
  ]);
  expect(phrases(false)).toEqual([
    'Someone',
    'Luna and one other',
    'Someone and one other',
    'Luna and 3 others',
  ]);
});

test('members are named in front order where it is known, otherwise by name, whatever order they come in', () => {
  const members = ['Wren', 'ash', 'Luna'].map(
    (name) => ({ id: name.toLowerCase(), name, displayName: null }) as unknown as Member,
  );
  const { phrase, membersOf, namesOf } = entryNames(members, true, NAMING);
  const front = (isInOrder: boolean, ...memberIds: string[]) => ({ memberIds, isInOrder });
  expect(phrase(front(true, 'wren', 'ash', 'luna'))).toBe('Wren, ash and Luna');
  for (const memberIds of [
    ['wren', 'ash', 'luna'],
    ['luna', 'wren', 'ash'],
  ])
    expect(phrase(front(false, ...memberIds))).toBe('ash, Luna and Wren');
  expect(membersOf(front(false, 'wren', 'gone', 'ash')).map(({ name }) => name)).toEqual(['ash', 'Wren']);
  expect(namesOf(front(false, 'gone', 'wren', 'ash'))).toEqual(['ash', 'Wren', 'a former member']);
});

test('of one switch the front order can be known, of several at one instant it is not', () => {
  const ordered = { ...row('x', '2026-05-03T08:00:00Z', 'bbbbb', 'aaaaa'), isInOrder: true };
  const other = row('w', '2026-05-03T08:00:00Z', 'ccccc');
  expect(entriesOf([ordered], NO_GAPS).at(0)).toMatchObject({ isInOrder: true });
  expect(entriesOf([ordered, other], NO_GAPS).at(0)).toMatchObject({ isInOrder: false });
});

test('a date leads to its day, or to the next earlier one', () => {
  const lines = linesOf(entriesOf(HISTORY, NO_GAPS), createDayFinder('UTC'));
  expect(
    ['2026-06-01', '2026-05-04', '2026-05-03', '2026-05-01'].map((key) => lines.indexOfDay(key)),
  ).toEqual([0, 0, 2, -1]);
});

test('filters are read from the address and combine', () => {
  const entries = entriesOf(HISTORY, NO_GAPS);
  const context = {
    groupMembers: (id: string) => (id === 'ggggg' ? new Set(['ccccc']) : null),
    found: (text: string) => new Set(text === 'Ash' ? ['bbbbb'] : []),
    knownIds: null,
    hasNote: () => false,
    isKey: () => false,
    startOfDay: (key: string) => startOfDay(key, createDayFinder('UTC')),
  };
  const idsOf = (search: Record<string, unknown>) =>
    Array.from(filterEntries(entries, readHistorySearch(search), context), ({ id }) => id);
  expect(idsOf({})).toEqual(['d', 'c', 'b']);
  expect(idsOf({ with: 'aaaaa' })).toEqual(['d', 'b']);
  expect(idsOf({ with: 'aaaaa,bbbbb' })).toEqual(['b']);
  expect(idsOf({ with: 'aaaaa', show: 'alone' })).toEqual(['d']);
  expect(idsOf({ show: 'switch-outs' })).toEqual(['c']);
  expect(idsOf({ group: 'ggggg' })).toEqual(['b']);
  expect(idsOf({ group: 'hhhhh' })).toEqual([]);
  expect(idsOf({ q: 'Ash' })).toEqual(['b']);
  // A front counts for each day that it touches.
  expect(idsOf({ from: '2026-05-04' })).toEqual(['d', 'c']);
  expect(idsOf({ from: '2026-05-03', to: '2026-05-03' })).toEqual(['c', 'b']);
  expect(idsOf({ to: '2026-05-02' })).toEqual([]);
  expect(idsOf({ from: 'may', to: '2026-99-99', day: '2026-05-03' })).toEqual(['d', 'c', 'b']);
  expect(idsOf({ with: '<b>', show: 5, group: ['x'], entry: '../x' })).toEqual(['d', 'c', 'b']);
});

const FRONTS = [
  { id: 'b', from: '2026-05-03T22:00:00.000Z', until: null, names: [] },
  {
    id: 'a',
    from: '2026-05-03T08:00:00.000Z',
    until: '2026-05-03T22:00:00.000Z',
    names: ['Luna "L", the; first', '=1+1'],
  },
];

test('CSV quotes what needs it, ends lines as RFC 4180 says, and has no formulas', () => {
  const words = { columns: ['From', 'Until', 'Seconds', 'Members'], switchOut: 'Switch-out' } as const;
  expect(writeCsv(FRONTS, words)).toBe(
    'From,Until,Seconds,Members\r\n' +
      '2026-05-03T22:00:00.000Z,,,Switch-out\r\n' +
      '2026-05-03T08:00:00.000Z,2026-05-03T22:00:00.000Z,50400,"Luna ""L"", the; first; \'=1+1"\r\n',
  );
  const [, formula] = FRONTS;
  if (formula !== undefined)
    expect(writeCsv([{ ...formula, names: ['=1+1'] }], words)).toContain(",'=1+1\r\n");
});

test.each([
  ['a semicolon', 'a;=1+1', `"a;'=1+1"`],
  ['a semicolon between two names', ['a', '=1+1'], `"a; '=1+1"`],
  ['a tab', 'a\t@SUM(1)', `"a\t'@SUM(1)"`],
  ['a line break', 'a\n+1\r-1', `"a\n'+1\r'-1"`],
  ['a quotation mark after a semicolon', 'a;"=1+1"', `"a;""'=1+1"""`],
  ['a blank', ' =1+1', ` '=1+1`],
  ['nothing, in full width', '＝1+1', `'＝1+1`],
])('a cell of a CSV file has no formula after %s', (_what, names, cell) => {
  const [, front] = FRONTS;
  if (front === undefined) throw new Error('There is no front.');
  const words = { columns: ['From', 'Until', 'Seconds', 'Members'], switchOut: 'Switch-out' } as const;
  const csv = writeCsv([{ ...front, names: typeof names === 'string' ? [names] : names }], words);
  expect(csv).toContain(`,50400,${cell}\r\n`);
  expect(writeCsv([{ ...front, names: ['a - b', 'x=1'] }], words)).toContain('"a - b; x=1"');
});

test('a front before a gap has no end in a calendar, and no length in a table', () => {
  const [front] = FRONTS;
  if (front === undefined) throw new Error('There is no front.');
  const ended = { ...front, isEndUnknown: true };
  expect(writeIcs([ended], { now: '2026-05-04T00:00:00.000Z', switchOut: 'Switch-out' })).not.toContain(
    'DTEND',
  );
  const words = { columns: ['From', 'Until', 'Seconds', 'Members'], switchOut: 'Switch-out' } as const;
  expect(writeCsv([ended], words)).toContain('2026-05-03T22:00:00.000Z,,,Switch-out\r\n');
});

test('a calendar escapes names and folds long lines without cutting a character', () => {
  const long = { id: 'c', from: FRONTS[0]?.from ?? '', until: null, names: ['🌙'.repeat(60)] };
  const text = writeIcs([...FRONTS, long], { now: '2026-05-04T00:00:00.000Z', switchOut: 'Switch-out' });
  for (const line of text.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  const unfolded = text.replaceAll('\r\n ', '');
  expect(unfolded).toContain('SUMMARY:Luna "L"\\, the\\; first\\, =1+1\r\n');
  expect(unfolded).toContain(`SUMMARY:${'🌙'.repeat(60)}\r\n`);
  expect(unfolded).toContain('DTSTART:20260503T080000Z\r\nDTEND:20260503T220000Z\r\n');
  expect(unfolded).toContain('DTSTART:20260503T220000Z\r\nDTEND:20260504T000000Z\r\n');
});

test('a file has what is written on this device about a front only if it is given, and no formulas in it', () => {
  const note = { text: 'At the vet,\n=1+1', marks: 'busy', members: 'Moss: Near' };
  const [front] = FRONTS;
  if (front === undefined) throw new Error('There is no front.');
  const words = { columns: ['a', 'b', 'c', 'd', 'Note', 'Marks', 'Roles'], switchOut: 'Out' } as const;
  expect(writeCsv([{ ...front, note }], words)).toContain(',Out,"At the vet,\n\'=1+1",busy,Moss: Near\r\n');
  expect(writeCsv([{ ...front, note: null }], words)).toContain(',Out\r\n');
  const options = { now: '2026-05-04T00:00:00.000Z', switchOut: 'Out' };
  expect(writeIcs([{ ...front, note }], options)).toContain(
    'DESCRIPTION:At the vet\\,\\n=1+1\\nbusy\\nMoss: Near\r\n',
  );
  expect(writeIcs([front, { ...front, note: { text: '', marks: '', members: '' } }], options)).not.toContain(
    'DESCRIPTION',
  );
});

const { state: stateWords } = historyScreenWords;

test.each([
  ['complete', false, null, stateWords.complete],
  ['complete', false, new Error(), stateWords.newestFailed],
  ['paused', false, new Error(), stateWords.paused],
  ['paused', true, null, stateWords.newest],
  ['paused', true, new Error(), stateWords.newestFailed],
  ['failed', true, new Error(), stateWords.failed],
] as const)('a history that is %s (on demand: %s, error: %s) is "%s"', (state, isOnDemand, error, title) => {
  expect(
    loadState({ state, isOnDemand, error, loadedCount: 1, loadedBackTo: null } as Parameters<
      typeof loadState
    >[0]).title,
  ).toBe(title);
});
