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
  /** Another device of the same system switches. */
  | { readonly kind: 'elsewhere'; readonly members: readonly number[] };

/** What happens, each some time after the one before. */
export interface Schedule {
  readonly seed: number;
  /** How far the service's clock is ahead of the true time. */
  readonly serviceSkewMs: number;
  readonly steps: readonly { readonly afterMs: number; readonly what: Happening }[];
}

export const TAB_COUNT = 2;
export const MEMBER_COUNT = 6;

const WEATHER: readonly FaultRule['kind'][] = [
  'lost-answer',
  'drop',
  'rate-limit',
  'status',
  'html',
  'empty',
];

/** The schedule of a seed: always the same for the same seed. */
export function createSchedule(seed: number): Schedule {
  const random = createRandom(`outbox ${seed}`);
  const count = random.between(6, 30);
  return {
    seed,
    serviceSkewMs: random.chance(0.3) ? random.between(-120_000, 120_000) : 0,
    steps: Array.from({ length: count }, () => ({
      // Often at once, sometimes after things had time to settle.
      afterMs: random.pick([0, 0, 1, 20, 300, 2_000, 9_000, 40_000]),
      what: happening(random),
    })),
  };
}

function happening(random: Random): Happening {
  const tab = random.between(0, TAB_COUNT - 1);
  const dice = random.next();
  if (dice < 0.42) {
    return {
      kind: 'record',
      tab,
      members: someMembers(random),
      agoMs: random.chance(0.15) ? random.between(1, 600_000) : null,
      correctWithinMs: random.chance(0.3) ? random.pick([5_000, 60_000]) : null,
    };
  }
  if (dice < 0.54) return { kind: 'undo', tab, fromEnd: random.between(0, 2) };
  if (dice < 0.64) return { kind: 'network', isOnline: random.chance(0.5) };
  if (dice < 0.8) return weather(random);
  if (dice < 0.9) return { kind: 'reload', tab };
  if (dice < 0.93) return { kind: 'view', tab, isVisible: random.chance(0.5) };
  if (dice < 0.96) return { kind: 'clock', byMs: random.pick([-600_000, -3_000, -40, 40, 3_000, 600_000]) };
  return { kind: 'elsewhere', members: someMembers(random) };
}

function someMembers(random: Random): readonly number[] {
  const members = Array.from({ length: MEMBER_COUNT }, (_, index) => index);
  const picked: number[] = [];
  for (let left = random.pick([0, 1, 1, 1, 2, 3]); left > 0; left -= 1) {
    picked.push(...members.splice(random.between(0, members.length - 1), 1));
  }
  return picked;
}

function weather(random: Random): Happening {
  const latencyMs = random.pick([
    [1, 10],
    [10, 80],
    [50, 1_500],
    [100, 40_000],
  ] as const);
  const faults = random.chance(0.3) ? [] : [fault(random), ...(random.chance(0.4) ? [fault(random)] : [])];
  return { kind: 'weather', faults, latencyMs };
}

function fault(random: Random): FaultRule {
  const kind = random.pick(WEATHER);
  return {
    kind,
    seed: random.between(1, 1_000_000),
    probability: random.pick([0.2, 0.5, 0.9]),
    ...(random.chance(0.4) ? { times: random.between(1, 4) } : {}),
    ...(kind === 'status' ? { status: random.pick([500, 503]) } : {}),
    ...(kind === 'rate-limit' ? { ms: random.between(50, 2_000) } : {}),
    // A deletion answers with nothing when all went well, so nothing says that it did not.
    ...(kind === 'empty' ? { match: { method: 'POST' } } : {}),
  };
}
