import { createSandbox, type Sandbox } from '../../src/index.ts';
import type { RecordedAnswer, RecordedRequest } from './recording.ts';
import { type IsUnordered, Symbols } from './symbols.ts';
import { guildRow, KNOWN, recordedWorld, TOKENS } from './world.ts';

/** About when the recording was made. */
const NOW = '2026-08-25T12:00:00Z';

/** One answer of the sandbox that is not the recorded one. */
export interface Difference {
  readonly run: number;
  readonly step: number;
  readonly request: string;
  readonly expected: string;
  readonly actual: string;
}

/** Sends every recorded request to a sandbox, a fresh one for each run. Resolves with what was compared. */
export async function replay(
  runs: readonly RecordedAnswer[][],
): Promise<{ compared: number; differences: Difference[] }> {
  const differences: Difference[] = [];
  let compared = 0;
  // The settings for the server were not reset between two runs, nor before the first.
  let guilds = [guildRow('A', firstGuildAnswer(runs)), guildRow('F')];
  for (const run of runs) {
    const sandbox = createSandbox({
      world: recordedWorld(NOW, guilds),
      clock: { now: () => Date.parse(NOW) },
      rateLimit: false,
    });
    const symbols = new Symbols(Date.parse(NOW), KNOWN);
    for (const recorded of run) {
      const difference = await compare(sandbox, symbols, recorded);
      compared += 1;
      if (difference !== null) differences.push(difference);
    }
    guilds = [...sandbox.state.systemGuilds.values()];
  }
  return { compared, differences };
}

async function compare(
  sandbox: Sandbox,
  symbols: Symbols,
  { run, step, request, expect }: RecordedAnswer,
): Promise<Difference | null> {
  const response = await sandbox.fetch(toRequest(symbols, request));
  const text = await response.text();
  // Errors of the framework behind the service are not recorded beyond their status.
  const countsAlone = expect.status === 415 || expect.status >= 500;
  const type = (response.headers.get('Content-Type') ?? '').split(';')[0];
  const isEqual =
    response.status === expect.status &&
    (countsAlone ||
      (type === expect.type && symbols.matches(expect.body, readJson(text), unorderedIn(request))));
  if (isEqual) return null;
  return {
    run,
    step,
    request: `${request.token} ${request.method} ${request.path} ${request.raw ?? JSON.stringify(request.body)}`,
    expected: `${expect.status} ${JSON.stringify(expect.body)}`,
    actual: `${response.status} ${text}`,
  };
}

function toRequest(symbols: Symbols, { method, path, token, body, raw, type }: RecordedRequest): Request {
  const headers: Record<string, string> = token === 'none' ? {} : { Authorization: TOKENS[token] };
  const url = `http://sandbox.test/v2${symbols.fill(path)}`;
  const text = raw ?? (body === undefined || method === 'GET' ? undefined : JSON.stringify(body));
  if (text === undefined) return new Request(url, { method, headers });
  headers['Content-Type'] = type ?? 'application/json';
  return new Request(url, { method, headers, body: new TextEncoder().encode(symbols.fill(text)) });
}

/** The arrays of an answer in any order, since the database does not promise one. */
function unorderedIn({ op, sort, sortMembers }: RecordedRequest): IsUnordered {
  return (path) =>
    (path === '' && sort === true) ||
    (path === '/*/members' && (sortMembers === true || op === 'list groups'));
}

function readJson(text: string): unknown {
  return text === '' ? undefined : JSON.parse(text);
}

function firstGuildAnswer(runs: readonly RecordedAnswer[][]): object {
  const first = runs
    .flat()
    .find(({ request, expect }) => request.op === 'system guild' && expect.status === 200);
  // The recording has such answers, and their bodies are objects.
  return first?.expect.body as object;
}
