import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isLong } from './scripts/lib/is-long.mjs';

const root = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What all projects share; a project does not inherit the options of the root. */
const shared = {
  environment: 'node' as const,
  setupFiles: [root('scripts/lib/property-seed.ts')],
  provide: { isLong },
  // Files share a process, and so its modules: loading them again for each file took longer than all tests. A test removes what it adds to
  // the globals.
  pool: 'forks' as const,
  isolate: false,
  // No test depends on the speed of a machine: a busy one gets the time it needs. `npm run bench` measures speed.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000, interval: 5 } },
};

/** With it, `npm run test:stress` chooses another order of files in each run: what one leaves behind breaks another sooner or later. */
const order = process.env.FRONTBOARD_ORDER;

/**
 * The files of a project one after the other, because a process ends when another project begins; `web`, which takes longest, first. In each project the longest
 * runs begin: as the last ones they would leave a process idle for half a minute.
 */
class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) =>
      order === undefined
        ? Number(!/\/torture|chromium\.test/.test(moduleId))
        : createHash('sha1').update(`${order} ${moduleId}`).digest().readUInt32BE();
    return (await super.sort(files)).toSorted(
      (one, other) => other.project.name.localeCompare(one.project.name) || place(one) - place(other),
    );
  }
}

/** One project per package, so that `vitest run --project client` runs just that one. */
export default defineConfig({
  test: {
    sequence: { sequencer: ByProject },
    // By default a machine with two processors would use one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      ...['model', 'insight', 'client', 'portable', 'sandbox'].map((name) => ({
        test: {
          ...shared,
          name,
          root: `packages/${name}`,
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
        },
      })),
      {
        test: {
          ...shared,
          name: 'web',
          root: 'apps/web',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
          // They need a browser: `vitest.component.config.ts`.
          exclude: ['src/**/*.component.test.tsx'],
          setupFiles: [...shared.setupFiles, root('apps/web/src/testing/set-up.ts')],
        },
      },
      {
        test: {
          ...shared,
          name: 'desktop',
          root: 'apps/desktop',
          include: ['src/**/*.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'scripts',
          root: '.',
          include: ['scripts/**/*.test.ts', 'bench/**/*.test.ts'],
        },
      },
    ],
  },
});
