import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { planEdit } from './plan-edit.ts';
import { keyOf } from './rows.ts';
import { rowsAround } from './rows-around.ts';
import type { EditableRow, EditPlan, EditStep, FrontStretch, HistoryEdit, PlannedEdit } from './types.ts';

const RUNS = { numRuns: inject('isLong') ? 10_000 : 300 };
const LAST_SECOND = 24;
const START_MS = Date.UTC(2026, 4, 3, 12);

/** A time of the test's day; halves fall between all switches. */
const at = (second: number) => new Date(START_MS + second * 1_000).toISOString();

const members = fc
  .subarray(['ash', 'kit', 'luna', 'moss'])
  .chain((some) => fc.shuffledSubarray(some, { minLength: some.length }));
const second = fc.integer({ min: 0, max: LAST_SECOND });

/** The real service can hold several switches at one instant. */
const history = fc
  .array(fc.record({ second, memberIds: members }), { maxLength: 9 })
  .map((rows) =>
    rows.map(({ second, memberIds }, index) => ({ id: `s${index}`, timestamp: at(second), memberIds })),
  );

const anyId = fc.integer({ min: 0, max: 8 }).map((index) => `s${index}`);
const someMembers = members.filter((list) => list.length > 0);
const range = fc.record({ from: second, to: fc.option(second) }).map(({ from, to }) => ({
  from: at(from),
  to: to === null ? null : at(to),
}));

function planOf(rows: readonly EditableRow[], edit: HistoryEdit): PlannedEdit {
  return planEdit({ rows, isComplete: true, nowMs: START_MS + 86_400_000 }, edit);
}

/** The switches that determine the front at a time, by looking at every switch: all of the latest instant, as the history lists them. */
function rowsAt(rows: readonly EditableRow[], timestamp: string): readonly EditableRow[] {
  const times = rows.map((row) => row.timestamp).filter((it) => it <= timestamp);
  const latest = times.sort().at(-1);
  return rows
    .filter((row) => row.timestamp === latest)
    .toSorted((one, other) => (one.id < other.id ? 1 : -1));
}

/** The front at a time. Before the first switch, nobody. */
function frontAt(rows: readonly EditableRow[], timestamp: string): readonly string[] {
  return [...new Set(rowsAt(rows, timestamp).flatMap(({ memberIds }) => memberIds))];
}

/** The result of the steps in the service. It refuses a second switch at one instant. */
function carriedOut(rows: readonly EditableRow[], steps: readonly EditStep[]): readonly EditableRow[] {
  let now = [...rows];
  const refuseTaken = (timestamp: string) => {
    if (now.some((row) => row.timestamp === timestamp)) throw new Error(`${timestamp} is taken.`);
  };
  steps.forEach((step, index) => {
    if (step.kind === 'record') {
      refuseTaken(step.timestamp);
      now.push({ id: `new${index}`, timestamp: step.timestamp, memberIds: step.memberIds });
      return;
    }
    if (!now.some(({ id }) => id === step.id)) throw new Error(`${step.id} is not there.`);
    if (step.kind === 'delete') now = now.filter(({ id }) => id !== step.id);
    if (step.kind === 'move') {
      refuseTaken(step.timestamp);
      now = now.map((row) => (row.id === step.id ? { ...row, timestamp: step.timestamp } : row));
    }
    if (step.kind === 'edit-members')
      now = now.map((row) => (row.id === step.id ? { ...row, memberIds: step.memberIds } : row));
  });
  return now;
}

/** All times of the test's day, and those between them. */
const MOMENTS = Array.from({ length: 2 * LAST_SECOND + 6 }, (_, index) => at(index / 2 - 1));

function frontIn(stretches: readonly FrontStretch[], moment: string): readonly string[] | undefined {
  const stretch = stretches.find(({ from, to }) => from <= moment && (to === null || moment < to));
  return stretch && (stretch.memberIds ?? []);
}

/** Whether the lanes show the fronts of both histories, and nothing outside of them differs. */
function expectLanes(plan: EditPlan, before: readonly EditableRow[], after: readonly EditableRow[]): void {
  for (const moment of MOMENTS) {
    const [was, is] = [frontAt(before, moment), frontAt(after, moment)];
    const shown = [frontIn(plan.before, moment), frontIn(plan.after, moment)];
    if (shown.every((front) => front === undefined)) expect(is).toEqual(was);
    else expect(shown).toEqual([was, is]);
  }
}

