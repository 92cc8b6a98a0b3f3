import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { AREAS, folderOf, listMutants, testsOf } from './scripts/lib/mutation/areas.mjs';
import { instrument } from './scripts/lib/mutation/instrument.mjs';

const inRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const wanted = process.env.FRONTBOARD_MUTATION_AREA;
const area = AREAS.find(({ name }) => name === wanted) ?? AREAS[0];
if (area === undefined) throw new Error('There is no area.');

const mutants = listMutants(area);
const [firstTest = ''] = testsOf(area);
const setUp = [
  'scripts/lib/property-seed.ts',
  ...(area.project === 'web' ? ['apps/web/src/testing/set-up.ts'] : []),
];

/** One file is enough to start with: the runner then runs the tests of the area itself, again and again (run-mutants.ts). */
export default defineConfig({
  root: inRoot(folderOf(area)),
  plugins: [
    {
      name: 'mutants',
      enforce: 'pre',
      transform(code: string, id: string) {
        const path = relative(inRoot('.'), id.split('?')[0] ?? id).replaceAll('\\', '/');
        const own = mutants.filter(({ file }) => file === path);
        const [first] = own;
        return first === undefined ? undefined : { code: instrument(code, own, first.id), map: null };
      },
    },
  ],
  test: {
    name: area.project,
    include: [relative(inRoot(folderOf(area)), inRoot(firstTest)).replaceAll('\\', '/')],
    testNamePattern: /^ nothing yet $/,
    runner: inRoot('scripts/lib/mutation/run-mutants.ts'),
    setupFiles: setUp.map(inRoot),
    environment: 'node',
    pool: 'threads',
    isolate: false,
    maxWorkers: 1,
    watch: false,
    // A busy machine must not make a test fail that then counts as having noticed a mutant; the time of a whole test is what ends it.
    expect: { poll: { timeout: 60_000, interval: 5 } },
    reporters: [],
    // A mutant may leave a promise behind that fails later.
    dangerouslyIgnoreUnhandledErrors: true,
    onConsoleLog: () => false,
  },
});
