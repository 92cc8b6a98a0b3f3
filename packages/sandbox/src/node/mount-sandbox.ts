import { ADMIN_PATH } from '../faults/admin-path.ts';
import { createFaultControl } from '../faults/fault-control.ts';
import type { FaultRule } from '../faults/fault-rule.ts';
import { serveToEnd } from '../faults/serve-to-end.ts';
import { createSandbox, type Sandbox } from '../index.ts';
import type { SandboxClock } from '../sandbox-clock.ts';
import type { WorldName } from '../seed/world-guide.ts';
import { picturePng } from './picture-png.ts';
import { rebasePictures } from './rebase-pictures.ts';
import { createRequestListener, type RequestListener } from './request-listener.ts';
import { createStateWriter, type Report, readStateFile } from './state-file.ts';

/** The options of a sandbox on a Node server. */
export interface MountOptions {
  /** The world of a sandbox without a file, or with a new one; `demo` when absent. */
  readonly world?: WorldName;
  /** Where to store the state across restarts; only in memory when absent. */
  readonly file?: string | null;
  readonly v1?: boolean;
  readonly rateLimit?: boolean;
  readonly autoCreateGuildRows?: boolean;
  readonly malformedSwitchId?: 500 | 400;
  /**
   * The simulated round trip of the network, or a range of it; half passes before the sandbox sees a request, half
   * after. Faults do not change it.
   */
  readonly latencyMs?: number | readonly [number, number];
  /** The machine's clock when absent. */
  readonly clock?: SandboxClock;
  /** Whether writes take time between their steps; true when absent. */
  readonly writeWindows?: boolean;
  /** Awaited between the steps of each write, after its usual time: a test can hold writes here. */
  readonly betweenSteps?: () => Promise<void>;
  /** The skew of the service's clock, in milliseconds. */
  readonly skewMs?: number;
  readonly faults?: readonly FaultRule[];
  /** Called with messages for the person: a file set aside, a full disk. Written to the error stream when absent. */
  readonly report?: Report;
}

/** A sandbox for a Node server. */
export interface MountedSandbox {
  readonly sandbox: Sandbox;
  /** Whether a request's path belongs to the sandbox: `/v1`, `/v2`, `/private`, `/sandbox` and all below. */
  handles(path: string): boolean;
  /** Answers a request of a Node server. */
  readonly listener: RequestListener;
  /** Saves what is not saved yet and stops saving. */
  close(): Promise<void>;
}

const NOT_ADMIN = `^(?!${ADMIN_PATH}(?:[/?]|$))`;
const ROOTS = ['/v1', '/v2', '/private', ADMIN_PATH];

/**
 * Creates a sandbox that answers at `origin` (`http://127.0.0.1:4173`), the origin of its pictures. Throws
 * `StateFileError` if the file cannot be read, `FaultRuleError` for an invalid fault.
 */
export async function mountSandbox(origin: string, options: MountOptions = {}): Promise<MountedSandbox> {
  const { file = null, report = console.error, latencyMs = 0 } = options;
  const imageUrl = (name: string) => `${origin}${ADMIN_PATH}/images/${name}.png`;
  const stored = file === null ? null : await readStateFile(file, report);
  if (stored !== null) rebasePictures(stored, imageUrl);

  const sandbox = createSandbox({
    world: stored ?? options.world ?? 'demo',
    imageUrl,
    drawPicture: picturePng,
    ...pick(options, [
      'v1',
      'rateLimit',
      'autoCreateGuildRows',
      'malformedSwitchId',
      'clock',
      'skewMs',
      'writeWindows',
      'betweenSteps',
    ]),
  });
  for (const rule of options.faults ?? []) sandbox.faults.add(rule);

  const writer = file === null ? null : createStateWriter(file, () => sandbox.state, report);
  const stopListening = writer === null ? () => {} : sandbox.onChange(writer.schedule);
  // A new file is written at once: this shows at the start whether it can be written.
  if (stored === null) writer?.schedule();

  const network = createFaultControl();
  if (latencyMs !== 0) network.add({ kind: 'latency', ms: latencyMs, match: { path: NOT_ADMIN } });

  return {
    sandbox,
    handles: (path) =>
      ROOTS.some((root) => path === root || path.startsWith(`${root}/`) || path.startsWith(`${root}?`)),
    // What is in flight arrives, whatever happens to its sender.
    listener: createRequestListener((request, connection) =>
      serveToEnd(request, (sent) => network.handle(sent, () => sandbox.fetch(sent, connection))),
    ),
    async close() {
      stopListening();
      await writer?.flush();
    },
  };
}

/** The named options that were given; an absent one must stay absent to get its default. */
function pick<Options extends object, Key extends keyof Options>(
  options: Options,
  keys: readonly Key[],
): { [Each in Key]?: NonNullable<Options[Each]> } {
  const given = keys.filter((key) => options[key] !== undefined).map((key) => [key, options[key]]);
  // `fromEntries` loses the keys.
  return Object.fromEntries(given) as { [Each in Key]?: NonNullable<Options[Each]> };
}