/** Plans an edit, carries it out, and compares every time with the expected front. */
function expectFront(
  rows: readonly EditableRow[],
  edit: HistoryEdit,
  wanted: (moment: string) => readonly string[],
): void {
  const plan = planOf(rows, edit);
  const isTaken = edit.kind === 'add' && rows.some(({ timestamp }) => timestamp === edit.at);
  if (!plan.ok) {
    expect(plan.refusal).toBe(isTaken ? 'taken' : 'no-change');
    if (!isTaken)
      expect(MOMENTS.map((moment) => wanted(moment))).toEqual(MOMENTS.map((moment) => frontAt(rows, moment)));
    return;
  }
  expect(isTaken).toBe(false);
  const after = carriedOut(rows, plan.steps);
  // Who is added to each of several switches at one instant is not last in all of them together.
  const inOrder = (moment: string, front: readonly string[]) =>
    rowsAt(rows, moment).length > 1 ? front.toSorted() : front;
  expect(MOMENTS.map((moment) => inOrder(moment, frontAt(after, moment)))).toEqual(
    MOMENTS.map((moment) => inOrder(moment, wanted(moment))),
  );
  expectLanes(plan, rows, after);
  const written = plan.steps.flatMap((step) => ('id' in step ? [step.id] : []));
  expect(new Set(written).size).toBe(written.length);
  expect(plan.sources).toEqual(expect.arrayContaining(written));
}

