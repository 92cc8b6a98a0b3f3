import { sleepBy } from '../sandbox-clock.ts';
import { createRandom, type Random } from '../seed/random.ts';
import { ConnectionLostError } from './connection-lost-error.ts';
import { faultAnswer } from './fault-answers.ts';
import { type FaultRule, parseFaultRule } from './fault-rule.ts';

/** An active rule. */
export interface ActiveFault extends FaultRule {
  readonly id: string;
  /** How often it was applied. */
  readonly struck: number;
}

/** The active faults. Rules are checked in the order they were added. */
export interface FaultControl {
  list(): readonly ActiveFault[];
  /** Adds a rule and returns its id; a rule with the same id is replaced. Throws `FaultRuleError` for an invalid one. */
  add(rule: FaultRule): string;
  /** Replaces all rules. All or none: throws `FaultRuleError` and changes nothing if one is invalid. */
  replace(rules: readonly FaultRule[]): void;
  /** False when no rule has this id. */
  remove(id: string): boolean;
  clear(): void;
  /**
   * Applies the faults to a request. Every matching latency is waited for, half before the service acts and half
   * after; of the other kinds the first match decides. A `cut` leaves the request in flight and the service working, and counts
   * from now, with or without latency. Rejects with `ConnectionLostError` if there is no answer, and with the abort reason if the caller
   * cancels in the meantime. `onStrike` is called with the applied rule.
   */
  handle(request: Request, service: FaultyService, onStrike?: (rule: FaultRule) => void): Promise<Response>;
}

/** The service behind the faults. `crashes` makes the request fail before its last step. */
export type FaultyService = (fate: { readonly crashes: boolean }) => Promise<Response>;

/** Waits `ms` milliseconds; rejects with the signal's reason as soon as it is aborted. */
export type Sleep = (ms: number, signal: AbortSignal) => Promise<void>;

interface Entry {
  readonly rule: FaultRule & { readonly id: string };
  readonly path: RegExp | null;
  readonly dice: Random;
  struck: number;
}

/** Faults, none at first. `now` is the service's clock; `sleep` is for tests that control time. */
export function createFaultControl({
  now = Date.now,
  sleep = (ms, signal) => sleepBy({ now: Date.now }, ms, signal),
}: {
  now?: () => number;
  sleep?: Sleep;
} = {}): FaultControl {
  let entries: Entry[] = [];
  let made = 0;

  function enter(rule: FaultRule): Entry {
    made += 1;
    return createEntry(parseFaultRule(rule), `fault-${made}`);
  }

  /** Null if there is no answer. */
  async function answerOf(
    outcome: Entry | null,
    request: Request,
    service: FaultyService,
  ): Promise<Response | null> {
    if (outcome === null) return service({ crashes: false });
    switch (outcome.rule.kind) {
      case 'cut':
        return service({ crashes: false });
      case 'crash':
        return service({ crashes: true });
      case 'drop':
        return null;
      case 'lost-answer':
        await service({ crashes: false });
        return null;
      default:
        return faultAnswer(outcome.rule, request, now());
    }
  }

  return {
    list: () => entries.map(({ rule, struck }) => ({ ...rule, struck })),
    add(rule) {
      const entry = enter(rule);
      entries = [...entries.filter(({ rule: { id } }) => id !== entry.rule.id), entry];
      return entry.rule.id;
    },
    replace(rules) {
      entries = rules.map(enter);
    },
    remove(id) {
      const remaining = entries.filter(({ rule }) => rule.id !== id);
      const found = remaining.length < entries.length;
      entries = remaining;
      return found;
    },
    clear() {
      entries = [];
    },
    async handle(request, service, onStrike = () => {}) {
      if (entries.length === 0) return service({ crashes: false });
      const { outcome, waitMs } = decide(entries, request);
      if (outcome !== null) onStrike(outcome.rule);
      const arrive = async () => {
        if (waitMs > 0) await sleep(waitMs / 2, request.signal);
        return answerOf(outcome, request, service);
      };
      if (outcome?.rule.kind === 'cut') {
        // No caller waits for its result.
        arrive().catch(() => {});
        await sleep(durationMs(outcome), request.signal);
        throw new ConnectionLostError();
      }
      const response = await arrive();
      if (waitMs > 0) await sleep(waitMs / 2, request.signal);
      if (response === null) throw new ConnectionLostError();
      return response;
    },
  };
}

/** `id`: for a rule without one. */
function createEntry(rule: FaultRule, id: string): Entry {
  return {
    rule: { ...rule, id: rule.id ?? id },
    path: rule.match?.path === undefined ? null : new RegExp(rule.match.path),
    dice: createRandom(rule.seed ?? 1),
    struck: 0,
  };
}

/** What happens to a request: the first rule that applies, and the delay of all that only delay. */
function decide(
  entries: readonly Entry[],
  request: Request,
): { readonly outcome: Entry | null; readonly waitMs: number } {
  const url = new URL(request.url);
  const target = url.pathname + url.search;
  let waitMs = 0;
  let outcome: Entry | null = null;
  for (const entry of entries) {
    if (entry.rule.kind === 'latency') {
      if (matches(entry, request, target)) waitMs += durationMs(entry);
    } else if (outcome === null && matches(entry, request, target)) outcome = entry;
  }
  return { outcome, waitMs };
}

/** Whether a rule applies to a request; counts that it does. */
function matches(entry: Entry, request: Request, target: string): boolean {
  const { match, kind, times, probability } = entry.rule;
  if (match?.method === undefined) {
    // A preflight is the browser's own request: a rule such as "the next request fails" must not be used up by it.
    if (request.method === 'OPTIONS' && kind !== 'latency') return false;
  } else if (match.method !== request.method) return false;
  if (entry.path !== null && !entry.path.test(target)) return false;
  if (times !== undefined && entry.struck >= times) return false;
  if (probability !== undefined && !entry.dice.chance(probability)) return false;
  entry.struck += 1;
  return true;
}

/** How long a rule with `ms` takes this time, in milliseconds. */
function durationMs({ rule, dice }: Entry): number {
  if (typeof rule.ms === 'number') return rule.ms;
  const [low, high] = rule.ms ?? [0, 0];
  return low + dice.next() * (high - low);
}
