import { type FaultRule, FaultRuleError, parseFaultRules } from '../faults/fault-rule.ts';
import { isWorldName, WORLD_NAMES, type WorldName } from '../seed/world-guide.ts';

/** The options of the command line. */
export interface CliOptions {
  readonly help: boolean;
  readonly port: number;
  readonly host: string;
  readonly world: WorldName;
  readonly file: string | null;
  readonly v1: boolean;
  readonly rateLimit: boolean;
  readonly skewMs: number;
  readonly latencyMs: number | readonly [number, number];
  readonly faults: readonly FaultRule[];
}

/** An invalid command line; the message is one sentence with the reason. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Default port of the sandbox. */
export const DEFAULT_PORT = 4174;

/** The output of `--help`. */
export const HELP = `Runs a sandbox of the PluralKit API on this machine. All its data is invented.

  --port N          port to listen on (${DEFAULT_PORT}; 0 takes any free one)
  --host ADDRESS    address to listen on (127.0.0.1)
  --world NAME      ${WORLD_NAMES.join(', ')} (demo)
  --file PATH       keep the state in this file; the world is only for a new file
  --v1              answer the old paths below /v1, too
  --no-rate-limit   count no requests
  --latency MS      answer later by so many milliseconds, or by a range: 20-80
  --skew MS         set the clock wrong by so many milliseconds, behind if negative
  --fault JSON      a fault rule or a list of them, such as {"kind":"status","status":503,"times":3}; may be repeated
  --help            print this
`;

const MAX_LATENCY_MS = 60_000;
const FLAGS = ['--v1', '--no-rate-limit', '--help'];
const VALUED = ['--port', '--host', '--world', '--file', '--latency', '--skew', '--fault'];

/** Reads the arguments after the script's name. Throws {@link UsageError}. */
export function parseCliOptions(args: readonly string[]): CliOptions {
  const flags = new Set<string>();
  const values = new Map<string, string>();
  const faults: FaultRule[] = [];
  const left = [...args];
  for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
    const [name, attached] = splitAtEquals(arg);
    if (FLAGS.includes(name)) {
      if (attached !== undefined) throw new UsageError(`${name} takes no value.`);
      flags.add(name);
    } else if (VALUED.includes(name)) {
      // The next word is the value in any case: a skew may start with a dash.
      const value = attached ?? left.shift();
      if (value === undefined || value === '') throw new UsageError(`${name} needs a value.`);
      if (name === '--fault') faults.push(...readFaults(value));
      else values.set(name, value);
    } else {
      const kind = arg.startsWith('-') ? 'option' : 'argument';
      throw new UsageError(`Unknown ${kind} ${name}. --help lists what there is.`);
    }
  }
  return {
    help: flags.has('--help'),
    port: readPort(values.get('--port')),
    host: values.get('--host') ?? '127.0.0.1',
    world: readWorld(values.get('--world') ?? 'demo'),
    file: values.get('--file') ?? null,
    v1: flags.has('--v1'),
    rateLimit: !flags.has('--no-rate-limit'),
    skewMs: readSkew(values.get('--skew') ?? '0'),
    latencyMs: readLatency(values.get('--latency') ?? '0'),
    faults,
  };
}

function splitAtEquals(arg: string): [string, string | undefined] {
  const at = arg.startsWith('--') ? arg.indexOf('=') : -1;
  return at === -1 ? [arg, undefined] : [arg.slice(0, at), arg.slice(at + 1)];
}

function readPort(text: string | undefined): number {
  if (text === undefined) return DEFAULT_PORT;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65_535)) throw new UsageError(`--port must be a number from 0 to 65535, not ${text}.`);
  return port;
}

function readWorld(text: string): WorldName {
  if (isWorldName(text)) return text;
  throw new UsageError(`There is no world ${text}; there is ${WORLD_NAMES.join(', ')}.`);
}

function readSkew(text: string): number {
  const skewMs = /^[+-]?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(skewMs)) throw new UsageError(`--skew must be whole milliseconds, not ${text}.`);
  return skewMs;
}

function readLatency(text: string): number | [number, number] {
  const match = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(text);
  const low = Number(match?.[1]);
  const high = Number(match?.[2] ?? match?.[1]);
  if (match === null || low > high || high > MAX_LATENCY_MS) {
    throw new UsageError(`--latency must be milliseconds such as 40, or a range such as 20-80, not ${text}.`);
  }
  return low === high ? low : [low, high];
}

function readFaults(json: string): FaultRule[] {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new UsageError(`--fault must be JSON, such as {"kind":"drop","times":1}, not ${json}.`);
  }
  try {
    return parseFaultRules(value);
  } catch (error) {
    if (error instanceof FaultRuleError) throw new UsageError(`--fault: ${error.message}`);
    throw error;
  }
}