describe('the front as a function of time, compared with a slow reference', () => {
  it('has the inserted members within the range and is the same outside', () => {
    fc.assert(
      fc.property(history, someMembers, range, (rows, memberIds, { from, to }) => {
        fc.pre(to === null || from < to);
        expectFront(rows, { kind: 'insert', memberIds, from, to }, (moment) => {
          const was = frontAt(rows, moment);
          const isInside = from <= moment && (to === null || moment < to);
          return isInside ? [...was, ...memberIds.filter((id) => !was.includes(id))] : was;
        });
      }),
      RUNS,
    );
  });

  it('lacks the removed members within the range and is the same outside', () => {
    fc.assert(
      fc.property(history, someMembers, range, (rows, memberIds, { from, to }) => {
        fc.pre(to === null || from < to);
        expectFront(rows, { kind: 'take-out', memberIds, from, to }, (moment) => {
          const was = frontAt(rows, moment);
          const isInside = from <= moment && (to === null || moment < to);
          return isInside ? was.filter((id) => !memberIds.includes(id)) : was;
        });
      }),
      RUNS,
    );
  });

  it('is the same from the first switch after now, whatever was changed until now', () => {
    fc.assert(
      fc.property(
        history,
        someMembers,
        second,
        second,
        fc.boolean(),
        (rows, memberIds, from, now, isAdded) => {
          // Up to a minute ahead counts as now.
          const nowMs = START_MS + (now - 60) * 1_000;
          const edit = {
            kind: isAdded ? 'insert' : 'take-out',
            memberIds,
            from: at(from),
            to: null,
          } as const;
          const plan = planEdit({ rows, isComplete: true, nowMs }, edit);
          if (!plan.ok) return;
          const future = rows.filter(({ timestamp }) => timestamp > at(Math.max(from, now - 1)));
          const after = carriedOut(rows, plan.steps);
          expect(after).toEqual(expect.arrayContaining(future));
          const end = future.map(({ timestamp }) => timestamp).sort()[0];
          for (const moment of MOMENTS) {
            const [was, is] = [frontAt(rows, moment), frontAt(after, moment)];
            if (moment < at(from) || (end !== undefined && moment >= end)) expect(is).toEqual(was);
            else expect(memberIds.map((id) => is.includes(id))).toEqual(memberIds.map(() => isAdded));
          }
        },
      ),
      RUNS,
    );
  });

  it('has the members of an added switch until the next switch', () => {
    fc.assert(
      fc.property(history, members, second, (rows, memberIds, when) => {
        const next = rows
          .map(({ timestamp }) => timestamp)
          .filter((it) => it > at(when))
          .sort()[0];
        expectFront(rows, { kind: 'add', at: at(when), memberIds }, (moment) =>
          moment >= at(when) && (next === undefined || moment < next) ? memberIds : frontAt(rows, moment),
        );
      }),
      RUNS,
    );
  });

  it('equals the reference after one switch was changed, moved, deleted, copied or split', () => {
    const edit = fc.oneof(
      fc.record({ kind: fc.constant('move'), id: anyId, to: second.map(at) }),
      fc.record({ kind: fc.constant('change-members'), id: anyId, memberIds: members }),
      fc.record({ kind: fc.constant('delete'), id: anyId }),
      fc.record({ kind: fc.constant('copy'), id: anyId, at: second.map(at) }),
      fc.record({ kind: fc.constant('split'), id: anyId, at: second.map(at), memberIds: members }),
    ) as fc.Arbitrary<HistoryEdit & { readonly id: string }>;
    fc.assert(
      fc.property(history, edit, (rows, edit) => {
        const row = rows.find(({ id }) => id === edit.id);
        const plan = planOf(rows, edit);
        if (row === undefined) {
          expect(plan).toEqual({ ok: false, refusal: 'gone' });
          return;
        }
        const refusal = refusalOf(rows, row, edit);
        if (refusal !== null) {
          expect(plan).toMatchObject({ ok: false, refusal });
          return;
        }
        if (!plan.ok) throw new Error(plan.refusal);
        expect(plan.steps).toHaveLength(1);
        const wanted = rowsAfter(rows, row, edit);
        const after = carriedOut(rows, plan.steps);
        expect(MOMENTS.map((moment) => frontAt(after, moment))).toEqual(
          MOMENTS.map((moment) => frontAt(wanted, moment)),
        );
        expectLanes(plan, rows, after);
      }),
      RUNS,
    );
  });

  it('stays as it is when equal neighbours become one, and no neighbours are equal then', () => {
    fc.assert(
      fc.property(history, anyId, (rows, id) => {
        const plan = planOf(rows, { kind: 'merge', id });
        if (!plan.ok) {
          expect(plan.refusal).toBe(rows.some((row) => row.id === id) ? 'nothing-to-merge' : 'gone');
          expect(canMerge(rows, id)).toBe(false);
          return;
        }
        expect(canMerge(rows, id)).toBe(true);
        const after = carriedOut(rows, plan.steps);
        expect(after.length).toBeLessThan(rows.length);
        expect(MOMENTS.map((moment) => frontAt(after, moment))).toEqual(
          MOMENTS.map((moment) => frontAt(rows, moment)),
        );
        expectLanes(plan, rows, after);
        const left = rows.filter((row) => after.some((it) => it.id === row.id)).find((row) => row.id === id);
        if (left !== undefined)
          expect(planOf(after, { kind: 'merge', id })).toMatchObject({ refusal: 'nothing-to-merge' });
      }),
      RUNS,
    );
  });

  it('is as before once an inserted range of absent members is removed again', () => {
    fc.assert(
      fc.property(history, range, (rows, { from, to }) => {
        fc.pre(to === null || from < to);
        const others = rows.map((row) => ({
          ...row,
          memberIds: row.memberIds.filter((id) => id !== 'luna'),
        }));
        const there = planOf(others, { kind: 'insert', memberIds: ['luna'], from, to });
        if (!there.ok) return;
        const between = carriedOut(others, there.steps);
        const back = planOf(between, { kind: 'take-out', memberIds: ['luna'], from, to });
        if (!back.ok) throw new Error(back.refusal);
        const after = carriedOut(between, back.steps);
        expect(MOMENTS.map((moment) => frontAt(after, moment))).toEqual(
          MOMENTS.map((moment) => frontAt(others, moment)),
        );
      }),
      RUNS,
    );
  });
});

