import { execFile } from 'node:child_process';
import { copyFile, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from './lib/root.mjs';

/** [the importing file, what it imports]: the folder of each file says which rule holds for it. */
const FORBIDDEN = [
  ['packages/model/src/member/a.ts', '@frontboard/client'],
  ['packages/model/src/member/b.ts', '@frontboard/sandbox/node'],
  ['packages/model/tests/c.test.ts', '@frontboard/sandbox'],
  ['packages/model/src/d.ts', '../../client/src/index.ts'],

  ['packages/client/src/a.ts', '@frontboard/sandbox'],
  ['packages/client/src/queue/b.ts', '@frontboard/web'],
  ['packages/client/src/c.ts', '../../model/src/index.ts'],
  ['packages/client/tests/d.test.ts', '@frontboard/web'],
  ['packages/client/tests/e.test.ts', '../../sandbox/src/app.ts'],

  ['packages/sandbox/src/a.ts', '@frontboard/client'],
  ['packages/sandbox/tests/b.test.ts', '@frontboard/client'],
  ['packages/sandbox/src/node/c.ts', '../../../client/src/index.ts'],

  ['apps/web/src/routes/a.tsx', '@frontboard/client'],
  ['apps/web/src/routes/b.tsx', '@frontboard/sandbox'],
  ['apps/web/src/routes/c.tsx', '../main.tsx'],
  ['apps/web/src/routes/d.tsx', '../testing/render-app.tsx'],

  ['apps/web/src/features/one/a.tsx', '../two/card.tsx'],
  ['apps/web/src/features/one/b.tsx', '../../features/two/card.tsx'],
  ['apps/web/src/features/one/part/c.tsx', '../../two/card.tsx'],
  ['apps/web/src/features/one/part/deep/d.tsx', '../../../two/card.tsx'],
  ['apps/web/src/features/one/e.tsx', '@frontboard/client'],
  ['apps/web/src/features/one/f.tsx', '@frontboard/sandbox'],
  ['apps/web/src/features/one/part/g.tsx', '../../../routes/status.tsx'],
  ['apps/web/src/features/one/h.tsx', '../../main.tsx'],
  ['apps/web/src/features/one/i.tsx', '../../testing/render-app.tsx'],

  ['apps/web/src/lists/a.tsx', '../features/one/card.tsx'],
  ['apps/web/src/lists/b.tsx', '@frontboard/client'],
  ['apps/web/src/data/e.ts', '../lists/member-list.tsx'],
  ['apps/web/src/data/a.ts', '../features/one/card.tsx'],
  ['apps/web/src/data/status/b.ts', '../../ui/button.tsx'],
  ['apps/web/src/data/c.ts', '@frontboard/sandbox'],
  ['apps/web/src/data/d.ts', '../route-tree.gen.ts'],

  ['apps/web/src/state/a.ts', '../features/one/card.tsx'],
  ['apps/web/src/state/b.ts', '../ui/button.tsx'],
  ['apps/web/src/state/c.ts', '@frontboard/sandbox'],

  ['apps/web/src/ui/a.tsx', '../data/members.ts'],
  ['apps/web/src/ui/b.tsx', '../state/settings.ts'],
  ['apps/web/src/ui/c.tsx', '../features/one/card.tsx'],
  ['apps/web/src/ui/d.tsx', '@frontboard/model'],
  ['apps/web/src/ui/e.tsx', '@frontboard/client'],
  ['apps/web/src/ui/f.tsx', '@frontboard/sandbox'],
  ['apps/web/src/ui/g.tsx', '../main.tsx'],

  ['apps/web/src/platform/a.ts', '../state/settings.ts'],
  ['apps/web/src/platform/b.ts', '@frontboard/sandbox'],
  ['apps/web/src/words/a.ts', '../data/members.ts'],
  ['apps/web/src/features/one/z.test.tsx', '../../main.tsx'],
  ['apps/web/src/create-services.ts', '@frontboard/sandbox'],
  ['apps/web/src/router.tsx', './main.tsx'],
] as const;

const ALLOWED = [
  ['packages/client/src/a.ts', '@frontboard/model'],
  ['packages/client/src/b.ts', '@frontboard/model/timezone'],
  ['packages/client/src/queue/c.ts', '../clock.ts'],
  ['packages/client/tests/d.test.ts', '@frontboard/sandbox'],
  ['packages/client/tests/e.test.ts', '@frontboard/sandbox/node'],
  ['packages/sandbox/src/a.ts', '@frontboard/model'],
  ['packages/sandbox/src/node/b.ts', 'node:http'],
  ['apps/web/src/main.tsx', '@frontboard/sandbox'],
  ['apps/web/src/demo.ts', '@frontboard/sandbox'],
  ['apps/web/src/create-services.ts', '@frontboard/client'],
  ['apps/web/src/routes/a.tsx', '../features/two/card.tsx'],
  ['apps/web/src/features/one/a.tsx', './card.tsx'],
  ['apps/web/src/features/one/b.tsx', '../../data/two/members.ts'],
  ['apps/web/src/features/one/c.tsx', './two/part.tsx'],
  ['apps/web/src/features/one/part/d.tsx', '../words.ts'],
  ['apps/web/src/features/one/part/e.tsx', '../../../ui/button.tsx'],
  ['apps/web/src/features/one/part/deep/f.tsx', '../../words.ts'],
  ['apps/web/src/features/one/part/deep/g.tsx', '../../../../state/settings.ts'],
  ['apps/web/src/features/one/h.test.tsx', '../../testing/render-app.tsx'],
  ['apps/web/src/features/one/i.test.tsx', '@frontboard/sandbox'],
  ['apps/web/src/data/a.ts', '@frontboard/client'],
  ['apps/web/src/data/b.ts', '../state/settings.ts'],
  ['apps/web/src/state/a.ts', '@frontboard/client'],
  ['apps/web/src/ui/a.tsx', './button.tsx'],
  ['scripts/a.ts', '@frontboard/sandbox/node'],
] as const;

const NODE_IMPORTS = [
  ['packages/model/src/node-a.ts', true],
  ['packages/client/src/node-b.ts', true],
  ['packages/sandbox/src/node-c.ts', true],
  ['apps/web/src/features/one/node-d.ts', true],
  ['packages/sandbox/src/node/node-e.ts', false],
  ['packages/client/src/node-f.test.ts', false],
] as const;

const CYCLES = {
  'packages/client/src/cycle-a.ts': "import { b } from './cycle-b.ts';\nexport const a = () => b;\n",
  'packages/client/src/cycle-b.ts': "import { a } from './cycle-a.ts';\nexport const b = () => a;\n",
  'apps/web/src/data/type-cycle-a.ts':
    "import type { B } from './type-cycle-b.ts';\nexport type A = B | 1;\n",
  'apps/web/src/data/type-cycle-b.ts': "import type { A } from './type-cycle-a.ts';\nexport type B = A[];\n",
};

const OTHERS = {
  'apps/web/src/ui/index.ts': "export { a } from './a.tsx';\n",
  'apps/web/src/ui/extension.ts': "import { a } from './type-target';\nexport const b = a;\n",
  'apps/web/src/ui/type-target.ts': 'export const a = 1;\n',
  'apps/web/src/ui/default.ts': 'export default 1;\n',
  'packages/client/src/floating.ts':
    'const work = async () => {};\nexport const go = () => {\n  work();\n};\n',
};

let folder = '';
/** `rule path` for every finding. */
let found: ReadonlySet<string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontboard-arrows-'));
  for (const file of ['biome.json', 'biome.arrows.json', '.gitignore'])
    await copyFile(inRoot(file), join(folder, file));
  await cp(inRoot('scripts/lint'), join(folder, 'scripts/lint'), { recursive: true });
  for (const [kind, cases] of Object.entries({ forbidden: FORBIDDEN, allowed: ALLOWED })) {
    for (const [index, [path, imported]] of cases.entries()) {
      await put(caseFile(kind, index, path), `import { x } from '${imported}';\nexport const y = x;\n`);
    }
  }
  for (const [path] of NODE_IMPORTS) await put(path, "import { x } from 'node:fs';\nexport const y = x;\n");
  for (const [path, text] of Object.entries({ ...CYCLES, ...OTHERS })) await put(path, text);
  found = await lint();
}, 30_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

