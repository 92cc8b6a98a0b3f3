import {
  type CompactHistory,
  frontSlices,
  knownPart,
  laneFigures,
  laneForEach,
  type Period,
  pairsOf,
  periodFigures,
  stretchesOf,
  stretchTotals,
  switchesPerDay,
  switchesPerHour,
  timePerColumn,
  timePerHour,
  usualDay,
} from '@frontboard/insight';
import type { QuestionKind, Questions } from './questions.ts';

/** More pairs than a person reads; a large system has thousands. */
const MOST_PAIRS = 200;
/** More than a person reads. */
const MOST_SESSIONS = 300;
/** More are lines too thin to be seen. */
const MOST_IN_SLICE = 6;
const ALWAYS: Period = { fromMs: Number.NEGATIVE_INFINITY, toMs: Number.POSITIVE_INFINITY };

type Answers = {
  readonly [Kind in QuestionKind]: (
    history: CompactHistory,
    ask: Questions[Kind]['ask'],
  ) => Questions[Kind]['answer'];
};

const ANSWERS: Answers = {
  statistics: (
    history,
    { period, before, nowMs, timeZone, groups, memberId, slices, columns, unknownAfter },
  ) => ({
    figures: periodFigures(history, period, nowMs),
    before: before === null ? null : periodFigures(history, before, nowMs),
    groups: laneFigures(history, period, nowMs, groups),
    pairs: pairsOf(history, period, nowMs, { limit: MOST_PAIRS, only: memberId }),
    hours: [
      ...(memberId === null
        ? switchesPerHour(history, { period, nowMs, timeZone })
        : timePerHour(history, { period, nowMs, timeZone }, { id: memberId, memberIds: [memberId] })),
    ],
    days: switchesPerDay(history, { period, nowMs, timeZone }),
    slices:
      slices === null
        ? []
        : frontSlices(history, {
            period,
            nowMs,
            bounds: slices,
            most: MOST_IN_SLICE,
            only: memberId,
            unknownAfter,
          }),
    columnTimes: timePerColumn(history, { period, nowMs, bounds: columns, unknownAfter }),
    columnMembers: history.members,
    usualDay: usualDay(history, {
      period,
      nowMs,
      timeZone,
      most: MOST_IN_SLICE,
      only: memberId,
      unknownAfter,
    }),
    sessions: memberId === null ? [] : newestSessions(history, knownPart(history, period, nowMs), memberId),
  }),
  stretches: (history, { nowMs, lanes }) => {
    const known = knownPart(history, ALWAYS, nowMs);
    const drawn = lanes ?? laneForEach(history);
    const stretches = stretchesOf(history, known, drawn);
    return { laneIds: drawn.map(({ id }) => id), known, stretches, totals: stretchTotals(stretches) };
  },
};

function newestSessions(history: CompactHistory, known: Period, memberId: string): readonly Period[] {
  const { starts, ends, offsets } = stretchesOf(history, known, [{ id: memberId, memberIds: [memberId] }]);
  const count = offsets[1] ?? 0;
  return Array.from({ length: Math.min(count, MOST_SESSIONS) }, (_, index) => ({
    fromMs: starts[count - 1 - index] ?? 0,
    toMs: ends[count - 1 - index] ?? 0,
  }));
}

/** Answers a question about a history. */
export function answerQuestion<Kind extends QuestionKind>(
  history: CompactHistory,
  kind: Kind,
  ask: Questions[Kind]['ask'],
): Questions[Kind]['answer'] {
  return ANSWERS[kind](history, ask);
}
