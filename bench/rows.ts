import type { FileMeasure } from './files.ts';
import type { HistoryMeasure, PressMeasure } from './history.ts';
import type { ImportMeasure } from './importing.ts';
import type { Row } from './lib/table.ts';
import type { Visit } from './lib/visit.ts';
import type { LocalMeasure } from './local.ts';
import type { KeyMeasure, MembersMeasure } from './members.ts';
import type { OpeningMeasure } from './opening.ts';
import type { ProxiesMeasure } from './proxies.ts';
import type { ScreenMeasure } from './screens.ts';
import type { StatusMeasure } from './status.ts';
import type { SwitchingMeasure } from './switching.ts';
import type { WallMeasure } from './wall.ts';

/** The references of the budgets (design, budgets). */
export interface Yardstick {
  /** What PKStatus took until the first of 20 systems was shown on a first visit, and until all were on a return visit. */
  readonly firstShownMs: number;
  readonly returnVisitMs: number;
  /** The third return visit with the worker. */
  readonly workerVisitMs: number;
  /** How many times slower this machine is than the machine of the budgets; budgets in milliseconds grow with it. */
  readonly machine: number;
}

/** PKStatus 0.12.2 on the machine that the budgets come from, at a quarter of its speed. */
export const MACHINE_OF_THE_BUDGETS: Yardstick = {
  firstShownMs: 1_850,
  returnVisitMs: 1_740,
  // One figure is known from there.
  workerVisitMs: 1_740,
  machine: 1,
};

/**
 * PKStatus on this machine, in the same run. Of its two figures the one that makes this machine faster determines its speed, and a
 * faster machine makes no budget smaller.
 */
export function yardstickOf({ first, returnVisit, workerVisits }: StatusMeasure): Yardstick {
  const there = MACHINE_OF_THE_BUDGETS;
  const firstShownMs = first.firstShownMs;
  const returnVisitMs = returnVisit.allShownMs;
  const slower = Math.min(firstShownMs / there.firstShownMs, returnVisitMs / there.returnVisitMs);
  const machine = Math.max(1, slower);
  const workerVisitMs = workerVisits?.third.allShownMs ?? returnVisitMs;
  return { firstShownMs, returnVisitMs, workerVisitMs, machine };
}

/** The followed systems for which the budgets are written. */
const BUDGETED_SYSTEMS = 20;
const MOST_ALL_SHOWN_MS = 3_900;
const MOST_SECOND_VISIT_MS = 900;
const MOST_THIRD_VISIT_MS = 700;
const MOST_FIRST_ROUTE_KB = 157;
const KIB = 1024;
const MIB = KIB * KIB;

export interface StatusRowsOptions {
  readonly systems: number;
  readonly yardstick: Yardstick;
  /** The figure of PKStatus; null if it was not measured. */
  readonly peer: StatusMeasure | null;
}

