import { networkInterfaces } from 'node:os';
import type { WorldName } from '@frontboard/sandbox';
import {
  type MountedSandbox,
  type MountOptions,
  mountSandbox,
  StateFileError,
} from '@frontboard/sandbox/node';
import { type AppServer, serveApp } from './app-server.ts';
import type { ServiceAddress } from './page.ts';
import { Problem } from './problem.mjs';
import { sandboxGuide } from './sandbox-guide.ts';
import { loadStaticFiles } from './static-files.ts';
import { stopSignal } from './stop-signal.ts';

interface StartOptions {
  /** Folder of the built app. */
  readonly dist: string;
  readonly port: number;
  readonly host: string;
  /** The service to use; null for the sandbox. */
  readonly service: string | null;
  readonly world: WorldName;
  /** Full path of the sandbox's file; null for memory. */
  readonly file: string | null;
}

/**
 * What `npm start` does once everything is installed and built: serves the app, prints its address, and waits to be stopped.
 *
 * @throws {Problem} If the port or the file cannot be used.
 */
export async function serveUntilStopped(options: StartOptions): Promise<void> {
  const stopped = stopSignal();
  const { app, guide } = await (options.service === null ? serveWithSandbox(options) : serveAlone(options));
  await requireAnswer(app);
  const others = ['0.0.0.0', '::'].includes(options.host) ? [otherDevices(app.port)] : [];
  console.log([`Frontboard is ready at ${app.url}/`, ...others, ...guide, 'Ctrl-C stops it.'].join('\n'));
  await stopped;
  await app.close();
}

interface Served {
  readonly app: AppServer;
  /** What a person needs to know besides the address. */
  readonly guide: readonly string[];
}

async function serveAlone({ dist, port, host, service }: StartOptions): Promise<Served> {
  const files = await loadStaticFiles(dist);
  // `readServiceUrl` let nothing else through.
  const app = await serveApp({ files, port, host, service: service as ServiceAddress });
  return { app, guide: [`Service: ${service}`] };
}

async function serveWithSandbox({ dist, port, host, world, file }: StartOptions): Promise<Served> {
  const files = await loadStaticFiles(dist);
  let guide: readonly string[] = [];
  const app = await serveApp({
    files,
    port,
    host,
    service: 'self',
    async mountService(origin) {
      const mounted = await openSandbox(origin, { world, file });
      guide = sandboxGuide(mounted.sandbox, { world, file });
      return mounted;
    },
  });
  return { app, guide };
}

async function openSandbox(origin: string, options: MountOptions): Promise<MountedSandbox> {
  try {
    return await mountSandbox(origin, options);
  } catch (error) {
    if (error instanceof StateFileError) throw new Problem(error.message);
    throw error;
  }
}

/** It is reported as ready only once it has answered. */
async function requireAnswer({ url }: AppServer): Promise<void> {
  const response = await fetch(`${url}/`, { signal: AbortSignal.timeout(10_000) });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The app's own server answered ${response.status}.`);
}

function otherDevices(port: number): string {
  const addresses = Object.values(networkInterfaces())
    .flatMap((entries) => entries ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}/`);
  return `From other devices: ${addresses.join(' ') || 'this computer has no network address'}`;
}
