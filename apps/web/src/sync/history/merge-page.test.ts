import { brandId, microsecondAfter } from '@frontboard/model';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { END_OF_TIME } from '../../cache/switches/queries.ts';
import { compareInstants, compareNewestFirst } from '../../cache/switches/switch-order.ts';
import { type HistoryRow, historyRow } from '../../persistence/history/history-row.ts';
import { mergePage, withRow } from './merge-page.ts';
import { EVERYTHING, NoProgressError, withNewestSpan, withoutPage } from './pending-spans.ts';

const PAGE_ROWS = 5;

/** Few instants, so that many switches share one; with and without a fraction, as the service may write them. */
function row(id: number, instant: number, members: readonly string[] = []): HistoryRow {
  const second = `2026-01-01T00:00:${String(Math.floor(instant / 3)).padStart(2, '0')}`;
  const fraction = ['', '.000001', '.5'][instant % 3];
  return historyRow({
    id: brandId('SwitchId', `switch-${id}`),
    timestamp: `${second}${fraction}Z`,
    memberIds: members.map((member) => brandId('MemberId', member)),
  }) as HistoryRow;
}

const history = fc
  .uniqueArray(fc.record({ id: fc.nat(60), instant: fc.nat(30) }), {
    selector: ({ id }) => id,
    maxLength: 40,
  })
  .map((list) => list.map(({ id, instant }) => row(id, instant)));

/** As the client says where the page after a full one begins. */
function nextBeforeOf(fetched: readonly HistoryRow[]): string {
  const [newest, oldest] = [fetched[0]?.timestamp ?? '', fetched.at(-1)?.timestamp ?? ''];
  return newest === oldest ? oldest : microsecondAfter(oldest);
}

/** Fetches all as the loader does. The service gives the switches of one instant in its own order, and a page in any order. */
function load(known: readonly HistoryRow[], service: readonly HistoryRow[]) {
  let rows = known;
  let pending = EVERYTHING;
  let requests = 0;
  for (let span = pending[0]; span !== undefined; span = pending[0]) {
    requests += 1;
    expect(requests).toBeLessThan(500);
    const { before } = span;
    const older = service
      .filter(({ timestamp }) => compareInstants(timestamp, before) < 0)
      .toSorted((one, other) => compareInstants(other.timestamp, one.timestamp));
    const fetched = older.slice(0, PAGE_ROWS);
    const isLast = fetched.length < PAGE_ROWS;
    const page = mergePage(rows, new Map(rows.map((it) => [it.id, it])), {
      rows: fetched.toReversed(),
      before,
      isLast,
    });
    rows = page.rows;
    const nextBefore = isLast ? null : nextBeforeOf(fetched);
    pending = withoutPage(pending, span, { oldest: page.oldest, nextBefore });
  }
  return rows;
}

const atMostPerInstant = (list: readonly HistoryRow[], most: number) =>
  list.filter((it, index) => list.slice(0, index).filter((o) => o.timestamp === it.timestamp).length < most);

test('pages give every switch once, in the order of time and id, whatever was known before', () => {
  fc.assert(
    fc.property(history, history, (known, listed) => {
      const service = atMostPerInstant(listed, PAGE_ROWS - 1);
      const loaded = load(known.toSorted(compareNewestFirst), service);
      expect(loaded).toEqual(service.toSorted(compareNewestFirst));
    }),
    { numRuns: 500 },
  );
});

test('more switches at one instant than fit on a page neither end the loading nor lose other switches', () => {
  fc.assert(
    fc.property(history, fc.integer({ min: PAGE_ROWS, max: 20 }), (others, count) => {
      const crowd = Array.from({ length: count }, (_, index) => row(100 + index, 15));
      const loaded = load([], [...others, ...crowd]);
      const elsewhere = others.filter(({ timestamp }) => timestamp !== crowd[0]?.timestamp);
      for (const { id } of atMostPerInstant(elsewhere, PAGE_ROWS - 1))
        expect(loaded.some((it) => it.id === id)).toBe(true);
      expect(
        loaded.filter(({ timestamp }) => timestamp === crowd[0]?.timestamp).length,
      ).toBeGreaterThanOrEqual(PAGE_ROWS);
      expect(loaded).toEqual(loaded.toSorted(compareNewestFirst));
    }),
    { numRuns: 200 },
  );
});

test('a changed switch is listed once, at its time', () => {
  fc.assert(
    fc.property(history, fc.nat(60), fc.nat(30), (list, id, instant) => {
      const known = list.toSorted(compareNewestFirst);
      const moved = row(id, instant);
      const rest = known.filter((it) => it.id !== moved.id);
      expect(withRow(known, moved.id, moved)).toEqual([...rest, moved].toSorted(compareNewestFirst));
      expect(withRow(known, moved.id, null)).toEqual(rest);
    }),
  );
});

test('a page keeps the known order of members if nothing else differs', () => {
  const known = row(1, 3, ['bbbbb', 'aaaaa']);
  const page = { rows: [row(1, 3, ['aaaaa', 'bbbbb'])], before: END_OF_TIME, isLast: true };
  expect(mergePage([known], new Map([[known.id, known]]), page).rows[0]).toBe(known);
  const other = { ...page, rows: [row(1, 3, ['aaaaa', 'ccccc'])] };
  expect(mergePage([known], new Map([[known.id, known]]), other).rows[0]?.memberIds).toEqual([
    'aaaaa',
    'ccccc',
  ]);
});

test('front order that a page has replaces an unknown order, and is never replaced by one', () => {
  const listed = row(1, 3, ['aaaaa', 'bbbbb']);
  const ordered = { ...row(1, 3, ['bbbbb', 'aaaaa']), isInOrder: true };
  const merged = (known: HistoryRow, fetched: HistoryRow) =>
    mergePage([known], new Map([[known.id, known]]), { rows: [fetched], before: END_OF_TIME, isLast: true });
  expect(merged(listed, ordered)).toMatchObject({ rows: [ordered], put: [ordered] });
  expect(merged(ordered, listed)).toMatchObject({ rows: [ordered], put: [] });
});

test('a service that ignores where a page begins ends the loading', () => {
  const span = { before: '2026-01-01T00:00:00Z', until: null };
  const oldest = '2026-02-01T00:00:00Z';
  const ignored = { oldest, nextBefore: microsecondAfter(oldest) };
  expect(() => withoutPage([span], span, ignored)).toThrow(NoProgressError);
});

test('the newest switches are fetched again without those that are still missing', () => {
  const rows = [row(3, 30), row(2, 20), row(1, 10)];
  const rest = { before: row(0, 15).timestamp, until: null };
  const newest = { before: END_OF_TIME, known: rows[0]?.timestamp };
  expect(withNewestSpan([rest], rows, 2)).toEqual([{ ...newest, until: rows[1]?.timestamp }, rest]);
  expect(withNewestSpan([rest], rows, 3)).toEqual([{ ...newest, until: rest.before }, rest]);
});