/** The rows of one measure of the status screen. */
export function statusRows(ours: StatusMeasure, { systems, yardstick, peer }: StatusRowsOptions): Row[] {
  const { first, floorMs, returnVisit, workerVisits, requests } = ours;
  const hasBudget = systems === BUDGETED_SYSTEMS;
  const name = (what: string) => `${systems} followed: ${what}`;
  const ofFloor = first.allShownMs / floorMs;
  const ofLimit = ours.answeringMs / ours.limitFloorMs;
  const mostAllMs = MOST_ALL_SHOWN_MS * yardstick.machine;
  const rows: Row[] = [
    {
      what: name('first one shown, first visit'),
      figure: ms(first.firstShownMs),
      peer: msOrNothing(peer?.first.firstShownMs),
      ...(hasBudget ? atMost(first.firstShownMs, 1_000 * yardstick.machine) : NO_BUDGET),
    },
    {
      what: name('all shown, first visit'),
      figure: `${ms(first.allShownMs)} = ${ofFloor.toFixed(2)} of the floor`,
      peer: msOrNothing(peer?.first.allShownMs),
      budget: `1.15 of the floor of ${ms(floorMs)}${hasBudget ? `, ${ms(mostAllMs)}` : ''}`,
      holds: ofFloor <= 1.15 && (!hasBudget || first.allShownMs <= mostAllMs),
    },
    {
      what: name('all shown, from the first request'),
      figure: `${ms(ours.answeringMs)} = ${ofLimit.toFixed(2)} of the limit's floor`,
      ...NO_BUDGET,
    },
    {
      what: name('requests · 429 · preflights'),
      figure: `${requests.sent} · ${requests.limited} · ${requests.preflights}`,
      budget: `${systems * 2} · 0 · 0`,
      holds: requests.limited === 0 && requests.preflights === 0 && requests.sent <= systems * 2,
    },
    {
      what: name('blocking time, first visit'),
      figure: ms(first.blockingMs),
      peer: msOrNothing(peer?.first.blockingMs),
      ...(hasBudget ? atMost(first.blockingMs, 500 * yardstick.machine) : NO_BUDGET),
    },
    {
      what: name('heap · elements'),
      figure: `${(first.heapBytes / 1e6).toFixed(1)} MB · ${first.nodes}`,
      ...NO_BUDGET,
    },
    {
      what: name('all shown, return visit, service out of reach, no worker'),
      figure: ms(returnVisit.allShownMs),
      peer: msOrNothing(peer?.returnVisit.allShownMs),
      ...(hasBudget
        ? atMost(returnVisit.allShownMs, 0.4 * yardstick.returnVisitMs, '0.4 of PKStatus')
        : NO_BUDGET),
    },
  ];
  if (workerVisits !== null) {
    const { second, third } = workerVisits;
    const ofPeerMs = 0.4 * yardstick.workerVisitMs;
    const mostThirdMs = MOST_THIRD_VISIT_MS * yardstick.machine;
    rows.push(
      {
        what: name('all shown, second visit, service out of reach, by the worker'),
        figure: ms(second.allShownMs),
        peer: msOrNothing(peer?.workerVisits?.second.allShownMs),
        ...(hasBudget ? atMost(second.allShownMs, MOST_SECOND_VISIT_MS * yardstick.machine) : NO_BUDGET),
      },
      {
        what: name('all shown, third visit, service out of reach, by the worker'),
        figure: ms(third.allShownMs),
        peer: msOrNothing(peer?.workerVisits?.third.allShownMs),
        ...(hasBudget
          ? {
              budget: `${ms(mostThirdMs)}, ${ms(ofPeerMs)} (0.4 of PKStatus)`,
              holds: third.allShownMs <= Math.min(mostThirdMs, ofPeerMs),
            }
          : NO_BUDGET),
      },
    );
  }
  return hasBudget ? [...sizeRows(first), ...rows] : rows;
}

/** What the first screen needs, and all that was loaded until every front was shown, which includes what the app loads ahead. */
function sizeRows({ files }: Visit): Row[] {
  const row = (what: string, of: Visit['files']) => {
    const bytes = of.reduce((total, file) => total + file.brotliBytes, 0);
    const figure = `${(bytes / KIB).toFixed(1)} kB in ${of.length} files`;
    return { bytes, row: { what: `first route: JS + CSS + fonts, brotli, ${what}`, figure, ...NO_BUDGET } };
  };
  const needed = row(
    'until the first system is shown',
    files.filter(({ isOfFirstScreen }) => isOfFirstScreen),
  );
  return [
    {
      ...needed.row,
      budget: `${MOST_FIRST_ROUTE_KB} kB`,
      holds: needed.bytes <= MOST_FIRST_ROUTE_KB * KIB,
    },
    row('until all are shown', files).row,
  ];
}

/** The row of a burst of switches: one request for each, and one read to check them. */
export function switchingRows({ switches, writes, checks }: SwitchingMeasure): Row[] {
  return [
    {
      what: `${switches} switches when all is well: requests · reads to check them`,
      figure: `${writes} · ${checks}`,
      budget: `${switches} · 1`,
      holds: writes === switches && checks <= 1,
    },
  ];
}

