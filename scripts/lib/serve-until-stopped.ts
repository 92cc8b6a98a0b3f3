import { networkInterfaces } from 'node:os';
import type { Sandbox } from '@frontboard/sandbox';
import { mountSandbox, StateFileError } from '@frontboard/sandbox/node';
import { type AppServer, type MountedService, serveApp } from './app-server.ts';
import { WEB_DIST } from './build-web.mjs';
import type { ServiceAddress } from './page.ts';
import { Problem } from './problem.mjs';
import { readWorld, sandboxGuide } from './sandbox-guide.ts';
import { loadStaticFiles } from './static-files.ts';
import { stopSignal } from './stop-signal.ts';

interface StartOptions {
  readonly port: number;
  readonly host: string;
  /** The service to use; null for the sandbox. */
  readonly service: string | null;
  readonly world: string | null;
  /** Full path of the sandbox's file; null for memory. */
  readonly file: string | null;
}

/**
 * What `npm start` does once everything is there: serves the built app, says where, and waits to be stopped.
 *
 * @throws {Problem} When the port, the world or the file cannot be had.
 */
export async function serveUntilStopped({ port, host, service, world, file }: StartOptions): Promise<void> {
  const files = await loadStaticFiles(WEB_DIST);
  const stopped = stopSignal();
  let app: AppServer;
  let guide: string[];
  if (service === null) {
    const name = readWorld(world);
    let sandbox: Sandbox | undefined;
    app = await serveApp({
      files,
      port,
      host,
      service: 'self',
      async mountService(origin): Promise<MountedService> {
        const mounted = await openSandbox(origin, { world: name, file });
        sandbox = mounted.sandbox;
        return mounted;
      },
    });
    guide = sandbox === undefined ? [] : sandboxGuide(sandbox, { world: name, file });
  } else {
    // `readServiceUrl` let nothing else through.
    app = await serveApp({ files, port, host, service: service as ServiceAddress });
    guide = [`Service: ${service}`];
  }
  await requireAnswer(app);
  const others = host === '0.0.0.0' || host === '::' ? [otherDevices(app.port)] : [];
  console.log([`Frontboard is ready at ${app.url}/`, ...others, ...guide, 'Ctrl-C stops it.'].join('\n'));
  await stopped;
  await app.close();
}

async function openSandbox(origin: string, options: Parameters<typeof mountSandbox>[1]) {
  try {
    return await mountSandbox(origin, options);
  } catch (error) {
    if (error instanceof StateFileError) throw new Problem(error.message);
    throw error;
  }
}

/** Nobody is told that it is ready before it was seen to answer. */
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
