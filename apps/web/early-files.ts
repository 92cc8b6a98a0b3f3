import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { minify, type Plugin, type Rolldown } from 'vite';

/** What the screens need. Each file is named once, for the page carries all of this. */
export interface ScreenFiles {
  /** Addresses of the scripts of every screen. */
  readonly app: readonly string[];
  /** Addresses of scripts and style sheets that only some screens need. */
  readonly files: readonly string[];
  /** For who follows nobody yet: on the status screen's addresses, and at `/`, which leads there. */
  readonly firstRun: readonly number[];
  /** Addresses of screens, where `*` stands for any one segment and a last `**` for whatever follows, each with places in `files`. */
  readonly screens: readonly (readonly [address: string, ...files: number[]])[];
}

const DESCRIPTION = 'ui/markdown/markdown.tsx';
/** What screens load by themselves when they are first drawn. */
const PARTS = {
  'status/list': 'features/status/list-layout.tsx',
  'status/table': 'features/status/table-layout.tsx',
  'lookup/system/*/**': DESCRIPTION,
  'lookup/member/*': DESCRIPTION,
  'lookup/group/*': DESCRIPTION,
} as const;
const FIRST_RUN = 'features/first-run/first-run-screen.tsx';

/**
 * The address of a route's file in `src/routes`, such as `lookup/system/*` for `lookup.system.$id.tsx`; null for what is no route.
 *
 * @param others the names of all files in the folder: a route with others inside is asked for at their addresses too
 */
export function addressOf(file: string, others: readonly string[]): string | null {
  const name = /^([^_-].*)\.tsx$/.exec(file)?.[1];
  if (name === undefined) return null;
  const hasInner = others.some((other) => other !== file && other.startsWith(`${name}.`));
  const segments = name
    .split('.')
    .filter((segment) => segment !== 'index')
    .map((segment) => (segment.startsWith('$') ? '*' : segment.replace(/_$/, '')));
  return [...segments, ...(hasInner ? ['**'] : [])].join('/');
}

const START = 'start.js';

/**
 * Has the page ask for its files as early as can be. It names the app's own scripts and which files each screen needs, for `public/start.js` to
 * ask for all of them together and not one after the other; and everything of the first paint is asked for before that script holds up the page.
 *
 * The page itself asks for none of the app's scripts, for only `start.js` knows in which of two ways they come sooner (decision 0038): the module
 * that it names is one line, which imports the app.
 */
export function earlyFiles(): Plugin {
  let importedLater: (moduleId: string) => readonly string[] = () => [];
  let startFile = '';
  return {
    name: 'frontboard:early-files',
    apply: 'build',
    configResolved({ publicDir }) {
      startFile = join(publicDir, START);
    },
    buildEnd() {
      importedLater = (moduleId) => this.getModuleInfo(moduleId)?.dynamicallyImportedIds ?? [];
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        const entry = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry);
        if (page?.type !== 'asset' || entry?.type !== 'chunk') throw new Error('The build has no page.');
        const imported = `import"./${basename(entry.fileName)}";`;
        const begin = this.emitFile({ type: 'asset', name: 'begin.js', source: imported });
        const html = beginWith(this.getFileName(begin), entry.fileName, String(page.source));
        page.source = inOrder(nameScreens(html, listScreens(bundle, entry, importedLater)));
        // Every visit reads it first; what is in `public` is only copied.
        const { code } = await minify(START, await readFile(startFile, 'utf8'));
        this.emitFile({ type: 'asset', fileName: START, source: code });
      },
    },
  };
}

function nameScreens(html: string, screens: ScreenFiles): string {
  const content = JSON.stringify(screens).replaceAll("'", '&#39;');
  return html.replace(
    'name="frontboard-screens" content=""',
    `name="frontboard-screens" content='${content}'`,
  );
}

function beginWith(begin: string, entry: string, html: string): string {
  const address = `src="/${entry}"`;
  if (!html.includes(address))
    throw new Error('The built page does not begin with the app; see early-files.ts.');
  return html.replace(/<link rel="modulepreload"[^>]*>\s*/g, '').replace(address, `src="/${begin}"`);
}

/** A script waits for the style sheets before it, and what comes after it waits for the script: so it stands between the two, which are under way. */
function inOrder(html: string): string {
  const script = '<script src="/start.js"></script>';
  const styles = /<link rel="stylesheet"[^>]*>/g;
  const early = (html.match(styles) ?? []).map((tag) =>
    tag.replace('rel="stylesheet"', 'rel="preload" as="style"'),
  );
  const late = html.match(styles) ?? [];
  return html
    .replace(styles, '')
    .replace(script, '')
    .replace('</head>', `${[...early, script, ...late].map((tag) => `  ${tag}\n  `).join('')}</head>`);
}

function listScreens(
  bundle: Rolldown.OutputBundle,
  entry: Rolldown.OutputChunk,
  importedLater: (moduleId: string) => readonly string[],
): ScreenFiles {
  const chunks = new Map(
    Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? [[output.fileName, output]] : [])),
  );
  const chunkOf = new Map(
    [...chunks.values()].flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk.fileName] as const)),
  );
  const filesOf = (fileName: string, found = new Set<string>()): Set<string> => {
    const chunk = chunks.get(fileName);
    if (chunk === undefined || found.has(fileName)) return found;
    found.add(fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const imported of chunk.imports) filesOf(imported, found);
    return found;
  };
  const ofEveryScreen = filesOf(entry.fileName);

  const chunkWith = (module: string): string => {
    const found = [...chunkOf].find(([id]) => id.endsWith(`/src/${module}`))?.[1];
    if (found === undefined) throw new Error(`The build has no ${module}; see early-files.ts.`);
    return found;
  };
  const routeFiles = new Map(
    [...chunkOf]
      .filter(([, fileName]) => ofEveryScreen.has(fileName))
      .flatMap(([id]) => {
        const file = /\/src\/routes\/([^/?]+)$/.exec(id)?.[1];
        return file === undefined ? [] : [[file, id] as const];
      }),
  );
  const routes = new Map<string, readonly string[]>();
  for (const [file, id] of routeFiles) {
    const address = addressOf(file, [...routeFiles.keys()]);
    if (address !== null)
      routes.set(
        address,
        importedLater(id).flatMap((later) => chunkOf.get(later) ?? []),
      );
  }
  for (const [address, part] of Object.entries(PARTS))
    routes.set(address, [...(routes.get(address) ?? []), chunkWith(part)]);

  const files = new Map<string, number>();
  const placesOf = (later: readonly string[]) => {
    const needed = new Set(later.flatMap((fileName) => [...filesOf(fileName)]));
    const own = [...needed].filter((fileName) => !ofEveryScreen.has(fileName));
    for (const fileName of own) if (!files.has(fileName)) files.set(fileName, files.size);
    return own.map((fileName) => files.get(fileName) ?? 0);
  };
  const screens = [...routes].flatMap(([address, later]) => {
    const places = placesOf(later);
    return places.length === 0 ? [] : [[address, ...places] as const];
  });
  const firstRun = placesOf([chunkWith(FIRST_RUN)]);
  const addresses = (fileNames: Iterable<string>) => [...fileNames].map((fileName) => `/${fileName}`);
  const app = [...ofEveryScreen].filter((fileName) => fileName.endsWith('.js'));
  return { app: addresses(app), files: addresses(files.keys()), firstRun, screens };
}
