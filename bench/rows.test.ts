import { describe, expect, it } from 'vitest';
import { renderTable } from './lib/table.ts';
import type { Visit } from './lib/visit.ts';
import {
  historyRows,
  MACHINE_OF_THE_BUDGETS,
  memberRows,
  openingRows,
  proxiesRow,
  screenRows,
  statusRows,
  switchingRows,
  wallRows,
  yardstickOf,
} from './rows.ts';
import type { StatusMeasure } from './status.ts';

const visit = (firstShownMs: number, allShownMs: number): Visit => ({
  firstShownMs,
  allShownMs,
  blockingMs: 100,
  heapBytes: 1e6,
  nodes: 10,
  files: [],
});

function measure({ firstMs = 1_000, returnMs = 700, workerMs = 700 }): StatusMeasure {
  return {
    first: visit(firstMs, 5_000),
    returnVisit: visit(returnMs, returnMs),
    workerVisits: { second: visit(workerMs, workerMs), third: visit(workerMs, workerMs) },
    answeringMs: 3_200,
    limitFloorMs: 3_140,
    floorMs: 4_800,
    requests: { sent: 40, limited: 0, preflights: 0 },
  };
}

const members = (medianMs: number, worstMs: number) => ({
  members: 2_500,
  shownMs: 900,
  nodes: 400,
  heapBytes: 1e6,
  listHeapBytes: 1e6,
  firstKey: { letterMs: 1, listMs: worstMs },
  laterKeys: { median: { letterMs: 1, listMs: medianMs }, worst: { letterMs: 1, listMs: worstMs } },
});

const broken = (rows: ReturnType<typeof statusRows>) =>
  rows.filter(({ holds }) => holds === false).map(({ what }) => what);

