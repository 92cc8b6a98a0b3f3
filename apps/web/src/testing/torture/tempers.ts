import type { FaultRule } from '@frontboard/sandbox';
import type { Happening, ScheduleKind } from './happening.ts';

/** The probability and the properties of each kind of event. */
export interface Temper {
  readonly chances: readonly (readonly [Happening['kind'], number])[];
  /** The time after the previous one. */
  readonly pauses: readonly number[];
  readonly corrects: number;
  readonly undoesBack: number;
  readonly faults: readonly (FaultRule['kind'] | 'refusal')[];
}

const WEATHER: readonly FaultRule['kind'][] = [
  'lost-answer',
  'cut',
  'cut',
  'crash',
  'drop',
  'rate-limit',
  'status',
  'html',
  'empty',
];

const ANY: Temper = {
  chances: [
    ['record', 0.42],
    ['undo', 0.12],
    ['network', 0.1],
    ['weather', 0.16],
    ['reload', 0.1],
    ['view', 0.03],
    ['clock', 0.03],
    ['elsewhere', 0.04],
  ],
  // Often at once, sometimes after things had time to settle.
  pauses: [0, 0, 1, 20, 300, 2_000, 9_000, 40_000],
  corrects: 0.3,
  undoesBack: 2,
  faults: WEATHER,
};

/** A person changes their mind again and again, on a connection that loses answers. */
const HASTY: Temper = {
  chances: [
    ['record', 0.45],
    ['undo', 0.2],
    ['weather', 0.15],
    ['look', 0.08],
    ['retry', 0.03],
    ['discard', 0.03],
    ['reload', 0.04],
    ['elsewhere', 0.02],
  ],
  pauses: [0, 20, 300, 300, 2_000, 2_000],
  corrects: 0.8,
  undoesBack: 1,
  faults: ['lost-answer', 'cut', 'cut', 'crash', 'drop', 'refusal'],
};

/** A person corrects the history between their switches, while other devices do so, too. */
const EDITING: Temper = {
  chances: [
    ['record', 0.22],
    ['open', 0.12],
    ['change', 0.22],
    ['undo', 0.12],
    ['weather', 0.14],
    ['look', 0.03],
    ['retry', 0.02],
    ['discard', 0.02],
    ['reload', 0.04],
    ['network', 0.03],
    ['change-elsewhere', 0.02],
    ['elsewhere', 0.02],
  ],
  pauses: [0, 20, 300, 2_000, 9_000, 40_000],
  corrects: 0.4,
  undoesBack: 2,
  faults: [...WEATHER, 'refusal'],
};

/** A person uses all operations on switches. */
const MIXED: Temper = {
  chances: [
    ['record', 0.18],
    ['open', 0.05],
    ['change', 0.11],
    ['edit', 0.19],
    ['undo', 0.09],
    ['undo-edit', 0.07],
    ['weather', 0.13],
    ['look', 0.03],
    ['retry', 0.02],
    ['discard', 0.02],
    ['reload', 0.05],
    ['network', 0.02],
    ['clock', 0.005],
    ['change-elsewhere', 0.015],
    ['elsewhere', 0.02],
  ],
  pauses: [0, 20, 300, 2_000, 9_000, 40_000],
  corrects: 0.4,
  undoesBack: 2,
  faults: [...WEATHER, 'refusal'],
};

/** By kind of schedule; each seed takes one of them. */
export const TEMPERS: Readonly<Record<ScheduleKind, readonly Temper[]>> = {
  switches: [HASTY, EDITING, ANY, EDITING, ANY, ANY],
  mixed: [MIXED],
};
