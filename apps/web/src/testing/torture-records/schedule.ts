import { createRandom, type FaultRule, type Random } from '@frontboard/sandbox';

export type RecordKind = 'member' | 'group';

/** What another device does to a record or membership. */
export type ForeignDeed = 'change' | 'delete' | 'join' | 'leave';

/** The network and the service for a while. */
export interface Weather {
  readonly faults: readonly FaultRule[];
  /** The latency in one direction, in milliseconds. */
  readonly latencyMs: readonly [number, number];
  /** The share of writes that the service carries out and something in between answers with a 502. */
  readonly brokenAnswers: number;
  /** Whether the browser repeats a request that got no answer. */
  readonly isRepeating: boolean;
  readonly isOnline: boolean;
}

/** Something a person does in a tab, or that happens to the service or the network. `pick` chooses among what the tab shows. */
export type Happening =
  /** A new record. `isEqual`: with the fields of an earlier one. `isCopy`: of a group, with its members. */
  | {
      readonly kind: 'create';
      readonly tab: number;
      readonly of: RecordKind;
      readonly isEqual: boolean;
      readonly isCopy: boolean;
      readonly pick: number;
    }
  /** Changes who is in a group, or the groups of a member: `toggles` picks who. */
  | {
      readonly kind: 'membership';
      readonly tab: number;
      readonly of: RecordKind;
      readonly pick: number;
      readonly toggles: readonly number[];
    }
  | { readonly kind: 'delete'; readonly tab: number; readonly of: RecordKind; readonly pick: number }
  /** Hides a record instead of deleting it. */
  | { readonly kind: 'hide'; readonly tab: number; readonly of: RecordKind; readonly pick: number }
  | { readonly kind: 'restore'; readonly tab: number; readonly pick: number }
  /** Tries again what has failed. */
  | { readonly kind: 'retry'; readonly tab: number; readonly pick: number }
  /** Presses the button of a notice about twins. */
  | { readonly kind: 'answer'; readonly tab: number }
  /** The page is reloaded. `crash`: without what a page does when it closes. */
  | { readonly kind: 'reopen'; readonly tab: number; readonly how: 'close' | 'crash' }
  | {
      readonly kind: 'elsewhere';
      readonly deed: ForeignDeed;
      readonly of: RecordKind;
      readonly pick: number;
      readonly other: number;
    }
  | { readonly kind: 'weather'; readonly weather: Weather };

/** What happens, each some time after the one before. */
export interface Schedule {
  readonly seed: number;
  readonly tabCount: number;
  readonly steps: readonly { readonly afterMs: number; readonly what: Happening }[];
}

export const CALM: Weather = {
  faults: [],
  latencyMs: [1, 10],
  brokenAnswers: 0,
  isRepeating: false,
  isOnline: true,
};

const KINDS: readonly (readonly [Happening['kind'], number])[] = [
  ['create', 0.17],
  ['membership', 0.14],
  ['delete', 0.12],
  ['hide', 0.04],
  ['restore', 0.1],
  ['retry', 0.1],
  ['answer', 0.05],
  ['reopen', 0.07],
  ['elsewhere', 0.06],
  ['weather', 0.15],
];

/** The schedule of a seed: always the same for the same seed. */
export function createSchedule(seed: number): Schedule {
  const random = createRandom(`records ${seed}`);
  const tabCount = random.chance(0.3) ? 2 : 1;
  const isAlone = random.chance(0.5);
  return {
    seed,
    tabCount,
    steps: [
      { afterMs: 0, what: { kind: 'weather', weather: randomWeather(random) } },
      ...Array.from({ length: random.between(4, 16) }, () => ({
        afterMs: random.pick([20, 60, 300, 1_500, 4_000, 15_000]),
        what: happening(random, random.between(0, tabCount - 1), isAlone),
      })),
    ],
  };
}

function happening(random: Random, tab: number, isAlone: boolean): Happening {
  const kind = pickKind(random.next());
  const pick = random.between(0, 999);
  const of = random.chance(0.55) ? 'member' : 'group';
  switch (kind) {
    case 'create':
      return { kind, tab, of, pick, isEqual: random.chance(0.2), isCopy: random.chance(0.4) };
    case 'membership': {
      const toggles = Array.from({ length: random.between(1, 3) }, () => random.between(0, 999));
      return { kind, tab, of, pick, toggles };
    }
    case 'delete':
    case 'hide':
      return { kind, tab, of, pick };
    case 'restore':
    case 'retry':
      return { kind, tab, pick };
    case 'answer':
      return { kind, tab };
    case 'reopen':
      return { kind, tab, how: random.pick(['close', 'crash']) };
    case 'elsewhere': {
      if (isAlone) return { kind: 'retry', tab, pick };
      const deed = random.pick(['change', 'delete', 'join', 'leave'] as const);
      return { kind, deed, of, pick, other: random.between(0, 999) };
    }
    case 'weather':
      return { kind, weather: randomWeather(random) };
  }
}

function pickKind(dice: number): Happening['kind'] {
  let sum = 0;
  for (const [kind, chance] of KINDS) {
    sum += chance;
    if (dice < sum) return kind;
  }
  return 'weather';
}

/** The network and the service at random. */
export function randomWeather(random: Random): Weather {
  if (random.chance(0.2)) return CALM;
  const count = random.between(1, 3);
  return {
    faults: Array.from({ length: count }, () => faults(random)).flat(),
    latencyMs: random.pick([
      [1, 10],
      [10, 80],
      [50, 900],
    ]),
    brokenAnswers: random.chance(0.3) ? random.pick([0.3, 0.8]) : 0,
    isRepeating: random.chance(0.5),
    isOnline: !random.chance(0.08),
  };
}

/** The rules of one fault. */
function faults(random: Random): readonly FaultRule[] {
  const kind = random.pick([
    'late',
    'cut',
    'cut',
    'lost-answer',
    'drop',
    'rate-limit',
    'status',
    'crash',
  ] as const);
  const common = {
    seed: random.between(1, 1_000_000),
    probability: random.pick([0.2, 0.5, 0.9]),
    ...(random.chance(0.4) ? { times: random.between(1, 4) } : {}),
    ...(random.chance(0.5) ? { match: { method: random.pick(['GET', 'POST', 'PATCH', 'DELETE']) } } : {}),
  };
  switch (kind) {
    case 'late':
      // The connection breaks at once, and the request arrives up to 2.5 seconds later.
      return [
        {
          ...common,
          kind: 'latency',
          ms: [50, 5_000],
          match: { method: random.pick(['POST', 'PATCH', 'DELETE']) },
        },
        { ...common, kind: 'cut', ms: random.pick([1, 5, 15]) },
      ];
    case 'cut':
      return [{ ...common, kind, ms: random.pick([1, 5, 15]) }];
    case 'rate-limit':
      return [{ ...common, kind, ms: random.between(50, 2_000) }];
    case 'status':
      return [{ ...common, kind, status: random.pick([500, 503]) }];
    default:
      return [{ ...common, kind }];
  }
}
