import type { WorldName } from '@frontboard/sandbox';
import { serveSandbox } from '@frontboard/sandbox/node';
import { createServer } from 'vite';
import { inRoot } from './root.mjs';
import { sandboxGuide } from './sandbox-guide.ts';
import { stopSignal } from './stop-signal.ts';

interface DevelopOptions {
  readonly port: number;
  readonly world: WorldName;
  readonly file: string | null;
}

/** What `npm run dev` does once everything is installed: runs the sandbox, and before it Vite's server with hot reload. */
export async function developUntilStopped({ port, world, file }: DevelopOptions): Promise<void> {
  const stopped = stopSignal();
  const served = await serveSandbox({ world, file });
  // The app's Vite configuration passes the service's paths on to this address.
  process.env.SANDBOX_URL = served.url;
  const vite = await createServer({
    root: inRoot('apps/web'),
    configFile: inRoot('apps/web/vite.config.ts'),
    server: { port, host: '127.0.0.1', strictPort: true },
  });
  await vite.listen();
  console.log(
    [
      `Frontboard is ready at http://127.0.0.1:${port}/`,
      ...sandboxGuide(served.sandbox, { world, file }),
      'Ctrl-C stops it.',
    ].join('\n'),
  );
  await stopped;
  await vite.close();
  await served.close();
}
