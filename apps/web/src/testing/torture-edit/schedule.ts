import { createRandom, type FaultRule, type Random } from '@frontboard/sandbox';

/** The fields of the member that are changed; none of them may be invalid, and each may be empty. */
export const FIELDS = ['display_name', 'pronouns', 'description'] as const;
export type Field = (typeof FIELDS)[number];

/** How a form ends: left within the app, or with its page, which may write its state when it closes, or not. */
export type Way = 'leave' | 'close' | 'crash';

/** Something a person does in a tab, or that happens to the service or the network. */
export type Happening =
  /** Typed into a field; null types back what the form shows as saved. */
  | { readonly kind: 'type'; readonly tab: number; readonly field: Field; readonly isBack: boolean }
  | { readonly kind: 'save'; readonly tab: number }
  /** Answers the conflicts, if any are asked about: the fields named keep mine, the others take theirs. Null leaves them open. */
  | { readonly kind: 'answer'; readonly tab: number; readonly mine: readonly Field[] | null }
  | { readonly kind: 'discard'; readonly tab: number }
  /** Undoes a discard: the last one, or the one before it. */
  | { readonly kind: 'take-back'; readonly tab: number; readonly fromEnd: number }
  /** The form is opened again, over the newest copy or the one it had. */
  | {
      readonly kind: 'reopen';
      readonly tab: number;
      readonly how: Way;
      readonly isFresh: boolean;
    }
  /** The form's screen has received the newest copy. */
  | { readonly kind: 'refetch'; readonly tab: number }
  /** Another device changes a field. */
  | { readonly kind: 'elsewhere'; readonly field: Field }
  | {
      readonly kind: 'weather';
      readonly faults: readonly FaultRule[];
      readonly latencyMs: readonly [number, number];
    };

/** What happens, each some time after the one before. */
export interface Schedule {
  readonly seed: number;
  readonly steps: readonly { readonly afterMs: number; readonly what: Happening }[];
}

export const TAB_COUNT = 2;

type Chances = readonly (readonly [Happening['kind'], number])[];

/** A person changes their mind again and again, on a connection that loses answers. */
const HASTY: Chances = [
  ['type', 0.32],
  ['save', 0.3],
  ['answer', 0.1],
  ['reopen', 0.04],
  ['refetch', 0.05],
  ['elsewhere', 0.06],
  ['weather', 0.13],
];

const ANY: Chances = [
  ['type', 0.34],
  ['save', 0.2],
  ['answer', 0.06],
  ['discard', 0.08],
  ['take-back', 0.07],
  ['reopen', 0.07],
  ['refetch', 0.04],
  ['elsewhere', 0.05],
  ['weather', 0.09],
];

/** The schedule of a seed: always the same for the same seed. */
export function createSchedule(seed: number): Schedule {
  const random = createRandom(`edit ${seed}`);
  const isHasty = seed % 3 === 0;
  const isOneTab = isHasty || random.chance(0.4);
  return {
    seed,
    steps: Array.from({ length: random.between(5, 24) }, () => ({
      afterMs: random.pick([20, 100, 300, 300, 2_000, 20_000]),
      what: happening(random, isOneTab ? 0 : random.between(0, TAB_COUNT - 1), isHasty),
    })),
  };
}

function happening(random: Random, tab: number, isHasty: boolean): Happening {
  const kind = pickKind(random.next(), isHasty ? HASTY : ANY);
  switch (kind) {
    case 'type':
      return {
        kind,
        tab,
        field: isHasty ? 'pronouns' : random.pick(FIELDS),
        isBack: random.chance(isHasty ? 0.4 : 0.2),
      };
    case 'answer':
      return { kind, tab, mine: random.chance(0.15) ? null : FIELDS.filter(() => random.chance(0.6)) };
    case 'take-back':
      return { kind, tab, fromEnd: random.chance(0.25) ? 1 : 0 };
    case 'reopen':
      return { kind, tab, how: random.pick(['leave', 'close', 'crash']), isFresh: random.chance(0.7) };
    case 'elsewhere':
      return { kind, field: isHasty ? 'pronouns' : random.pick(FIELDS) };
    case 'weather':
      return isHasty && random.chance(0.7) ? silence(random) : weather(random);
    default:
      return { kind, tab };
  }
}

function pickKind(dice: number, chances: Chances): Happening['kind'] {
  let sum = 0;
  for (const [kind, chance] of chances) {
    sum += chance;
    if (dice < sum) return kind;
  }
  return 'weather';
}

/** What is sent arrives, and no answer comes. */
function silence(random: Random): Happening {
  const seed = random.between(1, 1_000_000);
  return {
    kind: 'weather',
    latencyMs: [1, 10],
    faults: [
      { kind: 'lost-answer', seed, times: 1, match: { method: 'PATCH' } },
      { kind: 'drop', seed, probability: 0.8, match: { method: 'GET' } },
    ],
  };
}

function weather(random: Random): Happening {
  const latencyMs = random.pick([
    [1, 10],
    [10, 80],
    [50, 1_500],
  ] as const);
  const count = random.chance(0.35) ? 0 : random.between(1, 2);
  return { kind: 'weather', faults: Array.from({ length: count }, () => fault(random)), latencyMs };
}

function fault(random: Random): FaultRule {
  const kind = random.pick(['lost-answer', 'cut', 'drop', 'rate-limit', 'status', 'html', 'empty'] as const);
  return {
    kind,
    seed: random.between(1, 1_000_000),
    probability: random.pick([0.2, 0.5, 0.9]),
    ...(random.chance(0.5) ? { times: random.between(1, 4) } : {}),
    ...(random.chance(0.4) ? { match: { method: random.pick(['GET', 'PATCH']) } } : {}),
    ...(kind === 'status' ? { status: random.pick([400, 500, 503]) } : {}),
    ...(kind === 'cut' ? { ms: random.pick([1, 5, 15]) } : {}),
    ...(kind === 'rate-limit' ? { ms: random.between(50, 2_000) } : {}),
  };
}
