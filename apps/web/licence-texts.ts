import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { LicencePart } from './src/platform/licence-file.ts';

/** Packages of which the app's own sources contain a copy: the colours in tokens.css. */
const COPIED = ['@radix-ui/colors'];

interface LicenceTextsOptions {
  /** Where packages are looked up, and our own licence is. */
  readonly root: string;
  readonly copied?: readonly string[];
  readonly workbox?: readonly string[];
}

/**
 * Writes `licences.json` into the build: our own licence, and that of each package whose code, styles, pictures or typefaces are in the build, in its
 * workers and in the service worker. The build fails if one has no licence text.
 */
export function licenceTexts({ root, copied = COPIED, workbox = WORKBOX }: LicenceTextsOptions): {
  main: Plugin;
  worker: Plugin;
} {
  const folders = new Set<string>();
  let project = '';
  let outFolder = '';
  const add = (id: string) => {
    const folder = packageFolder(id, { root, project });
    if (folder !== null) folders.add(folder);
  };
  const styles: Pick<Plugin, 'transform'> = {
    transform: {
      order: 'pre',
      filter: { id: /\.css$/ },
      // What a style sheet imports is not a module of the bundle.
      async handler(code, id) {
        for (const [, name = ''] of code.matchAll(/@import\s+(?:url\()?\s*['"]?([^'")\s]+)/g)) {
          if (/^(?:\.|\/|https?:)/.test(name)) continue;
          const found = await this.resolve(name, id);
          if (found !== null) add(found.id);
        }
      },
    },
  };
  const collect = (bundle: Rolldown.OutputBundle) => {
    for (const id of Object.values(bundle).flatMap(sourcesOf)) add(id);
  };
  const main: Plugin = {
    name: 'frontboard:licence-texts',
    apply: 'build',
    configResolved(config) {
      project = config.root;
      outFolder = resolve(config.root, config.build.outDir);
    },
    ...styles,
    generateBundle: {
      order: 'post',
      // Workers are built before the bundle that names them.
      handler(_options, bundle) {
        collect(bundle);
        for (const name of copied) folders.add(join(root, 'node_modules', name));
        for (const folder of workboxFolders(workbox, root)) folders.add(folder);
        const parts = [ownPart(root), ...[...folders].map(partOf).sort(byName)];
        this.emitFile({ type: 'asset', fileName: 'licences.json', source: JSON.stringify(parts) });
      },
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        checkWorker(await readFile(join(outFolder, 'sw.js'), 'utf8').catch(() => ''), workbox);
      },
    },
  };
  const worker: Plugin = {
    name: 'frontboard:licence-texts-of-workers',
    ...styles,
    generateBundle: (_options, bundle) => collect(bundle),
  };
  return { main, worker };
}

const byName = (one: LicencePart, other: LicencePart) => (one.name < other.name ? -1 : 1);

/** The modules and files of which something is in an output. Styles and typefaces leave no code in a chunk. */
function sourcesOf(output: Rolldown.OutputBundle[string]): readonly string[] {
  if (output.type === 'asset') return output.originalFileNames;
  return Object.entries(output.modules).flatMap(([id, { renderedLength }]) =>
    renderedLength > 0 || /\.css(?:\?|$)/.test(id) ? [id] : [],
  );
}

/** Who writes the modules that are in no file. */
const WRITERS = ['vite', 'rolldown'];

/**
 * The folder of the package that a module or a file is from; null for our own.
 *
 * @throws {Error} for a module of a plugin that is not known: its code would be in the build without a licence
 */
function packageFolder(
  id: string,
  { root, project }: { readonly root: string; readonly project: string },
): string | null {
  if (id.startsWith('\0')) {
    const writer = WRITERS.find((name) => id.startsWith(`\0${name}/`));
    if (writer === undefined) throw new Error(`${JSON.stringify(id)} is of no package with a known licence.`);
    return join(root, 'node_modules', writer);
  }
  const [, folder = null] = /^(.*\bnode_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/')) ?? [];
  return folder === null ? null : resolve(project, folder);
}

/** The parts of Workbox in the service worker, which is written after the licences: it stores them for when there is no network. */
const WORKBOX = ['core', 'expiration', 'precaching', 'routing', 'strategies'];

/** The packages in the service worker, with what those need. */
function workboxFolders(parts: readonly string[], root: string): readonly string[] {
  return parts.flatMap((part) => {
    const folder = join(root, 'node_modules', `workbox-${part}`);
    const others = Object.keys(packageOf(folder).dependencies ?? {}).filter(
      (name) => !name.startsWith('workbox-'),
    );
    return [folder, ...others.map((name) => nested(folder, name, root))];
  });
}

/**
 * Workbox leaves a mark for each of its parts.
 *
 * @throws {Error} if the service worker has others than those whose licences are in the build
 */
function checkWorker(worker: string, parts: readonly string[]): void {
  const marks = [...new Set([...worker.matchAll(/workbox:([a-z-]+):\d/g)].map(([, part]) => part))].sort();
  if (worker === '' || marks.join() === parts.join()) return;
  throw new Error(
    `The service worker contains these parts of Workbox: ${marks.join(', ')}. Name them in licence-texts.ts.`,
  );
}

function nested(folder: string, name: string, root: string): string {
  const own = join(folder, 'node_modules', name);
  return existsSync(own) ? own : join(root, 'node_modules', name);
}

interface PackageFile {
  readonly name: string;
  readonly version: string;
  readonly license?: unknown;
  readonly dependencies?: Readonly<Record<string, string>>;
}

function packageOf(folder: string): PackageFile {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile;
}

/** @throws {Error} If the package has no licence text. */
function partOf(folder: string): LicencePart {
  const { name, version, license } = packageOf(folder);
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)(?:[.-]|$)/i.test(file));
  if (!files.some((file) => !/^notice/i.test(file))) {
    throw new Error(`${name} ${version} is in the build, but its package has no licence text.`);
  }
  const texts = files.sort().map((file) => ownText(readFileSync(join(folder, file), 'utf8')));
  return {
    name,
    version,
    licence: typeof license === 'string' ? license : '',
    place: 'app',
    text: texts.join('\n\n'),
  };
}

/** Without the licences of what a package only uses at build time, which Vite appends to its own. */
function ownText(text: string): string {
  return (text.split(/^# Licenses of bundled dependencies$/m)[0] ?? '').trim();
}

function ownPart(root: string): LicencePart {
  const { version, license } = packageOf(root);
  return {
    name: 'Frontboard',
    version,
    licence: String(license),
    place: 'own',
    text: readFileSync(join(root, 'LICENSE'), 'utf8').trim(),
  };
}
