import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type Plugin, type Rolldown } from 'vite';
import { KEPT_PAGE } from '../../scripts/lib/page.ts';

/** What each screen needs beyond the files of every screen. Each file is named once, for the page carries all of this. */
export interface ScreenFiles {
  /** Addresses of scripts and style sheets. */
  readonly files: readonly string[];
  /** For who follows nobody yet: on the status screen's addresses, and at `/`, which leads there. */
  readonly firstRun: readonly number[];
  /** Addresses of screens, where `*` represents any one segment and a last `**` for whatever follows, each with places in `files`. */
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

/** Of `public`, and so in the built app as well, until it is there by a name that tells its contents. */
const START = 'start.js';

/**
 * Has the page ask for its files as early as can be. It names which files each screen needs, for `public/start.js` to ask for them together
 * with the app's own code and not once that has run; and everything of the first paint is asked for before that script holds up the page.
 * For the worker there is a page of its own.
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
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk }) {
        if (bundle === undefined || chunk === undefined) return html;
        return inOrder(nameScreens(html, listScreens(bundle, chunk, importedLater)));
      },
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no page.');
        // The page waits for it, on a return visit as well: by a name of its own it need not be asked for again.
        const { code } = await minify(START, await readFile(startFile, 'utf8'));
        const start = this.emitFile({ type: 'asset', name: START, source: code });
        page.source = String(page.source).replace(`"/${START}"`, `"/${this.getFileName(start)}"`);
        this.emitFile({ type: 'asset', fileName: KEPT_PAGE, source: asKept(page.source) });
      },
    },
    async writeBundle({ dir }) {
      if (dir !== undefined) await rm(join(dir, START));
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

/**
 * The page as the worker keeps it for who comes back: modules are asked for as what any script is. Chromium compiles a module of 30 kB and more
 * while it arrives, each time again; one asked for as a script it compiles when it is there, or not at all if it did so at an earlier visit.
 * A first visit gains by the former (decision 0036). The links stand before the module, or they come too late. `data-kept` says which page it is.
 */
function asKept(page: string): string {
  const modules = /<(?:script type="module"|link rel="modulepreload") crossorigin (?:src|href)="([^"]+)">/g;
  const links = [...page.matchAll(modules)].map(
    ([, address]) =>
      `<link rel="preload" as="script" fetchpriority="low" crossorigin href="${address}">\n    `,
  );
  if (links.length === 0) throw new Error('The built page asks for no module; see early-files.ts.');
  return page
    .replace(/<link rel="modulepreload"[^>]*>\s*/g, '')
    .replace('<script type="module"', `${links.join('')}<script type="module"`)
    .replace('<html', '<html data-kept');
}

/** A script waits for the style sheets before it, and what comes after it waits for the script: so it is between the two, which are under way. */
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
  return { files: [...files.keys()].map((fileName) => `/${fileName}`), firstRun, screens };
}
