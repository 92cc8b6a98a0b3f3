import type {
  DayCount,
  Figures,
  Lane,
  Pairs,
  Period,
  PeriodFigures,
  Slice,
  Stretches,
  SwitchColumns,
} from '@frontboard/insight';

/** All members whom the viewer may not see or who no longer exist, as one: they must not be distinguished. */
export const UNKNOWN_MEMBER = '?';

/** What can be asked about a history. Times are milliseconds since 1970; days follow `timeZone`. */
export interface Questions {
  readonly statistics: {
    readonly ask: {
      readonly period: Period;
      /** Null when nothing is compared. */
      readonly before: Period | null;
      readonly nowMs: number;
      readonly timeZone: string;
      readonly groups: readonly Lane[];
      /** The member whose time is shown alone, also in pairs; null for all. */
      readonly memberId: string | null;
      /** Where the slices begin in which everybody's time is counted, ascending, and where the last one ends; null for none. */
      readonly slices: readonly number[] | null;
      /** Times of switches after which there may be others that are not loaded, as `frontsWithin` takes them: no picture counts that time. */
      readonly unknownAfter: ReadonlySet<number>;
      /** As `slices`: the columns in which the time of each member is counted. */
      readonly columns: readonly number[];
    };
    readonly answer: StatisticsAnswer;
  };
  /** `lanes`: null for one lane for each member. */
  readonly stretches: {
    readonly ask: { readonly nowMs: number; readonly lanes: readonly Lane[] | null };
    readonly answer: StretchesAnswer;
  };
}

export interface StatisticsAnswer {
  readonly figures: PeriodFigures;
  readonly before: PeriodFigures | null;
  readonly groups: readonly Figures[];
  readonly pairs: Pairs;
  /** 24 hours of Monday, then of Tuesday, and so on: switches, or the milliseconds of a member. */
  readonly hours: readonly number[];
  /** The switches of each day that has any. */
  readonly days: readonly DayCount[];
  readonly slices: readonly Slice[];
  /** By members in the order of `columnMembers`, a number of milliseconds for each column. */
  readonly columnTimes: Float64Array;
  readonly columnMembers: readonly string[];
  readonly usualDay: readonly Slice[];
  /** The sessions of the member who is shown alone, newest first; none if all members are shown. */
  readonly sessions: readonly Period[];
}

/** The stretches of each lane over the whole history. Lane `i` is `laneIds[i]`; the last lane is the time with no fronter. */
export interface StretchesAnswer {
  readonly laneIds: readonly string[];
  readonly known: Period;
  readonly stretches: Pick<Stretches, 'offsets' | 'starts' | 'ends'>;
  /** How long each lane is in all. */
  readonly totals: Float64Array;
}

export type QuestionKind = keyof Questions;

/** What the page sends to the worker. `history` names one of the histories that the worker has. */
export type ToWorker =
  | {
      readonly kind: 'splice';
      readonly history: string;
      readonly start: number;
      readonly deleteCount: number;
      readonly inserted: SwitchColumns;
    }
  | { readonly kind: 'known'; readonly history: string; readonly ids: readonly string[] | null }
  | { readonly kind: 'drop'; readonly history: string }
  | {
      readonly kind: 'ask';
      readonly history: string;
      readonly id: number;
      readonly question: QuestionKind;
      readonly ask: Questions[QuestionKind]['ask'];
    };

/** What the worker sends back. */
export interface FromWorker {
  readonly id: number;
  readonly answer: Questions[QuestionKind]['answer'];
}