/** A name of its own for each case, except where the name is the case. */
function caseFile(kind: string, index: number, path: string): string {
  return /(main\.tsx|demo\.ts)$/.test(path)
    ? path
    : path.replace(/(\w+)((?:\.test)?\.tsx?)$/, `${kind}-${index}-$1$2`);
}

async function lint(): Promise<ReadonlySet<string>> {
  const args = [
    inRoot('node_modules/@biomejs/biome/bin/biome'),
    'lint',
    '--reporter=json',
    '--max-diagnostics=none',
    '.',
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, maxBuffer: 1e8 }).catch(
    // It ends with 1 when it finds something, which here it must.
    (error: { stdout: string }) => error,
  );
  const report: { diagnostics: { category: string; location: { path: string } }[] } = JSON.parse(stdout);
  return new Set(
    report.diagnostics.map(
      ({ category, location }) => `${category.split('/').at(-1)} ${location.path.replace(/^\.\//, '')}`,
    ),
  );
}

describe('the import arrows', () => {
  it.each(
    FORBIDDEN.map(([path, imported], index) => ({
      path,
      imported,
      file: caseFile('forbidden', index, path),
    })),
  )('$path may not import $imported', ({ file }) => {
    expect(found).toContain(`noRestrictedImports ${file}`);
  });

  it.each(
    ALLOWED.map(([path, imported], index) => ({ path, imported, file: caseFile('allowed', index, path) })),
  )('$path may import $imported', ({ file }) => {
    expect(found).not.toContain(`noRestrictedImports ${file}`);
  });

  it.each(NODE_IMPORTS)('in %s, Node may not be imported: %s', (path, forbidden) => {
    expect(found.has(`noNodejsModules ${path}`)).toBe(forbidden);
  });

  it.each(Object.keys(CYCLES))('a cycle is seen from %s, one of types too', (path) => {
    expect(found).toContain(`noImportCycles ${path}`);
  });

  it.each([
    ['noBarrelFile', 'apps/web/src/ui/index.ts'],
    ['useImportExtensions', 'apps/web/src/ui/extension.ts'],
    ['noDefaultExport', 'apps/web/src/ui/default.ts'],
    ['noFloatingPromises', 'packages/client/src/floating.ts'],
  ])('%s holds in %s', (rule, path) => {
    expect(found).toContain(`${rule} ${path}`);
  });
});
