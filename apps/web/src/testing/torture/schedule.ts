import { createRandom, type FaultRule, type Random } from '@frontboard/sandbox';
import type { Happening, ScheduledChange, ScheduledEdit, ScheduleKind } from './happening.ts';
import { TEMPERS, type Temper } from './tempers.ts';

/** What happens, each some time after the one before. */
export interface Schedule {
  readonly seed: number;
  /** The switches of the last hour before it begins. */
  readonly beginning: readonly { readonly agoMs: number; readonly members: readonly number[] }[];
  /** How far the service's clock is ahead of the true time. */
  readonly serviceSkewMs: number;
  /** The browser repeats a request whose connection closes before an answer, as Chromium and Firefox do. */
  readonly isRepeating: boolean;
  readonly steps: readonly { readonly afterMs: number; readonly what: Happening }[];
}

export const TAB_COUNT = 2;
export const MEMBER_COUNT = 6;

/** The schedule of a seed: always the same for the same seed and kind. */
export function createSchedule(seed: number, kind: ScheduleKind = 'switches'): Schedule {
  const random = createRandom(`${kind === 'switches' ? 'outbox' : kind} ${seed}`);
  const tempers = TEMPERS[kind];
  const temper = tempers[seed % tempers.length] as Temper;
  const count = random.between(6, 30);
  const schedule: Schedule = {
    seed,
    serviceSkewMs: random.chance(0.3) ? random.between(-120_000, 120_000) : 0,
    isRepeating: random.chance(0.5),
    steps: Array.from({ length: count }, () => ({
      afterMs: random.pick(temper.pauses),
      what: happening(random, temper),
    })),
    beginning: kind === 'switches' ? [] : someSwitches(random),
  };
  return {
    ...schedule,
    steps: schedule.steps.map((step) => ({ ...step, what: possible(step.what, schedule) })),
  };
}

function someSwitches(random: Random): Schedule['beginning'] {
  return Array.from({ length: random.between(1, 5) }, (_, index) => ({
    agoMs: 3_600_000 - index * 600_000 - random.between(0, 500_000),
    members: someMembers(random),
  }));
}

/**
 * Without the faults that cannot occur together. A row that stayed at the service's own time is recognised by its time, so the clocks
 * have to agree and run evenly. A service that refuses a request refuses its repetition, too, and has done nothing for either.
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
    case 'edit':
      return { kind, tab, edit: someEdit(random) };
    case 'undo-edit':
      return { kind, tab, fromEnd: random.pick([0, 0, 0, 1, 2]) };
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

const EDIT_KINDS = [
  'insert',
  'insert',
  'take-out',
  'take-out',
  'split',
  'merge',
  'copy',
  'add',
  'move',
  'change-members',
  'delete',
] as const;

function someEdit(random: Random): ScheduledEdit {
  return {
    kind: random.pick(EDIT_KINDS),
    fromNewest: random.between(0, 4),
    members: someMembers(random),
    agoMs: random.pick([1_000, 30_000, 300_000, 1_200_000, 3_000_000]),
    lastsMs: random.pick([20_000, 200_000, 900_000, null]),
  };
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

/** An answer of the service itself that nothing was done, and nothing will be. */
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
    // The answer to a deletion is empty when it succeeded, so nothing shows that it did not.
    ...(kind === 'empty' ? { match: { method: 'POST' } } : {}),
  };
}
