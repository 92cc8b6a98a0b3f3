import { dirname, join, normalize, relative } from 'node:path/posix';
import { parseSync } from 'oxc-parser';

/**
 * @typedef {object} SourceFile
 * @property {string} path In the repository, with forward slashes.
 * @property {string} text
 *
 * @typedef {{ readonly from: string, readonly to: string, readonly name: string }} Import
 */

const WEB = 'apps/web/src';

/** The layers of the web app, from top to bottom. A layer uses those below it. */
const STACK = [
  'routes',
  'features',
  'parts',
  'lists',
  'sync',
  'cache',
  'session',
  'state',
  'persistence',
  'platform',
];

/** Layers beside the stack: who uses them, and what they use. */
const BESIDE = {
  ui: { usedBy: ['routes', 'features', 'parts', 'lists'], uses: ['text', 'platform'] },
  text: {
    usedBy: ['routes', 'features', 'parts', 'lists', 'sync', 'cache', 'session', 'state', 'ui'],
    uses: ['platform'],
  },
};

/**
 * Our packages that a part of the tree may import, each by its own name and never by a path into its folder.
 * @type {readonly { readonly inside: RegExp, readonly packages: readonly string[] }[]}
 */
const PACKAGES = [
  { inside: /^packages\/model\//, packages: [] },
  { inside: /^packages\/insight\//, packages: ['model'] },
  {
    inside: /^packages\/client\/(tests|examples)\/|^packages\/client\/.*\.test\.ts$/,
    packages: ['model', 'client', 'sandbox'],
  },
  { inside: /^packages\/client\//, packages: ['model'] },
  { inside: /^packages\/portable\//, packages: ['model'] },
  { inside: /^packages\/sandbox\//, packages: ['model'] },
  {
    inside: /^apps\/web\/src\/(testing\/|.*\.test\.tsx?$)/,
    packages: ['model', 'insight', 'client', 'portable', 'sandbox'],
  },
  // The sandbox is for the sample data: `main.tsx` loads `demo.ts` when it is asked for.
  { inside: /^apps\/web\/src\/(main\.tsx|demo\.ts)$/, packages: ['model', 'client', 'sandbox'] },
  { inside: /^apps\/web\/src\/ui\//, packages: ['model/text'] },
  {
    inside: /^apps\/web\/src\/features\/manage\/file\//,
    packages: ['model', 'portable'],
  },
  { inside: /^apps\/web\/src\/sync\/system-file\//, packages: ['model', 'client', 'portable'] },
  { inside: /^apps\/web\/src\/(routes|features|parts|lists)\//, packages: ['model', 'insight'] },
  { inside: /^apps\/web\/src\/persistence\//, packages: ['model'] },
  { inside: /^apps\/web\/src\/sync\//, packages: ['model', 'insight', 'client'] },
  { inside: /^apps\/web\/src\//, packages: ['model', 'client'] },
];

/** Modules that export the same names as others: the parts of the catalogue in another language. */
const TRANSLATION = /\.de\.ts$/;

/**
 * Where an exported name exists once. Only the start of the sample data imports the sandbox, so its names are its own.
 * @type {readonly { readonly inside: RegExp, readonly name: string }[]}
 */
const PARTS = [
  { inside: /^packages\/sandbox\/src\//, name: 'sandbox' },
  { inside: /^apps\/desktop\/src\//, name: 'desktop' },
  { inside: /^scripts\//, name: 'scripts' },
  { inside: /^(apps\/web|packages\/\w+)\/src\//, name: 'app' },
];

/** A name that every route exports: the router requires it. */
const ROUTER_NAME = 'Route';

/**
 * What breaks the architecture (docs/architecture.md): imports that go up, into another feature or past a package's entry,
 * folders that import each other, and exported names with two meanings.
 * @param {readonly SourceFile[]} files
 * @returns {readonly string[]} One line for each problem, empty when there is none.
 */
export function findProblems(files) {
  const modules = files.map((file) => readModule(file));
  const known = new Set(files.map(({ path }) => path));
  const imports = modules.flatMap(({ path, imported }) =>
    imported.map((name) => ({
      from: path,
      to: name.startsWith('.') ? normalize(join(dirname(path), name)) : name,
      name,
    })),
  );
  return [
    ...imports.flatMap((it) => arrowProblem(it) ?? packageProblem(it) ?? []),
    ...folderCycles(imports.filter(({ from, to }) => known.has(to) && !isTest(from))),
    ...repeatedNames(modules),
  ];
}

/** @param {SourceFile} file */
function readModule({ path, text }) {
  const { module } = parseSync(path, text);
  const unquoted = (/** @type {{ start: number, end: number }} */ { start, end }) =>
    text.slice(start + 1, end - 1);
  const entries = module.staticExports.flatMap((it) => it.entries);
  return {
    path,
    imported: [
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
      ...module.dynamicImports.map(({ moduleRequest }) => unquoted(moduleRequest)),
    ],
    exported: entries.flatMap(({ moduleRequest, exportName }) =>
      moduleRequest === null && exportName.name !== null ? [exportName.name] : [],
    ),
  };
}

/**
 * @param {Import} it
 * @returns {string | null}
 */
function arrowProblem({ from, to, name }) {
  if (!from.startsWith(`${WEB}/`) || !name.startsWith('.')) return null;
  const isRootFile = dirname(from) === WEB;
  if (to === `${WEB}/main.tsx`) return `${from} imports ${name}: nothing imports the composition root`;
  if (isTest(from)) return null;
  if (isTest(to)) return `${from} imports ${name}: product code never imports test code`;
  if (isRootFile || !to.startsWith(`${WEB}/`)) return null;
  const [layer = '', ...inner] = from.slice(WEB.length + 1).split('/');
  const [target = '', ...targetInner] = to.slice(WEB.length + 1).split('/');
  if (layer === target) {
    return layer === 'features' && inner[0] !== targetInner[0]
      ? `${from} imports ${name}: a feature never imports another feature`
      : null;
  }
  return mayUse(layer, target) ? null : `${from} imports ${name}: ${layer} may not use ${target}`;
}

/**
 * @param {string} layer
 * @param {string} target
 */
function mayUse(layer, target) {
  if (isBeside(layer)) return BESIDE[layer].uses.includes(target);
  if (isBeside(target)) return BESIDE[target].usedBy.includes(layer);
  return STACK.includes(layer) && STACK.indexOf(layer) < STACK.indexOf(target);
}

/**
 * @param {string} name
 * @returns {name is keyof typeof BESIDE}
 */
function isBeside(name) {
  return Object.hasOwn(BESIDE, name);
}

/**
 * @param {Import} it
 * @returns {string | null}
 */
function packageProblem({ from, to, name }) {
  const home = homePackage(from);
  const isPastDoor = name.startsWith('.') ? homePackage(to) !== null && homePackage(to) !== home : false;
  if (isPastDoor) return `${from} imports ${name}: import a package by its name`;
  if (!name.startsWith('@frontboard/')) return null;
  const wanted = name.slice('@frontboard/'.length);
  const rule = PACKAGES.find(({ inside }) => inside.test(from));
  if (rule === undefined || rule.packages.some((it) => wanted === it || wanted.startsWith(`${it}/`)))
    return null;
  return `${from} imports ${name}: it may use ${rule.packages.join(', ') || 'none of our packages'}`;
}

/** @param {string} path */
function homePackage(path) {
  return /^(packages\/\w+)\//.exec(path)?.[1] ?? null;
}

/**
 * Parts of one folder that import each other, where at least one of them is a folder itself.
 * @param {readonly Import[]} imports
 */
function folderCycles(imports) {
  /** @type {Map<string, Map<string, Set<string>>>} For each folder: which of its parts imports which. */
  const folders = new Map();
  for (const { from, to } of imports) {
    const folder = commonFolder(from, to);
    const [part, target] = [from, to].map(
      (path) => /** @type {string} */ (relative(folder, path).split('/')[0]),
    );
    if (part === undefined || target === undefined || part === target) continue;
    const parts = folders.get(folder) ?? new Map();
    folders.set(folder, parts.set(part, (parts.get(part) ?? new Set()).add(target)));
  }
  return [...folders].flatMap(([folder, parts]) =>
    cyclesOf(parts)
      .filter((cycle) => cycle.some((part) => !part.includes('.')))
      .map((cycle) => `${folder}: ${cycle.join(', ')} import each other`),
  );
}

/**
 * @param {string} one
 * @param {string} other
 */
function commonFolder(one, other) {
  const [parts, others] = [one.split('/'), other.split('/')];
  const length = parts.findIndex((part, index) => part !== others[index]);
  return parts.slice(0, length).join('/');
}

/**
 * The groups of nodes that can all reach each other.
 * @param {ReadonlyMap<string, ReadonlySet<string>>} graph
 * @returns {readonly (readonly string[])[]}
 */
function cyclesOf(graph) {
  const reachable = (/** @type {string} */ start) => {
    /** @type {Set<string>} */
    const seen = new Set();
    const open = [start];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      for (const next of graph.get(node) ?? []) {
        if (!seen.has(next)) open.push(next);
        seen.add(next);
      }
    }
    return seen;
  };
  const from = new Map([...graph.keys()].map((node) => [node, reachable(node)]));
  const groups = [...from].flatMap(([node, seen]) =>
    seen.has(node) ? [[...seen].filter((other) => from.get(other)?.has(node)).sort()] : [],
  );
  return [...new Map(groups.map((group) => [group.join(), group])).values()];
}

/**
 * Names that two modules of one part export. The app and the packages that it imports are one part: a reader meets their names together.
 * @param {readonly { readonly path: string, readonly exported: readonly string[] }[]} modules
 */
function repeatedNames(modules) {
  /** @type {Map<string, string[]>} */
  const places = new Map();
  for (const { path, exported } of modules) {
    const part = PARTS.find(({ inside }) => inside.test(path))?.name;
    if (part === undefined || isTest(path) || TRANSLATION.test(path)) continue;
    for (const name of exported) {
      if (name !== ROUTER_NAME)
        places.set(`${part} ${name}`, [...(places.get(`${part} ${name}`) ?? []), path]);
    }
  }
  return [...places]
    .filter(([, paths]) => paths.length > 1)
    .map(
      ([key, paths]) => `${key.split(' ')[1]} is exported by ${paths.join(' and ')}: give each its own name`,
    );
}

/** @param {string} path */
function isTest(path) {
  return /\.test\.tsx?$/.test(path) || /\/(testing|tests|examples)\//.test(path);
}