describe('budgets', () => {
  it('are for what the first screen needs; what is loaded ahead is shown beside it', () => {
    const file = (kib: number, isOfFirstScreen: boolean) =>
      ({ url: '/a.js', kind: 'script', brotliBytes: kib * 1024, isOfFirstScreen }) as const;
    const sizes = (...files: ReturnType<typeof file>[]) => {
      const ours = { ...measure({}), first: { ...visit(1_000, 5_000), files } };
      const rows = statusRows(ours, { systems: 20, yardstick: MACHINE_OF_THE_BUDGETS, peer: null });
      return rows.slice(0, 2).map(({ figure, holds }) => [figure, holds]);
    };
    expect(sizes(file(100, true), file(57, true), file(60, false))).toEqual([
      ['157.0 kB in 2 files', true],
      ['217.0 kB in 3 files', null],
    ]);
    expect(sizes(file(158, true))[0]).toEqual(['158.0 kB in 1 files', false]);
  });

  it('allow a burst of switches one request for each and one read to check them', () => {
    const row = (checks: number) => renderTable(switchingRows({ switches: 5, writes: 5, checks }));
    expect(row(1)).toMatch(/reads to check them\s*\|\s*5 · 1\s*\|\s*5 · 1\s*\|\s*yes/);
    expect(row(2)).toMatch(/reads to check them\s*\|\s*5 · 2\s*\|\s*5 · 1\s*\|\s*NO/);
  });

  it('are compared with PKStatus in the same run, with the worker and without', () => {
    const peer = measure({ firstMs: 3_700, returnMs: 3_480, workerMs: 2_000 });
    const ours = measure({ firstMs: 2_000, returnMs: 1_390, workerMs: 810 });
    const yardstick = yardstickOf(peer);
    expect(broken(statusRows(ours, { systems: 20, yardstick, peer }))).toEqual([
      '20 followed: all shown, third visit, service out of reach, by the worker',
    ]);
    expect(
      broken(statusRows(ours, { systems: 20, yardstick: MACHINE_OF_THE_BUDGETS, peer: null })),
    ).toHaveLength(4);
  });

  it('in milliseconds grow with a slower machine, by the figure that calls it faster, and never shrink', () => {
    const slow = yardstickOf(measure({ firstMs: 1_850 * 3, returnMs: 1_740 * 2 }));
    expect(slow.machine).toBe(2);
    expect(broken(memberRows(members(160, 300), slow))).toEqual([]);
    expect(broken(memberRows(members(160, 301), slow))).toHaveLength(1);
    expect(yardstickOf(measure({ firstMs: 900, returnMs: 1_740 })).machine).toBe(1);
  });

  it('for proxy tags hold if the page responds in the meantime', () => {
    const tagged = { members: 1_000, tagsEach: 4, sideLength: 48 };
    const rowOf = (shownMs: number, longestTaskMs: number) =>
      proxiesRow({ ...tagged, shownMs, longestTaskMs }, MACHINE_OF_THE_BUDGETS);
    expect(broken([rowOf(2_000, 500), rowOf(2_001, 0), rowOf(0, 501)])).toHaveLength(2);
  });

  it('for a long history hold for the worst period, the longest task, the timeline as it moves and the memory', () => {
    const moved = (what: string, medianFrameMs: number, longestTaskMs = 0) => ({
      what,
      medianFrameMs,
      worstFrameMs: 90,
      longestTaskMs,
    });
    const press = (what: string, shownMs: number, longestTaskMs = 0) => ({ what, shownMs, longestTaskMs });
    const rows = historyRows(
      {
        switches: 50_000,
        members: 400,
        views: [press('History', 299), press('Timeline', 301), press('Calendar', 200, 51)],
        ribbons: [press('month', 100), press('year', 200, 51)],
        periods: [
          { ...press('Today', 10), firstMs: 10 },
          { ...press('All time', 300), firstMs: 151 },
        ],
        moves: [moved('zoomed in', 16.7), moved('zoomed out', 34), moved('dragged', 16.7, 51)],
        memoryBytes: 41e6,
      },
      MACHINE_OF_THE_BUDGETS,
    );
    expect(broken(rows)).toEqual([
      '50000 switches by 400 members: Timeline opened / longest task',
      '50000 switches by 400 members: Calendar opened / longest task',
      '50000 switches by 400 members: ribbons of a year drawn / longest task',
      '50000 switches by 400 members: first picture of another period, worst / longest task',
      '50000 switches by 400 members: timeline zoomed out, full speed: frame, median / worst / longest task',
      '50000 switches by 400 members: timeline dragged, full speed: frame, median / worst / longest task',
      '50000 switches by 400 members: memory of page and worker',
    ]);
  });

  it('for a list of members are for the scripts that its first row needs, without style sheets and what comes later', () => {
    const file = (kind: 'script' | 'stylesheet', kib: number, isOfFirstScreen: boolean) =>
      ({ url: '/a', kind, brotliBytes: kib * 1024, isOfFirstScreen }) as const;
    const weighed = (kib: number) => {
      const files = [file('script', kib, true), file('script', 90, false), file('stylesheet', 20, true)];
      const visited = { ...visit(900, 900), files };
      return openingRows({ members: 2_500, visit: visited }, MACHINE_OF_THE_BUDGETS)[0];
    };
    expect(weighed(190)).toMatchObject({ figure: '190.0 kB in 1 files', holds: true });
    expect(weighed(191)?.holds).toBe(false);
  });

  it('for the faces of a large system hold for the press that shows them and for an arrow key', () => {
    const wall = { members: 2_495, faces: 1_200, longestTaskMs: 900, scrollTaskMs: 90 };
    const rowsOf = (shownMs: number, keyMs: number) =>
      broken(wallRows({ ...wall, shownMs, keyMs }, MACHINE_OF_THE_BUDGETS));
    expect(rowsOf(1_000, 100)).toEqual([]);
    expect(rowsOf(1_001, 101)).toHaveLength(2);
  });

  it('for a board and a list of birthdays are those of the first system and of a long list', () => {
    const rowsOf = (screen: 'board' | 'birthdays', firstMs: number, nodes = 10) =>
      broken(
        screenRows(
          { screen, what: screen, visit: { ...visit(firstMs, firstMs), nodes } },
          MACHINE_OF_THE_BUDGETS,
        ),
      );
    expect(rowsOf('board', 1_000)).toEqual([]);
    expect(rowsOf('board', 1_001)).toHaveLength(1);
    expect(rowsOf('birthdays', 1_300, 1_500)).toEqual([]);
    expect(rowsOf('birthdays', 1_301, 1_501)).toHaveLength(2);
  });

  it('for 20 systems are not those for more', () => {
    const slow = measure({ firstMs: 9_000, returnMs: 9_000, workerMs: 9_000 });
    const more = { ...slow, requests: { ...slow.requests, sent: 400 } };
    expect(broken(statusRows(more, { systems: 200, yardstick: MACHINE_OF_THE_BUDGETS, peer: null }))).toEqual(
      [],
    );
  });
});

it('a table has a column for PKStatus if it was measured', () => {
  const ours = measure({});
  const options = { systems: 20, yardstick: MACHINE_OF_THE_BUDGETS };
  expect(renderTable(statusRows(ours, { ...options, peer: ours }))).toMatch(/\| PKStatus +\|/);
  expect(renderTable(statusRows(ours, { ...options, peer: null }))).not.toMatch(/\| PKStatus +\|/);
});
