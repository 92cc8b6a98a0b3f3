/** The effect of a fault on a request. */
export type FaultKind =
  /** The answer comes later. */
  | 'latency'
  /** The service acts, and the connection breaks before the answer. */
  | 'lost-answer'
  /** The connection breaks `ms` after the request came, before, while or after the service acts; the service continues to its end. */
  | 'cut'
  /** The connection breaks before the service sees the request. */
  | 'drop'
  /** The service fails before the last step of a write with a 500; the steps before it stay. */
  | 'crash'
  /** 429 in the service's own shape. */
  | 'rate-limit'
  /** An error status with a JSON body. */
  | 'status'
  /** An error page in HTML, as from a proxy in front of a service. */
  | 'html'
  /** An answer without a body. */
  | 'empty';

/** One fault, in the format of the admin path and the start options: plain JSON. */
export interface FaultRule {
  /** An id for the rule; generated when absent. */
  readonly id?: string;
  /** Which requests; all when absent. Latency also applies to preflights, other kinds only if `method` is `OPTIONS`. */
  readonly match?: {
    readonly method?: string;
    /** Source of a regular expression, tested against path and query (`/v2/systems/exmpl/switches?limit=5`). */
    readonly path?: string;
  };
  /** How often it is applied; always when absent. */
  readonly times?: number;
  /** Probability, 0 to 1; certain when absent. */
  readonly probability?: number;
  /** Seed of the random numbers of this rule, so that a run can be repeated; 1 when absent. */
  readonly seed?: number;
  readonly kind: FaultKind;
  /** `latency`, `cut`: duration in milliseconds, or the two ends of a range. `rate-limit`: the `retry_after` in the answer. */
  readonly ms?: number | readonly [number, number];
  /** Status of `status` (500), `html` (502) and `empty` (200). */
  readonly status?: number;
  /** Body of `status` (text as it is, anything else as JSON; `""` for none) and of `html` (text). */
  readonly body?: unknown;
  /** False leaves the CORS headers off, as proxies in front of a service do; a browser then reports a network error. */
  readonly cors?: boolean;
}

/** An invalid rule; the message says what is wrong with it. */
export class FaultRuleError extends Error {
  override readonly name = 'FaultRuleError';
}

const KINDS: readonly FaultKind[] = [
  'latency',
  'lost-answer',
  'cut',
  'drop',
  'crash',
  'rate-limit',
  'status',
  'html',
  'empty',
];
const KEYS = ['id', 'match', 'times', 'probability', 'seed', 'kind', 'ms', 'status', 'body', 'cors'];
const MATCH_KEYS = ['method', 'path'];
const MAX_WAIT_MS = 10 * 60_000;

/** Reads one rule from JSON. Throws {@link FaultRuleError} for anything ambiguous. */
export function parseFaultRule(value: unknown): FaultRule {
  const source = record(value, 'A fault rule');
  onlyKeys(source, KEYS, 'A fault rule');
  if (!isKind(source.kind)) {
    throw new FaultRuleError(`"kind" must be one of ${KINDS.join(', ')}, not ${show(source.kind)}.`);
  }
  const rule: FaultRule = {
    kind: source.kind,
    ...optional('id', source.id, text),
    ...optional('match', source.match, match),
    ...optional('times', source.times, count),
    ...optional('probability', source.probability, chance),
    ...optional('seed', source.seed, whole),
    ...optional('ms', source.ms, wait),
    ...optional('status', source.status, status),
    ...(source.body === undefined ? {} : { body: source.body }),
    ...optional('cors', source.cors, flag),
  };
  if ((rule.kind === 'latency' || rule.kind === 'cut') && rule.ms === undefined) {
    throw new FaultRuleError(`A ${rule.kind} rule needs "ms": a number or a range such as [20, 80].`);
  }
  if (rule.kind === 'rate-limit' && Array.isArray(rule.ms)) {
    throw new FaultRuleError('"ms" of a rate-limit rule must be one number.');
  }
  if (rule.kind === 'html' && rule.body !== undefined && typeof rule.body !== 'string') {
    throw new FaultRuleError('"body" of an html rule must be a string.');
  }
  return rule;
}

