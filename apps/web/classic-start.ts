import { analyze } from 'eslint-scope';
import MagicString from 'magic-string';
import type { Plugin, ResolveModulePreloadDependenciesFn, Rolldown } from 'vite';
import { parseAst } from 'vite';

/** Under what name the scripts of the start leave for others what they would export as modules: by script, then by export. */
const SHELF = 'frontboardStart';

export interface ClassicStart {
  readonly plugins: Plugin[];
  /** For `build.modulePreload`: what is no module is not preloaded as one. */
  readonly resolveDependencies: ResolveModulePreloadDependenciesFn;
}

/**
 * Turns what every screen loads from modules into classic scripts, because Chromium keeps the compiled code of both on the device but uses
 * it again for classic scripts alone (docs/decisions/0036). All else stays modules, which take from a shelf what they import of the start.
 */
export function classicStart(): ClassicStart {
  /** File names of the start's scripts, each after those it imports. */
  let start: readonly string[] = [];
  const isApart = (fileName: string) => !start.includes(fileName);

  const find: Plugin = {
    name: 'frontboard:find-start',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        start = inOrderOfImport(bundle);
      },
    },
  };
  const rewrite: Plugin = {
    name: 'frontboard:classic-start',
    apply: 'build',
    enforce: 'post',
    // The names of files are made before they are rewritten, and a browser keeps a file for as long as it has its name.
    augmentChunkHash: () => 'classic start 1',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of chunksOf(bundle)) {
          chunk.code = isApart(chunk.fileName)
            ? withoutImportsFrom(start, chunk)
            : asClassicScript(start, chunk);
        }
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => withClassicScripts(html, start),
    },
  };
  return {
    plugins: [find, rewrite],
    resolveDependencies: (_fileName, dependencies, { hostType }) =>
      hostType === 'html' ? [] : dependencies.filter(isApart),
  };
}

interface Script {
  /** With the folder, in which all others are, too. */
  readonly fileName: string;
  readonly code: string;
}

/**
 * The module as a script that does the same when all it imports from has run before it.
 *
 * @throws {Error} When it has an export that changes once the script has run: who takes it from the shelf would not hear of that.
 */
export function asClassicScript(start: readonly string[], { fileName, code }: Script): string {
  const program = parse(code);
  const text = new MagicString(code);
  takeFromShelf(start, { fileName, program, text });
  const changing = namesThatChange(program);
  const entries: string[] = [];
  for (const node of program.body) {
    if (node.type === 'ExportAllDeclaration' || node.type === 'ExportDefaultDeclaration')
      throw new Error(`${fileName} has an export of a kind that the bundler did not write so far.`);
    if (node.type !== 'ExportNamedDeclaration') continue;
    if (node.declaration || node.source) throw new Error(`${fileName} exports a declaration in place.`);
    for (const { exported, local } of node.specifiers) {
      if (changing.has(nameOf(local)))
        throw new Error(`${fileName} exports "${nameOf(local)}", which changes after the start.`);
      entries.push(`${nameOf(exported)}:${nameOf(local)}`);
    }
    text.remove(node.start, node.end);
  }
  const shelf = `(globalThis.${SHELF}??={})[${JSON.stringify(keyOf(fileName))}]={${entries.join()}}`;
  const script = `(()=>{"use strict";${withoutMeta(text.toString())}\n${shelf}})();\n`;
  // Fails where something is left that only modules may say.
  parseAst(script, { lang: 'js', sourceType: 'script' });
  return script;
}

/** The module with what it imports from the start taken from the shelf. */
export function withoutImportsFrom(start: readonly string[], { fileName, code }: Script): string {
  if (!start.some((imported) => code.includes(baseOf(imported)))) return code;
  const text = new MagicString(code);
  takeFromShelf(start, { fileName, program: parse(code), text });
  return text.toString();
}

/** The page with the scripts of the start, in their order, in place of the one module that imports them. */
export function withClassicScripts(html: string, start: readonly string[]): string {
  const scripts = start.map((fileName) => `<script defer fetchpriority="high" src="/${fileName}"></script>`);
  const module = /<script type="module" crossorigin src="[^"]*"><\/script>/;
  if (!module.test(html))
    throw new Error('The page has no script of the kind that the bundler wrote so far.');
  return html.replace(module, scripts.join('\n    '));
}

function inOrderOfImport(bundle: Rolldown.OutputBundle): string[] {
  const chunks = new Map(chunksOf(bundle).map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<string>();
  const add = (fileName: string) => {
    for (const imported of chunks.get(fileName)?.imports ?? []) if (!found.has(imported)) add(imported);
    found.add(fileName);
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) add(chunk.fileName);
  return [...found];
}

const chunksOf = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).filter((output) => output.type === 'chunk');

type Program = ReturnType<typeof parse>;

interface Rewriting {
  readonly fileName: string;
  readonly program: Program;
  readonly text: MagicString;
}

function takeFromShelf(start: readonly string[], { fileName, program, text }: Rewriting): void {
  for (const node of program.body) {
    if (node.type !== 'ImportDeclaration') continue;
    const from = start.find((name) => node.source.value === `./${baseOf(name)}`);
    if (from === undefined) continue;
    const taken = node.specifiers.map((specifier) => {
      if (specifier.type !== 'ImportSpecifier') throw new Error(`${fileName} imports all of ${from}.`);
      return `${nameOf(specifier.imported)}:${specifier.local.name}`;
    });
    const source = `globalThis.${SHELF}[${JSON.stringify(keyOf(from))}]`;
    text.overwrite(node.start, node.end, taken.length === 0 ? '' : `const{${taken.join()}}=${source};`);
  }
}

/** Variables of the module that its functions write to: those can run when others have taken the value. */
function namesThatChange(program: Program): Set<string> {
  const { scopes } = analyze(program as Parameters<typeof analyze>[0], {
    ecmaVersion: 2024,
    sourceType: 'module',
  });
  const module = scopes.find(({ type }) => type === 'module');
  const changing = (module?.variables ?? []).filter(({ references }) =>
    references.some((reference) => reference.isWrite() && reference.from.variableScope !== module),
  );
  return new Set(changing.map(({ name }) => name));
}

/** Only the helper that loads later files asks for its own address, to complete addresses that begin with a slash. */
function withoutMeta(code: string): string {
  return code
    .replaceAll('import.meta.resolve', 'undefined')
    .replaceAll('import.meta.url', 'document.baseURI');
}

/** With ranges, which `eslint-scope` reads. */
const parse = (code: string) => parseAst(code, { lang: 'js', range: true });

const nameOf = (node: { type: string; name?: string; value?: unknown }) =>
  node.name ?? JSON.stringify(node.value);

const baseOf = (fileName: string) => fileName.slice(fileName.lastIndexOf('/') + 1);

/** Without the hash, so that a file is named alike in every build: `assets/react-CvdC6zOt.js` → `react`. */
const keyOf = (fileName: string) => baseOf(fileName).replace(/-[\w-]{8}\.js$/, '');
