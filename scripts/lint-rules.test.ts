import { execFile } from 'node:child_process';
import { copyFile, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from './lib/root.mjs';

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
  'apps/web/src/sync/type-cycle-a.ts':
    "import type { B } from './type-cycle-b.ts';\nexport type A = B | 1;\n",
  'apps/web/src/sync/type-cycle-b.ts': "import type { A } from './type-cycle-a.ts';\nexport type B = A[];\n",
};

const WAITS = {
  'e2e/pause.spec.ts': 'export const go = (page: Page) => page.waitForTimeout(500);\n',
  'packages/client/tests/sleep.test.ts':
    'export const sleep = () => new Promise((resolve) => setTimeout(resolve, 20));\n',
  'scripts/timers.test.ts':
    "import { setTimeout as wait } from 'node:timers/promises';\nexport const go = wait;\n",
  'apps/web/src/features/twice.component.test.tsx':
    'export const twice = (button: Locator) => button.dblClick();\n',
  'apps/web/src/testing/until.ts': 'export const until = () => vi.waitFor(() => isDone());\n',
};

const LISTENERS = {
  'e2e/dialog.spec.ts':
    "export const go = (page: Page) => page.on('dialog', (dialog) => void dialog.accept());\n",
  'e2e/debugger.ts': "export const go = (session: CDPSession) => void session.send('Debugger.resume');\n",
};

const LOOKS = {
  'e2e/count.spec.ts': 'export const go = async (row: Locator) => expect(await row.count()).toBe(1);\n',
  'e2e/seen.spec.ts':
    "export const go = async (page: Page) =>\n  expect(await page.getByRole('dialog').isVisible(), 'open').toBe(true);\n",
  'e2e/said.spec.ts':
    "export const go = async (row: Locator) => expect(await row.getAttribute('id')).toBe('a');\n",
};

const PATIENT_LOOKS = {
  'e2e/poll.spec.ts':
    'export const go = (row: Locator) => expect.poll(async () => (await row.boundingBox())?.y).toBe(1);\n',
  'e2e/pass.spec.ts':
    'export const go = (row: Locator) =>\n  expect(async () => {\n    const box = await row.boundingBox();\n    expect(box?.y).toBe(1);\n  }).toPass();\n',
};

const OTHERS = {
  'apps/web/src/testing/clock.ts':
    'export const pass = (clock: Clock) =>\n  Promise.all([new Promise((resolve) => setTimeout(resolve)), clock.advance(20)]);\n',
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
  folder = await mkdtemp(join(tmpdir(), 'frontboard-lint-'));
  for (const file of ['biome.json', '.gitignore']) await copyFile(inRoot(file), join(folder, file));
  await cp(inRoot('scripts/lint'), join(folder, 'scripts/lint'), { recursive: true });
  for (const [path] of NODE_IMPORTS) await put(path, "import { x } from 'node:fs';\nexport const y = x;\n");
  for (const [path, text] of Object.entries({
    ...CYCLES,
    ...WAITS,
    ...LISTENERS,
    ...LOOKS,
    ...PATIENT_LOOKS,
    ...OTHERS,
  }))
    await put(path, text);
  found = await lint();
}, 30_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
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

describe('lint rules', () => {
  it.each(NODE_IMPORTS)('%s may not import Node: %s', (path, forbidden) => {
    expect(found.has(`noNodejsModules ${path}`)).toBe(forbidden);
  });

  it.each(Object.keys(CYCLES))('%s is part of an import cycle, which is refused for types too', (path) => {
    expect(found).toContain(`noImportCycles ${path}`);
  });

  it.each(Object.keys(WAITS))('%s may not wait for an amount of real time', (path) => {
    expect(found).toContain(`plugin ${path}`);
  });

  it.each(Object.keys(LISTENERS))('%s may not leave an answer to a listener open', (path) => {
    expect(found).toContain(`plugin ${path}`);
  });

  it.each(Object.keys(LOOKS))('%s may not look at the page only once', (path) => {
    expect(found).toContain(`plugin ${path}`);
  });

  it.each(Object.keys(PATIENT_LOOKS))('%s looks until it is so', (path) => {
    expect(found).not.toContain(`plugin ${path}`);
  });

  it('a task of the event loop and a clock of the test are not waits for an amount of real time', () => {
    expect(found).not.toContain('plugin apps/web/src/testing/clock.ts');
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
