import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** No test depends on the speed of a machine: a busy one gets the time it needs. `npm run bench` measures speed. */
const testTimeout = 60_000;

/** Starts the runs that mostly wait first: as the last ones they would leave a thread idle for half a minute. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => moduleId.includes('/torture/');
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** One project per package, so that `vitest run --project client` runs just that one. */
export default defineConfig({
  test: {
    // By default a machine with two processors would use one. Files share a thread, and so its modules: loading them again
    // for each file took longer than all tests. A test removes what it adds to the globals.
    pool: 'threads',
    isolate: false,
    sequence: { sequencer: LongFirst },
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      ...['model', 'insight', 'client', 'portable', 'sandbox'].map((name) => ({
        test: {
          name,
          root: `packages/${name}`,
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
          environment: 'node' as const,
          testTimeout,
        },
      })),
      {
        test: {
          name: 'web',
          root: 'apps/web',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
          // They need a browser: `vitest.component.config.ts`.
          exclude: ['src/**/*.component.test.tsx'],
          setupFiles: [fileURLToPath(new URL('apps/web/src/testing/set-up.ts', import.meta.url))],
          environment: 'node' as const,
          testTimeout,
        },
      },
      {
        test: {
          name: 'desktop',
          root: 'apps/desktop',
          include: ['src/**/*.test.ts'],
          environment: 'node' as const,
          testTimeout,
        },
      },
      {
        test: {
          name: 'scripts',
          root: '.',
          include: ['scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          environment: 'node' as const,
          testTimeout,
        },
      },
    ],
  },
});