/** Budgets of the views of a long history (design, budgets). */
const MOST_VIEW_MS = 300;
const MOST_STATISTIC_MS = 150;
const MOST_HISTORY_TASK_MS = 50;
const MOST_HISTORY_BYTES = 40e6;
/** At 60 frames a second, with room for how a screen rounds them. */
const MOST_FRAME_MS = 17;

/** The rows of a long history that is on the device: each view, the slowest period of the statistics, the timeline as it moves, and its memory. */
export function historyRows(measure: HistoryMeasure, { machine }: Yardstick): Row[] {
  const { switches, members, views, ribbons, periods, moves, memoryBytes } = measure;
  const name = (what: string) => `${switches} switches by ${members} members: ${what}`;
  const row = ({ shownMs, longestTaskMs }: PressMeasure, what: string, mostMs: number): Row => ({
    what: name(`${what} / longest task`),
    figure: `${ms(shownMs)} / ${ms(longestTaskMs)}`,
    budget: `${ms(mostMs * machine)} / ${ms(MOST_HISTORY_TASK_MS * machine)}`,
    holds: shownMs <= mostMs * machine && longestTaskMs <= MOST_HISTORY_TASK_MS * machine,
  });
  const slowest: PressMeasure = {
    what: 'any period',
    shownMs: Math.max(...periods.map(({ shownMs }) => shownMs)),
    longestTaskMs: Math.max(...periods.map(({ longestTaskMs }) => longestTaskMs)),
  };
  const firstMs = Math.max(...periods.map((period) => period.firstMs));
  return [
    ...views.map((view) => row(view, `${view.what} opened`, MOST_VIEW_MS)),
    ...ribbons.map((measured) => row(measured, `ribbons of a ${measured.what} drawn`, MOST_VIEW_MS)),
    row({ ...slowest, shownMs: firstMs }, 'first picture of another period, worst', MOST_STATISTIC_MS),
    row(slowest, 'all pictures of another period, worst', MOST_VIEW_MS),
    ...moves.map(({ what, medianFrameMs, worstFrameMs, longestTaskMs }) => ({
      what: name(`timeline ${what}, full speed: frame, median / worst / longest task`),
      figure: `${ms(medianFrameMs)} / ${ms(worstFrameMs)} / ${ms(longestTaskMs)}`,
      budget: `${ms(MOST_FRAME_MS * machine)} / – / ${ms(MOST_HISTORY_TASK_MS * machine)}`,
      holds: medianFrameMs <= MOST_FRAME_MS * machine && longestTaskMs <= MOST_HISTORY_TASK_MS * machine,
    })),
    {
      what: name('memory of page and worker'),
      figure: `${(memoryBytes / 1e6).toFixed(1)} MB`,
      budget: `${MOST_HISTORY_BYTES / 1e6} MB`,
      holds: memoryBytes <= MOST_HISTORY_BYTES,
    },
  ];
}

/** From the navigation until the first row, by how many members are in the list. */
const MOST_OPENING_MS: Readonly<Record<number, number>> = { 1000: 1_000, 2500: 1_300 };
const MOST_BLOCKING_MS = 300;
const MOST_LIST_SCRIPTS_KB = 190;

/** The rows of a list of members that is opened by its address, on a first visit. */
export function openingRows({ members, visit }: OpeningMeasure, { machine }: Yardstick): Row[] {
  const name = (what: string) => `${members} members: ${what}`;
  const scripts = visit.files.filter(({ kind, isOfFirstScreen }) => kind === 'script' && isOfFirstScreen);
  const scriptBytes = scripts.reduce((total, { brotliBytes }) => total + brotliBytes, 0);
  return [
    {
      what: name('scripts until the first row is shown, brotli'),
      figure: `${(scriptBytes / KIB).toFixed(1)} kB in ${scripts.length} files`,
      budget: `${MOST_LIST_SCRIPTS_KB} kB`,
      holds: scriptBytes <= MOST_LIST_SCRIPTS_KB * KIB,
    },
    {
      what: name('first row shown, first visit'),
      figure: ms(visit.firstShownMs),
      ...atMost(visit.firstShownMs, (MOST_OPENING_MS[members] ?? Number.POSITIVE_INFINITY) * machine),
    },
    {
      what: name('blocking time, first visit'),
      figure: ms(visit.blockingMs),
      ...atMost(visit.blockingMs, MOST_BLOCKING_MS * machine),
    },
  ];
}

