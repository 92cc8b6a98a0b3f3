import { Script } from 'node:vm';
import { analyze } from 'eslint-scope';
import { type ESTree, type Plugin, parseAst, type Rolldown } from 'vite';

/** The property of `window` with everything that other files import from the app's script. */
const CORE = 'frontboardCore';

/** The script runs at once, or when the texts of another language are there, which `public/start.js` loads. */
const WAIT = 'window.frontboardTexts?frontboardTexts.then(run):run()';

/** Chromium compiles all functions of the script on another thread, while it arrives, and not one by one when each is first called. */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad\n';

/** Whether the page itself names this script: all others are loaded by it, or by `public/start.js`. */
export function isAppScript({ isEntry, facadeModuleId }: Rolldown.OutputChunk): boolean {
  return isEntry && (facadeModuleId?.endsWith('/index.html') ?? false);
}

/**
 * Makes the app's own script a classic one instead of a module. Chromium then compiles it on another thread at the first visit, and when the
 * worker stores it, so that the next visit compiles nothing. It does neither for modules (decision 0080).
 */
export function classicEntry(): Plugin {
  return {
    name: 'frontboard:classic-entry',
    apply: 'build',
    transform: {
      // Vite's helper for an `import()` resolves addresses like a module. All of ours are absolute.
      filter: { id: /vite\/preload-helper/ },
      handler: (code) =>
        code
          .replaceAll('import.meta.resolve', 'undefined')
          .replaceAll('import.meta.url', 'window.location.origin'),
    },
    // The names of files contain a hash of what they were before `generateBundle`.
    augmentChunkHash: () => 'classic',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const entry = chunks.find(isAppScript);
        const page = bundle['index.html'];
        if (entry === undefined || page?.type !== 'asset') throw new Error('The build has no page.');
        entry.code = classicScript(entry.code);
        for (const chunk of chunks)
          if (chunk.imports.includes(entry.fileName))
            chunk.code = readFromCore(chunk.code, `./${entry.fileName.replace(/^.*\//, '')}`);
        page.source = String(page.source).replace('<script type="module"', '<script defer');
      },
    },
  };
}

/**
 * The module as a classic script, which leaves its exports in `window`.
 *
 * @throws {Error} If it needs more of a module than to export names, or if it assigns an exported variable after it was evaluated: other
 * files would not see the new value.
 */
export function classicScript(code: string): string {
  const program = parseAst(code, { range: true });
  const statements = program.body.filter((statement) => statement.type === 'ExportNamedDeclaration');
  const names = statements.flatMap(({ specifiers }) =>
    specifiers.map(({ local, exported }) => ({ local: nameOf(local), exported: nameOf(exported) })),
  );
  refuseLateAssignments(
    program,
    names.map(({ local }) => local),
  );
  const left = names.map(({ local, exported }) => `${exported}:${local}`).join(',');
  const body = replaceStatements(code, statements, () => '');
  const script = `${COMPILE_ALL}{let run=function(){"use strict";${body}\n;window.${CORE}={${left}}};${WAIT}}\n`;
  // Whatever else only a module can contain is an error of syntax in a script.
  new Script(script);
  return script;
}

/**
 * The code of a module that reads from `window` what it imported from the app's script.
 *
 * @param source the address of the app's script in the module
 * @throws {Error} If it uses that script in another way than importing names.
 */
export function readFromCore(code: string, source: string): string {
  const statements = parseAst(code)
    .body.filter((statement) => statement.type === 'ImportDeclaration')
    .filter((statement) => statement.source.value === source);
  const read = replaceStatements(code, statements, ({ specifiers }) => {
    const names = specifiers.map((specifier) =>
      specifier.type === 'ImportSpecifier'
        ? `${nameOf(specifier.imported)}:${specifier.local.name}`
        : refuse(`A file imports all of ${source}.`),
    );
    return names.length === 0 ? '' : `const{${names.join(',')}}=window.${CORE};`;
  });
  return read.includes(source) ? refuse(`A file uses ${source} in another way than importing names.`) : read;
}

function refuseLateAssignments(program: ESTree.Program, exported: readonly string[]): void {
  // The same tree in both libraries, with types of their own.
  const { globalScope } = analyze(program as Parameters<typeof analyze>[0], {
    ecmaVersion: 2022,
    sourceType: 'module',
  });
  const scope = globalScope?.childScopes[0];
  for (const name of exported) {
    const variable = scope?.set.get(name) ?? refuse(`The app's script exports ${name} without declaring it.`);
    if (variable.references.some((it) => it.isWrite() && it.from.variableScope !== scope))
      refuse(`The app's script assigns the exported variable ${name} after its own evaluation.`);
  }
}

function nameOf(name: ESTree.ModuleExportName): string {
  return name.type === 'Literal' ? (name.raw ?? JSON.stringify(name.value)) : name.name;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

function replaceStatements<Statement extends Range>(
  code: string,
  statements: readonly Statement[],
  by: (statement: Statement) => string,
): string {
  return statements.reduceRight(
    (text, statement) => text.slice(0, statement.start) + by(statement) + text.slice(statement.end),
    code,
  );
}

function refuse(problem: string): never {
  throw new Error(problem);
}
