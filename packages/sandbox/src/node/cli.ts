import { SECRET_HEADER } from '../faults/admin-path.ts';
import { worldGuide } from '../seed/world-guide.ts';
import { HELP, parseCliOptions, UsageError } from './cli-options.ts';
import { ListenError, type ServedSandbox, serveSandbox } from './serve-sandbox.ts';
import { StateFileError } from './state-file.ts';

const SHOWN_SUGGESTIONS = 12;

/** Runs the sandbox until it gets a signal to stop. Exit codes: 0 stopped, 1 cannot run, 2 not understood. */
async function main(): Promise<void> {
  try {
    const { help, ...options } = parseCliOptions(process.argv.slice(2));
    if (help) {
      process.stdout.write(HELP);
      return;
    }
    const served = await serveSandbox(options);
    stopOnSignal(served);
    process.stdout.write(greeting(served, options.world, options.file));
  } catch (error) {
    const isExpected = [UsageError, ListenError, StateFileError].some((kind) => error instanceof kind);
    console.error(isExpected && error instanceof Error ? error.message : error);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

function greeting(
  { url, sandbox }: ServedSandbox,
  world: Parameters<typeof worldGuide>[0],
  file: string | null,
): string {
  const { description, follow } = worldGuide(world);
  const known = follow.filter((id) => sandbox.state.index.systemById.has(id));
  const more = known.length - SHOWN_SUGGESTIONS;
  const tokens = sandbox.tokens.map(
    ({ label, systemId, token }) => `  ${systemId.padEnd(7)} ${token}  ${label}`,
  );
  return [
    `The sandbox answers at ${url}/v2`,
    ...(file === null
      ? [`World: ${world}, ${description}. It lasts as long as this process.`]
      : [`State: ${file}`]),
    `To follow: ${known.slice(0, SHOWN_SUGGESTIONS).join(' ')}${more > 0 ? ` and ${more} more` : ''}`,
    'Tokens (invented, they open nothing but this sandbox):',
    ...tokens,
    'Faults, log and clock:',
    `  curl -H '${SECRET_HEADER}: ${sandbox.adminSecret}' ${url}/sandbox/state-summary`,
    'Ctrl-C stops it.',
    '',
  ].join('\n');
}

const SAME_SIGNAL_MS = 1_000;

function stopOnSignal(served: ServedSandbox): void {
  let stoppingSinceMs: number | null = null;
  const stop = () => {
    if (stoppingSinceMs !== null) {
      // One Ctrl-C may arrive twice, from the terminal and from npm. A second one later stops at once.
      if (performance.now() - stoppingSinceMs > SAME_SIGNAL_MS) process.exit(130);
      return;
    }
    stoppingSinceMs = performance.now();
    void served.close().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}

await main();
