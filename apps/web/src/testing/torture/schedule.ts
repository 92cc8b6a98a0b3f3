import { createRandom, type FaultRule, type Random } from '@frontboard/sandbox';

/** Something that happens to the person's device, to the service, or on the way between them. */
export type Happening =
  /** A switch is recorded in a tab: members by number, in front order. */
  | {
      readonly kind: 'record';
      readonly tab: number;
      readonly members: readonly number[];
      /** How long ago it was, when the person names a moment. */
      readonly agoMs: number | null;
      readonly correctWithinMs: number | null;
    }
  /** The entry this many from the end of those shown is taken back. */
  | { readonly kind: 'undo'; readonly tab: number; readonly fromEnd: number }
  /** What was refused this many from the end is tried again, or given up. */
  | { readonly kind: 'retry' | 'discard'; readonly tab: number; readonly fromEnd: number }
  | { readonly kind: 'network'; readonly isOnline: boolean }
  /** From now on the service and the way to it do this. */
  | {
      readonly kind: 'weather';
      readonly faults: readonly FaultRule[];
      /** One way, least and most. */
      readonly latencyMs: readonly [number, number];
    }
  /** The page is closed without a word and opened again. */
  | { readonly kind: 'reload'; readonly tab: number }
  | { readonly kind: 'view'; readonly tab: number; readonly isVisible: boolean }
  /** The device's clock is set. */
  | { readonly kind: 'clock'; readonly byMs: number }
  /** A screen asks who is in front. */
  | { readonly kind: 'look'; readonly tab: number }
  /** Another device of the same system switches. */
  | { readonly kind: 'elsewhere'; readonly members: readonly number[] }
  /** The person opens one of the newest switches in a dialog. */
  | { readonly kind: 'open'; readonly fromNewest: number }
  /** They change the switch that is open. */
  | { readonly kind: 'change'; readonly tab: number; readonly change: ScheduledChange }
  /** Another device of the same system changes one of the newest switches. */
  | { readonly kind: 'change-elsewhere'; readonly fromNewest: number; readonly change: ScheduledChange };

/** A change of a single switch. */
export type ScheduledChange =
  | { readonly kind: 'edit-members'; readonly members: readonly number[] }
  | { readonly kind: 'move'; readonly byMs: number }
  | { readonly kind: 'delete' };

/** What happens, each some time after the one before. */
export interface Schedule {
  readonly seed: number;
  /** How far the service's clock is ahead of the true time. */
  readonly serviceSkewMs: number;
  /** The browser repeats a request by itself whose connection closes before an answer, as Chromium and Firefox do. */
  readonly isRepeating: boolean;
  readonly steps: readonly { readonly afterMs: number; readonly what: Happening }[];
}

export const TAB_COUNT = 2;
export const MEMBER_COUNT = 6;