/** A long list costs no more than a short one: few more elements than are visible, and its data. */
const MOST_NODES = 432;
const MOST_HEAP_MIB = 9.7;

/** The rows of the members of a large system. */
export function memberRows(measure: MembersMeasure, { machine }: Yardstick): Row[] {
  const { members, shownMs, nodes, heapBytes, listHeapBytes, firstKey, laterKeys } = measure;
  const name = (what: string) => `${members} members: ${what}`;
  return [
    { what: name('shown, from the arrival of their data'), figure: ms(shownMs), ...NO_BUDGET },
    {
      what: name('elements in the page'),
      figure: String(nodes),
      budget: String(MOST_NODES),
      holds: nodes <= MOST_NODES,
    },
    {
      what: name('heap'),
      figure: `${(heapBytes / MIB).toFixed(1)} MiB, of it for the list ${(listHeapBytes / MIB).toFixed(1)}`,
      budget: `${MOST_HEAP_MIB} MiB`,
      holds: heapBytes <= MOST_HEAP_MIB * MIB,
    },
    {
      what: name('first key in the filter: letter / list, worst'),
      ...keys(firstKey, { letterMs: 50 * machine, listMs: 150 * machine }),
    },
    {
      what: name('later keys: letter / list, median'),
      ...keys(laterKeys.median, { letterMs: 32 * machine, listMs: 80 * machine }),
    },
    {
      what: name('later keys: letter / list, worst'),
      figure: `${ms(laterKeys.worst.letterMs)} / ${ms(laterKeys.worst.listMs)}`,
      ...NO_BUDGET,
    },
  ];
}

/** What is on the device must not make a screen noticeably slower. */
const MOST_LOCAL_SHARE = 1.05;

/** The row of a screen that was measured with and without what a person stores on this device. */
export function localRow({ what, plain, filled }: LocalMeasure): Row {
  const share = filled.allShownMs / plain.allShownMs;
  return {
    what,
    figure: `${ms(filled.allShownMs)} / without ${ms(plain.allShownMs)}: ${share.toFixed(2)}`,
    budget: MOST_LOCAL_SHARE.toFixed(2),
    holds: share <= MOST_LOCAL_SHARE,
  };
}

/** As a list of so many members, and as the first of the followed systems. */
const MOST_SCREEN_MS = { board: 1_000, birthdays: 1_300 } as const;
/** Of a long list only the first rows are in the page. */
const MOST_SCREEN_NODES = 1_500;

/** The rows of a screen that is opened by its address, on a first visit. */
export function screenRows({ screen, what, visit }: ScreenMeasure, { machine }: Yardstick): Row[] {
  return [
    {
      what: `${what}: first one shown, first visit`,
      figure: ms(visit.firstShownMs),
      ...atMost(visit.firstShownMs, MOST_SCREEN_MS[screen] * machine),
    },
    {
      what: `${what}: elements in the page`,
      figure: String(visit.nodes),
      budget: String(MOST_SCREEN_NODES),
      holds: visit.nodes <= MOST_SCREEN_NODES,
    },
  ];
}

/** As long as a person waits for what they press, and for the focus that a held key moves. */
const MOST_WALL_MS = 1_000;
const MOST_WALL_KEY_MS = 100;

/** The rows of the faces of a large system. */
export function wallRows(measure: WallMeasure, { machine }: Yardstick): Row[] {
  const { members, faces, shownMs, longestTaskMs, keyMs, scrollTaskMs } = measure;
  const name = (what: string) => `${members} members as faces: ${what}`;
  return [
    {
      what: name(`${faces} shown, from the press / longest task`),
      figure: `${ms(shownMs)} / ${ms(longestTaskMs)}`,
      budget: `${ms(MOST_WALL_MS * machine)} / –`,
      holds: shownMs <= MOST_WALL_MS * machine,
    },
    { what: name('an arrow key, median'), figure: ms(keyMs), ...atMost(keyMs, MOST_WALL_KEY_MS * machine) },
    { what: name('scrolled by a window, longest task'), figure: ms(scrollTaskMs), ...NO_BUDGET },
  ];
}