describe('a plan made from the switches around an edit', () => {
  const many = fc
    .array(fc.record({ second: fc.integer({ min: 0, max: 60 }), memberIds: members }), { maxLength: 60 })
    .map((rows) =>
      rows.map(({ second, memberIds }, index) => ({ id: `s${index}`, timestamp: at(second), memberIds })),
    );
  const id = fc.integer({ min: 0, max: 60 }).map((index) => `s${index}`);
  const when = fc.integer({ min: -2, max: 62 }).map(at);
  const edit = fc.oneof(
    fc.record({ kind: fc.constant('add'), at: when, memberIds: members }),
    fc.record({ kind: fc.constant('insert'), memberIds: someMembers, from: when, to: fc.option(when) }),
    fc.record({ kind: fc.constant('take-out'), memberIds: someMembers, from: when, to: fc.option(when) }),
    fc.record({ kind: fc.constant('move'), id, to: when }),
    fc.record({ kind: fc.constant('change-members'), id, memberIds: members }),
    fc.record({ kind: fc.constant('delete'), id }),
    fc.record({ kind: fc.constant('copy'), id, at: when }),
    fc.record({ kind: fc.constant('split'), id, at: when, memberIds: members }),
    fc.record({ kind: fc.constant('merge'), id }),
  ) as fc.Arbitrary<HistoryEdit>;

  it('is the plan made from all of them', () => {
    fc.assert(
      fc.property(many, edit, fc.boolean(), fc.option(when), (rows, edit, isComplete, listedAt) => {
        const newestFirst = rows.toSorted((one, other) =>
          keyOf(other.timestamp) + other.id < keyOf(one.timestamp) + one.id ? -1 : 1,
        );
        const known = { isComplete, listedAt, nowMs: START_MS + 20_000 };
        expect(planEdit({ ...known, rows: rowsAround(newestFirst, edit) }, edit)).toEqual(
          planEdit({ ...known, rows }, edit),
        );
      }),
      { numRuns: RUNS.numRuns * 2 },
    );
  });

  it('needs few of 50,000', () => {
    const rows = Array.from({ length: 50_000 }, (_, index) => ({
      id: `s${index}`,
      timestamp: at(-index),
      memberIds: [index % 2 === 0 ? 'ash' : 'luna'],
    }));
    const edit: HistoryEdit = { kind: 'insert', memberIds: ['kit'], from: at(-30_004), to: at(-30_000) };
    expect(rowsAround(rows, edit).length).toBeLessThan(15);
  });
});

/** The rows as a person would change them one by one. */
function rowsAfter(
  rows: readonly EditableRow[],
  row: EditableRow,
  edit: HistoryEdit,
): readonly EditableRow[] {
  const others = rows.filter((it) => it !== row);
  switch (edit.kind) {
    case 'move':
      return [...others, { ...row, timestamp: edit.to }];
    case 'change-members':
      return [...others, { ...row, memberIds: edit.memberIds }];
    case 'delete':
      return others;
    case 'copy':
      return [...rows, { ...row, id: 'new', timestamp: edit.at }];
    case 'split':
      return [...rows, { id: 'new', timestamp: edit.at, memberIds: edit.memberIds }];
    default:
      throw new Error(`${edit.kind} is not about one switch.`);
  }
}

/** Why the service or the editor refuses an edit of one switch, by looking at every switch; null if it is possible. */
function refusalOf(
  rows: readonly EditableRow[],
  row: EditableRow,
  edit: HistoryEdit & { readonly id: string },
): string | null {
  const isTaken = (time: string) => rows.some((it) => it !== row && it.timestamp === time);
  const isEqual = (one: readonly string[], other: readonly string[]) => one.join() === other.join();
  const isOwn = 'at' in edit && row.timestamp === edit.at;
  switch (edit.kind) {
    case 'move':
      if (edit.to === row.timestamp) return 'no-change';
      return isTaken(edit.to) ? 'taken' : null;
    case 'change-members':
      return isEqual(edit.memberIds, row.memberIds) ? 'no-change' : null;
    case 'copy':
      if (isTaken(edit.at) || isOwn) return 'taken';
      return isEqual(frontAt(rows, edit.at), row.memberIds) ? 'no-change' : null;
    case 'split':
      if (isTaken(edit.at) || isOwn) return 'taken';
      if (!rowsAt(rows, edit.at).includes(row)) return 'outside';
      return isEqual(edit.memberIds, row.memberIds) && rowsAt(rows, at(1_000))[0] === row
        ? 'same-as-latest'
        : null;
    default:
      return null;
  }
}

/** Whether the instant of a switch and one beside it have the same members in the same order, or one switch of its instant has them all. */
function canMerge(rows: readonly EditableRow[], id: string): boolean {
  const row = rows.find((it) => it.id === id);
  if (row === undefined) return false;
  const front = frontAt(rows, row.timestamp).join();
  const own = rowsAt(rows, row.timestamp);
  const times = [...new Set(rows.map(({ timestamp }) => timestamp))].sort();
  const place = times.indexOf(row.timestamp);
  const beside = [times[place - 1], times[place + 1]].filter((time) => time !== undefined);
  return (
    beside.some((time) => frontAt(rows, time).join() === front) ||
    (own.length > 1 && own.some(({ memberIds }) => memberIds.join() === front))
  );
}

