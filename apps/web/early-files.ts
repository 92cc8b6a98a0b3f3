import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { WORKER_PAGE } from '../../scripts/lib/page.ts';
import { isAppScript } from './classic-entry.ts';
import { bundleStart, START } from './start-script.ts';

/** The files of each screen beyond the common ones. Each file is named once, because the page contains the whole list. */
export interface ScreenFiles {
  /** Addresses of scripts and style sheets: what an `import()` of the app's script needs, and what screens need. */
  readonly files: readonly string[];
  /** Positions in `files`: what one `import()`, one screen or both need. */
  readonly lists: readonly (readonly number[])[];
  /**
   * Addresses of screens, where `*` represents any one segment and a last `**` any rest, each with its position in `lists`. A name
   * instead of an address is for people for whom the status screen has more: `public/start.js` knows whom.
   */
  readonly screens: readonly (readonly [address: string, list: number])[];
}

/** In a comment before an `import()`: the addresses of the screens that need this code for their first render. */
const MARKED_IMPORT = /\/\/ @early (.+)\n\s*import\('([^']+)'\)/g;

/** Code that a screen loads at its first render. */
interface EarlyPart {
  /** An address or a name, as in `ScreenFiles`. */
  readonly address: string;
  readonly moduleId: string;
}

/** The marked imports of a source text: the addresses, with `*` for a parameter, and what is imported. */
export function markedImports(source: string): readonly { addresses: readonly string[]; imported: string }[] {
  return [...source.matchAll(MARKED_IMPORT)].map(([, addresses = '', imported = '']) => ({
    addresses: addresses.split(',').map((address) => address.trim().replaceAll(/\$\w+/g, '*')),
    imported,
  }));
}

/**
 * The address of a route's file in `src/routes`, such as `lookup/system/*` for `lookup.system.$id.tsx`; null if it is not a route.
 *
 * @param others the names of all files in the folder: a route with others inside is requested at their addresses too
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

/**
 * Makes the page request its files as early as possible. It lists the files of each screen, so that `public/start.js` requests them together
 * with the app's own code and not after that has run. Everything of the first paint is requested before that script blocks the page.
 * The worker gets its own copy of the page.
 */
export function earlyFiles(): Plugin {
  let importedLater: (moduleId: string) => readonly string[] = () => [];
  let listed: ScreenFiles | null = null;
  const parts: EarlyPart[] = [];
  return {
    name: 'frontboard:early-files',
    apply: 'build',
    transform: {
      // Before comments are removed.
      order: 'pre',
      filter: { code: '@early ' },
      async handler(source, importer) {
        for (const { addresses, imported } of markedImports(source)) {
          const resolved = await this.resolve(imported, importer);
          if (resolved === null) this.error(`${imported} is marked as early and does not exist.`);
          parts.push(...addresses.map((address) => ({ address, moduleId: resolved.id })));
        }
        return null;
      },
    },
    buildEnd() {
      importedLater = (moduleId) => this.getModuleInfo(moduleId)?.dynamicallyImportedIds ?? [];
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk }) {
        if (bundle === undefined || chunk === undefined) return html;
        listed = listScreens(bundle, chunk, { importedLater, parts });
        return inOrder(html);
      },
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no page.');
        const entry = Object.values(bundle).find((output) => output.type === 'chunk' && isAppScript(output));
        if (listed !== null && entry?.type === 'chunk') {
          const { code, screens } = nameOnce(entry.code, listed);
          entry.code = code;
          page.source = nameScreens(String(page.source), screens);
        }
        // The page waits for it, also on return visits: under a hashed name it stays in the browser's cache.
        const start = this.emitFile({ type: 'asset', name: START, source: await bundleStart() });
        page.source = String(page.source).replace(`"/${START}"`, `"/${this.getFileName(start)}"`);
        this.emitFile({ type: 'asset', fileName: WORKER_PAGE, source: forWorker(page.source) });
      },
    },
    // What was copied from `public` is only its source.
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

/** How Vite lists the files that imports need, at the start of a script. */
const LISTED_FILES =
  /__vite__mapDeps=\(i,m=__vite__mapDeps,d=\(m\.f\|\|\(m\.f=(\[[^\]]*\])\)\)\)=>i\.map\(i=>d\[i\]\)/;

/** What one import needs, as positions in this list. */
const NEEDED = /__vite__mapDeps\((\[[\d,]*\])\)/g;

/**
 * Has the app's script take what its imports need from the page, where `public/start.js` leaves it, instead of containing it a second time.
 * The page's lists begin with those of the script, unchanged: the name of the script does not depend on the rest of them.
 */
export function nameOnce(code: string, screens: ScreenFiles): { code: string; screens: ScreenFiles } {
  const [, listed] = LISTED_FILES.exec(code) ?? [];
  if (listed === undefined) return { code, screens };
  const needed = (JSON.parse(listed) as string[]).map((file) => `/${file}`); // written by Vite
  const files = [...new Set([...needed, ...screens.files])];
  const lists: (readonly number[])[] = [];
  const positionOf = (list: readonly number[]) => {
    const known = lists.findIndex(
      (it) => it.length === list.length && it.every((file) => list.includes(file)),
    );
    return known < 0 ? lists.push(list) - 1 : known;
  };
  const shorter = code
    .replace(LISTED_FILES, '__vite__mapDeps=window.frontboardNeeds')
    .replace(NEEDED, (_, list) => `__vite__mapDeps(${positionOf(JSON.parse(list) as number[])})`); // written by Vite
  const moved = (list: number) =>
    positionOf((screens.lists[list] ?? []).map((file) => files.indexOf(screens.files[file] ?? '')));
  const ofScreens = screens.screens.map(([address, list]) => [address, moved(list)] as const);
  return { code: shorter, screens: { files, lists, screens: ofScreens } };
}

/**
 * The service worker's copy of the page, for return visits. By its mark, `public/start.js` preloads modules as classic scripts. Chromium compiles
 * a module of 30 kB or more while it arrives, at every visit; a preloaded script is compiled when it has arrived, or not at all after an
 * earlier visit. First visits gain from the former (decision 0036).
 */
function forWorker(page: string): string {
  return page.replace('<html', '<html data-worker-page');
}

/**
 * A script waits for the style sheets before it, and what comes after waits for the script. So it is placed between the preloads of the
 * style sheets and their links.
 */
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
  {
    importedLater,
    parts,
  }: {
    readonly importedLater: (moduleId: string) => readonly string[];
    readonly parts: readonly EarlyPart[];
  },
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

  const partsOf = (address: string) =>
    parts.filter((part) => part.address === address).flatMap(({ moduleId }) => chunkOf.get(moduleId) ?? []);
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
  for (const address of new Set(parts.map((part) => part.address)))
    routes.set(address, [...(routes.get(address) ?? []), ...partsOf(address)]);

  const files = new Map<string, number>();
  const lists: number[][] = [];
  /** The position of the list of what these need; null if that is nothing beyond the common files. */
  const listOf = (later: readonly string[]): number | null => {
    const needed = new Set(later.flatMap((fileName) => [...filesOf(fileName)]));
    const own = [...needed].filter((fileName) => !ofEveryScreen.has(fileName));
    for (const fileName of own) if (!files.has(fileName)) files.set(fileName, files.size);
    return own.length === 0 ? null : lists.push(own.map((fileName) => files.get(fileName) ?? 0)) - 1;
  };
  const screens = [...routes].flatMap(([address, later]) => {
    const list = listOf(later);
    return list === null ? [] : [[address, list] as const];
  });
  return { files: [...files.keys()].map((fileName) => `/${fileName}`), lists, screens };
}
