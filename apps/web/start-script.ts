import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

/** In `public`, because the page names it by this address. */
export const START = 'start.js';

const FILE = fileURLToPath(new URL(`public/${START}`, import.meta.url));

/** The script that blocks the page until it has run, as one classic script: with the code that it shares with the client. */
export async function bundleStart(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'baseline-widely-available',
      lib: { entry: FILE, formats: ['iife'], name: 'start' },
    },
  });
  const [{ output }] = built as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput]; // not watched, and one format
  return output[0].code;
}

/** Serves it during development. */
export function developmentStart(): Plugin {
  return {
    name: 'frontboard:development-start',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(`/${START}`, (_, response, next) => {
        bundleStart().then(
          (code) => response.setHeader('Content-Type', 'text/javascript').end(code),
          (error: unknown) => next(error),
        );
      });
    },
  };
}