/** Reads a list of rules, one rule, or `{rules: [...]}`. Throws {@link FaultRuleError}, naming the rule that is wrong. */
export function parseFaultRules(value: unknown): FaultRule[] {
  const list = Array.isArray(value) ? value : isWrapped(value) ? value.rules : [value];
  return list.map((item, position) => {
    try {
      return parseFaultRule(item);
    } catch (error) {
      if (error instanceof FaultRuleError && list.length > 1) {
        throw new FaultRuleError(`Rule ${position + 1}: ${error.message}`, { cause: error });
      }
      throw error;
    }
  });
}

type Read<Value> = (value: unknown, name: string) => Value;

function optional<Name extends keyof FaultRule, Value>(
  name: Name,
  value: unknown,
  read: Read<Value>,
): { [Key in Name]?: Value } {
  // A computed key is typed as a string index; the name is the one literal given.
  return value === undefined ? {} : ({ [name]: read(value, `"${name}"`) } as { [Key in Name]: Value });
}

function match(value: unknown): NonNullable<FaultRule['match']> {
  const source = record(value, '"match"');
  onlyKeys(source, MATCH_KEYS, '"match"');
  const path = source.path === undefined ? undefined : text(source.path, '"match.path"');
  if (path !== undefined) {
    try {
      new RegExp(path);
    } catch (cause) {
      throw new FaultRuleError(`"match.path" is not a regular expression: ${show(path)}.`, { cause });
    }
  }
  return {
    ...(source.method === undefined ? {} : { method: text(source.method, '"match.method"').toUpperCase() }),
    ...(path === undefined ? {} : { path }),
  };
}

function wait(value: unknown, name: string): number | readonly [number, number] {
  if (isWait(value)) return value;
  if (Array.isArray(value) && value.length === 2) {
    const [low, high]: unknown[] = value;
    if (isWait(low) && isWait(high) && low <= high) return [low, high];
  }
  throw new FaultRuleError(
    `${name} must be milliseconds from 0 to ${MAX_WAIT_MS}, or two of them in order, not ${show(value)}.`,
  );
}

const text: Read<string> = (value, name) =>
  typeof value === 'string' && value !== '' ? value : refuse(`${name} must be a string, not empty`, value);

const count: Read<number> = (value, name) =>
  Number.isSafeInteger(value) && Number(value) >= 1
    ? Number(value)
    : refuse(`${name} must be a whole number of at least 1`, value);

const whole: Read<number> = (value, name) =>
  Number.isSafeInteger(value) ? Number(value) : refuse(`${name} must be a whole number`, value);

const chance: Read<number> = (value, name) =>
  typeof value === 'number' && value >= 0 && value <= 1
    ? value
    : refuse(`${name} must be between 0 and 1`, value);

const status: Read<number> = (value, name) =>
  Number.isInteger(value) && Number(value) >= 200 && Number(value) <= 599
    ? Number(value)
    : refuse(`${name} must be an HTTP status from 200 to 599`, value);

const flag: Read<boolean> = (value, name) =>
  typeof value === 'boolean' ? value : refuse(`${name} must be true or false`, value);

function isKind(value: unknown): value is FaultKind {
  return KINDS.some((kind) => kind === value);
}

function isWait(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= MAX_WAIT_MS;
}

function isWrapped(value: unknown): value is { rules: unknown[] } {
  return typeof value === 'object' && value !== null && 'rules' in value && Array.isArray(value.rules);
}

function record(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refuse(`${name} must be a JSON object`, value);
  }
  // Only read by key; every value found is checked.
  return value as Record<string, unknown>;
}

function onlyKeys(source: Record<string, unknown>, known: readonly string[], name: string): void {
  const stranger = Object.keys(source).find((key) => !known.includes(key));
  if (stranger !== undefined) {
    throw new FaultRuleError(`${name} has no key ${show(stranger)}; it knows ${known.join(', ')}.`);
  }
}

function refuse(problem: string, value: unknown): never {
  throw new FaultRuleError(`${problem}, not ${show(value)}.`);
}

function show(value: unknown): string {
  const json = JSON.stringify(value) ?? String(value);
  return json.length > 60 ? `${json.slice(0, 57)}…` : json;
}
