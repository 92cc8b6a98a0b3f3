import { build, type Plugin, type UserConfig } from 'vite';

/**
 * Gives the page of component tests each worker as one script that the page holds. Each screen of a test starts a worker, and the development server
 * would send it the more than a hundred modules of the worker again.
 */
export function bundledWorkers(resolve: NonNullable<UserConfig['resolve']>) {
  const bundles = new Map<string, Promise<string>>();
  return {
    name: 'frontboard:bundled-workers',
    enforce: 'pre' as const,
    load: {
      filter: { id: /\.worker\.ts\?worker&url$/ },
      async handler(id: string) {
        const file = id.replace(/\?.*$/, '');
        const bundle = bundles.get(file) ?? bundleWorker(file, resolve);
        bundles.set(file, bundle);
        const script = JSON.stringify(await bundle);
        return `export default URL.createObjectURL(new Blob([${script}], { type: 'text/javascript' }));`;
      },
    },
  } satisfies Plugin;
}

async function bundleWorker(input: string, resolve: NonNullable<UserConfig['resolve']>): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve,
    build: { write: false, minify: false, rolldownOptions: { input, output: { codeSplitting: false } } },
  });
  if (!('output' in result)) throw new Error(`no bundle of ${input}`);
  return result.output[0].code;
}