describe('a plan', () => {
  const row = (id: string, when: number, memberIds: readonly string[]) => ({
    id,
    timestamp: at(when),
    memberIds,
  });
  const rows = [row('early', 0, ['ash']), row('late', 10, ['kit'])];

  it('inserts a member for a while by two switches where there was none', () => {
    const plan = planOf(rows, { kind: 'insert', memberIds: ['luna'], from: at(3), to: at(5) });
    expect(plan).toMatchObject({
      steps: [
        { kind: 'record', timestamp: at(3), memberIds: ['ash', 'luna'] },
        { kind: 'record', timestamp: at(5), memberIds: ['ash'] },
      ],
      before: [
        { from: at(0), to: at(10), memberIds: ['ash'] },
        { from: at(10), to: null, memberIds: ['kit'] },
      ],
      sources: ['early'],
      isFuture: false,
    });
  });

  it('changes the switches within the range of an insertion, and deletes one that then says nothing', () => {
    const between = [...rows, row('joined', 4, ['ash', 'luna'])];
    expect(planOf(between, { kind: 'insert', memberIds: ['luna'], from: at(2), to: at(12) })).toMatchObject({
      steps: [
        { kind: 'record', timestamp: at(2) },
        { kind: 'edit-members', id: 'late', memberIds: ['kit', 'luna'] },
        { kind: 'record', timestamp: at(12), memberIds: ['kit'] },
      ],
    });
    expect(planOf(between, { kind: 'take-out', memberIds: ['luna'], from: at(2), to: null })).toMatchObject({
      steps: [{ kind: 'delete', id: 'joined' }],
    });
  });

  it('names the last switch that stays before each new one that continues a front, and none before the first of all', () => {
    const between = [...rows, row('joined', 4, ['ash', 'luna'])];
    const takeOut: HistoryEdit = { kind: 'take-out', memberIds: ['luna'], from: at(2), to: at(6) };
    expect(planOf(between, takeOut)).toMatchObject({
      steps: [
        { kind: 'delete', id: 'joined' },
        { kind: 'record', timestamp: at(6), follows: 'early' },
      ],
    });
    const first: HistoryEdit = { kind: 'insert', memberIds: ['luna'], from: at(-5), to: at(-3) };
    expect(planOf(rows, first)).toMatchObject({ steps: [{ follows: null }, { follows: null }] });
    const later: HistoryEdit = { ...first, from: at(3), to: at(5) };
    expect(planOf(rows, later)).toMatchObject({ steps: [{ follows: 'early' }, { follows: 'early' }] });
    const added = planOf(rows, { kind: 'add', at: at(3), memberIds: ['luna'] });
    expect(added).toMatchObject({ steps: [{ kind: 'record', timestamp: at(3), memberIds: ['luna'] }] });
    expect(added).not.toHaveProperty('steps.0.follows');
  });

  it('says that something lies in the future', () => {
    const edit: HistoryEdit = { kind: 'add', at: at(100), memberIds: ['luna'] };
    expect(planEdit({ rows, isComplete: true, nowMs: START_MS + 40_000 }, edit)).toMatchObject({
      isFuture: true,
    });
    expect(planEdit({ rows, isComplete: true, nowMs: START_MS + 41_000 }, edit)).toMatchObject({
      isFuture: false,
    });
    const range: HistoryEdit = { kind: 'insert', memberIds: ['luna'], from: at(3), to: at(100) };
    expect(planEdit({ rows, isComplete: true, nowMs: START_MS + 20_000 }, range)).toMatchObject({
      steps: [{ timestamp: at(3) }, { kind: 'edit-members' }, { timestamp: at(100) }],
      isFuture: true,
    });
  });

  describe('until now', () => {
    const planned = [row('early', 0, ['ash']), row('planned', 1_000, ['kit'])];
    const until = (rows: readonly EditableRow[], now: number, from: number) =>
      planEdit(
        { rows, isComplete: true, nowMs: START_MS + now * 1_000 },
        { kind: 'insert', memberIds: ['luna'], from: at(from), to: null },
      );

    it('leaves a planned switch as it is', () => {
      expect(until(planned, 100, 0)).toMatchObject({
        steps: [{ kind: 'edit-members', id: 'early', memberIds: ['ash', 'luna'] }],
        isFuture: false,
      });
      const takeOut: HistoryEdit = { kind: 'take-out', memberIds: ['kit'], from: at(0), to: null };
      expect(planEdit({ rows: planned, isComplete: true, nowMs: START_MS + 100_000 }, takeOut)).toMatchObject(
        { refusal: 'no-change' },
      );
    });

    it('changes the front that lasts, if no switch is planned', () => {
      expect(until(planned.slice(0, 1), 100, 50)).toMatchObject({
        steps: [{ kind: 'record', timestamp: at(50), memberIds: ['ash', 'luna'] }],
      });
    });

    it('includes a switch of this moment, also if the clock of the service is some seconds ahead', () => {
      const now = [...planned, row('now', 110, ['moss'])];
      expect(until(now, 100, 0)).toMatchObject({
        steps: [{ id: 'early' }, { kind: 'edit-members', id: 'now', memberIds: ['moss', 'luna'] }],
      });
    });

    it('changes one planned switch if it starts there', () => {
      expect(until([...planned, row('last', 2_000, [])], 100, 1_000)).toMatchObject({
        steps: [{ kind: 'edit-members', id: 'planned', memberIds: ['kit', 'luna'] }],
      });
    });
  });

  describe('with two switches at one instant', () => {
    const both = [row('one', 0, ['kit']), row('two', 0, ['ash'])];

    it('repeats the members of both, and needs the order of both', () => {
      const plan = planOf(both, { kind: 'insert', memberIds: ['luna'], from: at(3), to: at(5) });
      expect(plan).toMatchObject({
        steps: [
          { kind: 'record', timestamp: at(3), memberIds: ['ash', 'kit', 'luna'] },
          { kind: 'record', timestamp: at(5), memberIds: ['ash', 'kit'] },
        ],
        before: [{ from: at(0), to: null, memberIds: ['ash', 'kit'] }],
        sources: ['one', 'two'],
      });
    });

    it('changes nothing where one of them has the member already', () => {
      const there: HistoryEdit = { kind: 'insert', memberIds: ['kit'], from: at(0), to: null };
      expect(planOf(both, there)).toEqual({ ok: false, refusal: 'no-change' });
      expect(planOf(both, { kind: 'add', at: at(3), memberIds: ['ash', 'kit'] })).toEqual({
        ok: false,
        refusal: 'no-change',
      });
      expect(planOf(both, { kind: 'add', at: at(3), memberIds: ['ash'] })).toMatchObject({ ok: true });
    });

    it('does not merge a switch that has the members of only one of them', () => {
      const alone = [...both, row('alone', 5, ['ash'])];
      expect(planOf(alone, { kind: 'merge', id: 'alone' })).toMatchObject({ refusal: 'nothing-to-merge' });
      const equal = [...both, row('equal', 5, ['ash', 'kit'])];
      expect(planOf(equal, { kind: 'merge', id: 'equal' })).toMatchObject({
        steps: [{ kind: 'delete', id: 'equal' }],
      });
    });

    it('removes neither of them when both together then repeat the front before', () => {
      const after = [row('early', 0, ['ash']), row('one', 5, ['kit']), row('two', 5, ['ash', 'kit'])];
      const takeOut: HistoryEdit = { kind: 'take-out', memberIds: ['kit'], from: at(5), to: null };
      expect(planOf(after, takeOut)).toMatchObject({
        steps: [
          { kind: 'edit-members', id: 'one', memberIds: [] },
          { kind: 'edit-members', id: 'two', memberIds: ['ash'] },
        ],
      });
    });

    it('splits either of them', () => {
      const split: HistoryEdit = { kind: 'split', id: 'one', at: at(3), memberIds: ['luna'] };
      expect(planOf(both, split)).toMatchObject({ steps: [{ kind: 'record', timestamp: at(3) }] });
    });
  });

  describe('that compares the order of members, which a list does not promise', () => {
    const [kept, equal] = [row('kept', 0, ['ash', 'kit']), row('equal', 5, ['ash', 'kit'])];
    const reversed = row('equal', 5, ['kit', 'ash']);
    const end = row('end', 9, ['ash', 'luna']);
    const merge: HistoryEdit = { kind: 'merge', id: 'equal' };

    it('needs the order of the switch that stays in a merge', () => {
      const plan = planOf([kept, equal, end], merge);
      expect(plan).toMatchObject({ steps: [{ kind: 'delete', id: 'equal' }] });
      expect(plan.sources?.toSorted()).toEqual(['equal', 'kept']);
    });

    it('needs the order before it can be sure that there is nothing to merge', () => {
      expect(planOf([kept, reversed, end], merge)).toEqual({
        ok: false,
        refusal: 'nothing-to-merge',
        sources: ['kept', 'equal'],
      });
      expect(planOf([kept, end, row('equal', 10, ['ash'])], merge)).toEqual({
        ok: false,
        refusal: 'nothing-to-merge',
      });
    });

    it('needs the order of all neighbours with these members, as far as one edit goes', () => {
      const many = Array.from({ length: 120 }, (_, index) =>
        row(`m${index}`, index, index % 2 === 0 ? ['ash', 'kit'] : ['kit', 'ash']),
      );
      const { sources = [] } = planOf(many, { kind: 'merge', id: 'm60' });
      expect([sources.length, sources[0], sources.at(-1)]).toEqual([101, 'm10', 'm110']);
    });

    it('needs the order of the switch that a changed one may repeat, deleted or not', () => {
      const insert: HistoryEdit = { kind: 'insert', memberIds: ['kit'], from: at(5), to: null };
      const repeating = planOf([kept, row('changed', 5, ['ash'])], insert);
      expect(repeating).toMatchObject({ steps: [{ kind: 'delete', id: 'changed' }] });
      expect(repeating.sources?.toSorted()).toEqual(['changed', 'kept']);
      const reordering = planOf([{ ...kept, memberIds: ['kit', 'ash'] }, row('changed', 5, ['ash'])], insert);
      expect(reordering).toMatchObject({ steps: [{ kind: 'edit-members', id: 'changed' }] });
      expect(reordering.sources?.toSorted()).toEqual(['changed', 'kept']);
      const other = planOf([kept, row('changed', 5, ['luna'])], insert);
      expect(other.sources).toEqual(['changed']);
    });

    it('needs no order where it decides nothing', () => {
      expect(planOf([kept, end], { ...merge, id: 'kept' })).toEqual({
        ok: false,
        refusal: 'nothing-to-merge',
      });
      const split: HistoryEdit = { kind: 'split', id: 'kept', at: at(9), memberIds: ['luna'] };
      expect(planOf([kept, end], split)).toEqual({ ok: false, refusal: 'taken' });
      expect(planOf([kept, equal], { kind: 'delete', id: 'equal' })).toMatchObject({ sources: ['equal'] });
      const change: HistoryEdit = { kind: 'change-members', id: 'changed', memberIds: ['kit', 'ash'] };
      expect(planOf([kept, row('changed', 5, ['ash'])], change)).toMatchObject({ sources: ['changed'] });
      const alone = [row('alone', 0, ['ash']), row('both', 5, ['ash', 'luna'])];
      const takeOut: HistoryEdit = { kind: 'take-out', memberIds: ['luna'], from: at(5), to: null };
      expect(planOf(alone, takeOut)).toMatchObject({
        steps: [{ kind: 'delete', id: 'both' }],
        sources: ['both'],
      });
      // What a changed switch repeats is a new one here, whose members are known.
      const insert: HistoryEdit = { kind: 'insert', memberIds: ['kit'], from: at(3), to: null };
      const { sources } = planOf([row('alone', 0, ['ash']), row('changed', 5, ['ash'])], insert) as EditPlan;
      expect(sources.toSorted()).toEqual(['alone', 'changed']);
    });

    it('needs the order of the switch that is split', () => {
      const split: HistoryEdit = { kind: 'split', id: 'kept', at: at(3), memberIds: ['ash', 'kit'] };
      expect(planOf([kept], split)).toEqual({ ok: false, refusal: 'same-as-latest', sources: ['kept'] });
      expect(planOf([{ ...kept, memberIds: ['kit', 'ash'] }], split)).toMatchObject({
        ok: true,
        sources: ['kept'],
      });
      expect(planOf(rows, { ...split, id: 'late', at: at(11) })).toMatchObject({ ok: true, sources: [] });
    });
  });

  it('detects a taken time to the last digit', () => {
    const precise = [{ ...row('precise', 3, ['ash']), timestamp: at(3).replace('Z', '456Z') }];
    const move: HistoryEdit = { kind: 'copy', id: 'precise', at: at(3) };
    expect(planOf(precise, move)).toMatchObject({ ok: true });
    expect(planOf(precise, { ...move, at: at(3).replace('Z', '456Z') })).toMatchObject({ refusal: 'taken' });
  });

  it.each<[string, HistoryEdit]>([
    ['taken', { kind: 'add', at: at(10), memberIds: ['luna'] }],
    ['taken', { kind: 'move', id: 'early', to: at(10) }],
    ['no-change', { kind: 'move', id: 'early', to: at(0) }],
    ['no-change', { kind: 'add', at: at(5), memberIds: ['ash'] }],
    ['no-change', { kind: 'change-members', id: 'early', memberIds: ['ash'] }],
    ['no-change', { kind: 'insert', memberIds: ['ash'], from: at(1), to: at(4) }],
    ['no-change', { kind: 'take-out', memberIds: ['luna'], from: at(1), to: null }],
    ['no-change', { kind: 'take-out', memberIds: ['luna'], from: at(-5), to: at(-3) }],
    ['empty-range', { kind: 'insert', memberIds: ['luna'], from: at(4), to: at(4) }],
    ['no-members', { kind: 'insert', memberIds: [], from: at(1), to: at(4) }],
    ['twice', { kind: 'add', at: at(4), memberIds: ['luna', 'luna'] }],
    ['outside', { kind: 'split', id: 'early', at: at(11), memberIds: ['luna'] }],
    ['same-as-latest', { kind: 'split', id: 'late', at: at(11), memberIds: ['kit'] }],
    ['nothing-to-merge', { kind: 'merge', id: 'late' }],
    ['gone', { kind: 'delete', id: 'other' }],
    ['bad-time', { kind: 'add', at: '2026-05-03', memberIds: ['luna'] }],
  ])('is refused: %s %j', (refusal, edit) => {
    expect(planOf(rows, edit)).toEqual({ ok: false, refusal });
  });

  it('is refused where it begins before all switches that are known, unless those are all', () => {
    const edit: HistoryEdit = { kind: 'insert', memberIds: ['luna'], from: at(-5), to: at(5) };
    expect(planEdit({ rows, isComplete: false, nowMs: START_MS }, edit)).toEqual({
      ok: false,
      refusal: 'not-loaded',
    });
    expect(planOf(rows, edit)).toMatchObject({ ok: true });
    expect(planEdit({ rows, isComplete: false, nowMs: START_MS }, { ...edit, from: at(0) })).toMatchObject({
      ok: true,
    });
  });

  it.each([
    ['not-loaded', 'older than those that are known', false, at(-5)],
    ['gone', 'older, when all are known', true, at(-5)],
    ['gone', 'among those that are known', false, at(5)],
    ['gone', 'at an unknown time', false, null],
  ])('is refused as %s where its switch is missing and was listed %s', (refusal, _, isComplete, listedAt) => {
    const edit: HistoryEdit = { kind: 'delete', id: 'missing' };
    expect(planEdit({ rows, isComplete, listedAt, nowMs: START_MS }, edit)).toEqual({ ok: false, refusal });
  });

  it('is refused when it takes more than 50 operations', () => {
    const many = Array.from({ length: 51 }, (_, index) =>
      row(`m${index}`, index, index % 2 === 0 ? ['ash'] : []),
    );
    const insert: HistoryEdit = { kind: 'insert', memberIds: ['luna'], from: at(0), to: null };
    expect(planOf(many, insert)).toEqual({ ok: false, refusal: 'too-many' });
    const { steps } = planOf(many.slice(1), { ...insert, from: at(1) }) as EditPlan;
    expect(steps).toHaveLength(50);
  });

  it('needs the order of the switch whose members it repeats', () => {
    expect(planOf(rows, { kind: 'copy', id: 'early', at: at(12) })).toMatchObject({
      steps: [{ kind: 'record', timestamp: at(12), memberIds: ['ash'] }],
      sources: ['early'],
    });
    const split: HistoryEdit = { kind: 'split', id: 'early', at: at(3), memberIds: ['ash'] };
    expect(planOf(rows, split)).toMatchObject({ ok: true, sources: ['early'] });
    expect(planOf(rows, { ...split, memberIds: ['luna'] })).toMatchObject({ ok: true, sources: [] });
    const changed = planOf(rows, { kind: 'insert', memberIds: ['luna'], from: at(10), to: null });
    expect(changed).toMatchObject({ steps: [{ id: 'late' }], sources: ['late'] });
  });
});