function keys(measure: KeyMeasure, budget: KeyMeasure): Pick<Row, 'figure' | 'budget' | 'holds'> {
  return {
    figure: `${ms(measure.letterMs)} / ${ms(measure.listMs)}`,
    budget: `${ms(budget.letterMs)} / ${ms(budget.listMs)}`,
    holds: measure.letterMs <= budget.letterMs && measure.listMs <= budget.listMs,
  };
}

/** The row of the proxy tags of a system: no task is longer than those at the start of a page. */
export function proxiesRow(measure: ProxiesMeasure, { machine }: Yardstick): Row {
  const { members, tagsEach, sideLength, shownMs, longestTaskMs } = measure;
  const [mostMs, mostTaskMs] = [2_000 * machine, 500 * machine];
  return {
    what: `${members} members with ${tagsEach} tags of ${sideLength} + ${sideLength}: overlaps shown / longest task`,
    figure: `${ms(shownMs)} / ${ms(longestTaskMs)}`,
    budget: `${ms(mostMs)} / ${ms(mostTaskMs)}`,
    holds: shownMs <= mostMs && longestTaskMs <= mostTaskMs,
  };
}

/** Reading piece by piece needs less memory than the text as a whole, and no more time than a person waits for. */
const MOST_READ_MS = 3_000;

/** The rows of a large file that is read for an import. */
export function fileRows({ members, switches, messages, fileBytes, read, parsed }: FileMeasure): Row[] {
  const name = (what: string) =>
    `file of ${megabytes(fileBytes)}, ${members} members, ${switches} switches, ${messages} messages: ${what}`;
  const times = (of: number, than: number) =>
    `${(of / than).toFixed(1)} times that of the engine for the whole text`;
  return [
    {
      what: name('processor time until it is read'),
      figure: `${ms(read.ms)}, ${times(read.ms, parsed.ms)}`,
      ...atMost(read.ms, MOST_READ_MS),
    },
    {
      what: name('memory'),
      figure: `${megabytes(read.bytes)}, ${times(read.bytes, parsed.bytes)}`,
      budget: megabytes(parsed.bytes),
      holds: read.bytes <= parsed.bytes,
    },
  ];
}

/** A person sees that the page is at work, and can use it. */
const MOST_IMPORT_TASK_MS = 200;
const MOST_UNSEEN_MS = 500;

/** The row of a large file that is previewed for an import into a system of the same size. */
export function importRow(
  { members, switches, longestTaskMs, unseenMs }: ImportMeasure,
  { machine }: Yardstick,
): Row {
  const [mostTaskMs, mostUnseenMs] = [MOST_IMPORT_TASK_MS * machine, MOST_UNSEEN_MS * machine];
  return {
    what: `${members} members, ${switches} switches previewed into as many, full speed: longest task / without progress in sight`,
    figure: `${ms(longestTaskMs)} / ${ms(unseenMs)}`,
    budget: `${ms(mostTaskMs)} / ${ms(mostUnseenMs)}`,
    holds: longestTaskMs <= mostTaskMs && unseenMs <= mostUnseenMs,
  };
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}

const NO_BUDGET = { budget: '', holds: null } as const;

function atMost(figureMs: number, budgetMs: number, meaning?: string): Pick<Row, 'budget' | 'holds'> {
  const budget = meaning === undefined ? ms(budgetMs) : `${ms(budgetMs)} (${meaning})`;
  return { budget, holds: figureMs <= budgetMs };
}

function ms(value: number): string {
  return `${Math.round(value)} ms`;
}

function msOrNothing(value: number | undefined): string {
  return value === undefined ? '' : ms(value);
}