/** How probable each kind of happening is, and what they are like. */
interface Temper {
  readonly chances: readonly (readonly [Happening['kind'], number])[];
  /** How long after the one before. */
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

/** Somebody changes their mind again and again, on a line that loses answers. */
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

/** Somebody puts the history right by hand between their switches, while other devices do so, too. */
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

const TEMPERS = [HASTY, EDITING, ANY, EDITING, ANY, ANY];

/** The schedule of a seed: always the same for the same seed. */
export function createSchedule(seed: number): Schedule {
  const random = createRandom(`outbox ${seed}`);
  const temper = TEMPERS[seed % TEMPERS.length] ?? ANY;
  const count = random.between(6, 30);
  const schedule: Schedule = {
    seed,
    serviceSkewMs: random.chance(0.3) ? random.between(-120_000, 120_000) : 0,
    isRepeating: random.chance(0.5),
    steps: Array.from({ length: count }, () => ({
      afterMs: random.pick(temper.pauses),
      what: happening(random, temper),
    })),
  };
  return {
    ...schedule,
    steps: schedule.steps.map((step) => ({ ...step, what: possible(step.what, schedule) })),
  };
}

/**
 * Without the faults that cannot come together in life. A row that stayed at the service's now is recognised by its time, so the clocks
 * have to agree and go on evenly. A service that refuses a request refuses its repetition, too, and has done nothing of either.
 */
function possible(what: Happening, { serviceSkewMs, isRepeating, steps }: Schedule): Happening {
  if (what.kind !== 'weather') return what;
  const areClocksEven = serviceSkewMs === 0 && !steps.some((step) => step.what.kind === 'clock');
  const faults = what.faults.filter(
    ({ kind, body }) => (areClocksEven || kind !== 'crash') && !(isRepeating && body === REFUSAL.body),
  );
  return { ...what, faults };
}

function happening(random: Random, temper: Temper): Happening {
  const tab = random.between(0, TAB_COUNT - 1);
  const kind = pickKind(random.next(), temper);
  switch (kind) {
    case 'record':
      return {
        kind,
        tab,
        members: someMembers(random),
        agoMs: random.chance(0.15) ? random.between(1, 600_000) : null,
        correctWithinMs: random.chance(temper.corrects) ? random.pick([5_000, 60_000]) : null,
      };
    case 'retry':
    case 'discard':
    case 'undo':
      return { kind, tab, fromEnd: random.between(0, temper.undoesBack) };
    case 'network':
      return { kind, isOnline: random.chance(0.5) };
    case 'weather':
      return weather(random, temper);
    case 'view':
      return { kind, tab, isVisible: random.chance(0.5) };
    case 'clock':
      return { kind, byMs: random.pick([-600_000, -3_000, -40, 40, 3_000, 600_000]) };
    case 'elsewhere':
      return { kind, members: someMembers(random) };
    case 'open':
      return { kind, fromNewest: random.between(0, 2) };
    case 'change':
      return { kind, tab, change: someChange(random) };
    case 'change-elsewhere':
      return { kind, fromNewest: random.between(0, 2), change: someChange(random) };
    default:
      return { kind, tab };
  }
}

function pickKind(dice: number, { chances }: Temper): Happening['kind'] {
  let sum = 0;
  for (const [kind, chance] of chances) {
    sum += chance;
    if (dice < sum) return kind;
  }
  return 'elsewhere';
}

function someChange(random: Random): ScheduledChange {
  const kind = random.pick(['edit-members', 'edit-members', 'move', 'delete'] as const);
  switch (kind) {
    case 'edit-members':
      return { kind, members: someMembers(random) };
    case 'move':
      return { kind, byMs: random.pick([-300_000, -20_000, -2_000]) };
    case 'delete':
      return { kind };
  }
}

function someMembers(random: Random): readonly number[] {
  const members = Array.from({ length: MEMBER_COUNT }, (_, index) => index);
  const picked: number[] = [];
  for (let left = random.pick([0, 1, 1, 1, 2, 3]); left > 0; left -= 1) {
    picked.push(...members.splice(random.between(0, members.length - 1), 1));
  }
  return picked;
}

function weather(random: Random, temper: Temper): Happening {
  const latencyMs = random.pick([
    [1, 10],
    [10, 80],
    [50, 1_500],
    [100, 40_000],
  ] as const);
  const faults = random.chance(0.3)
    ? []
    : [fault(random, temper), ...(random.chance(0.4) ? [fault(random, temper)] : [])];
  return { kind: 'weather', faults, latencyMs };
}

/** A word of the service's own that nothing was done, and nothing will be. */
const REFUSAL: Partial<FaultRule> = { status: 400, body: { message: 'Member not found.', code: 20003 } };

function fault(random: Random, { faults }: Temper): FaultRule {
  const picked = random.pick(faults);
  const kind = picked === 'refusal' ? 'status' : picked;
  return {
    kind,
    seed: random.between(1, 1_000_000),
    probability: random.pick([0.2, 0.5, 0.9]),
    ...(random.chance(0.4) ? { times: random.between(1, 4) } : {}),
    ...(kind === 'status' ? { status: random.pick([500, 503]) } : {}),
    ...(picked === 'refusal'
      ? { ...REFUSAL, match: { method: random.pick(['POST', 'PATCH', 'DELETE']) } }
      : {}),
    ...(kind === 'cut' ? { ms: random.pick([[0, 5] as const, [1, 20] as const, [20, 80] as const]) } : {}),
    ...(kind === 'crash' ? { match: { method: random.pick(['POST', 'POST', 'PATCH', 'DELETE']) } } : {}),
    ...(kind === 'rate-limit' ? { ms: random.between(50, 2_000) } : {}),
    // A deletion answers with nothing when all went well, so nothing says that it did not.
    ...(kind === 'empty' ? { match: { method: 'POST' } } : {}),
  };
}
