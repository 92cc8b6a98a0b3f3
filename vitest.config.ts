import { defineConfig } from 'vitest/config';

/** One project per package, so that `vitest run --project client` runs just that one. */
export default defineConfig({
  test: {
    projects: [
      ...['model', 'client', 'sandbox'].map((name) => ({
        test: {
          name,
          root: `packages/${name}`,
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
          environment: 'node' as const,
        },
      })),
      {
        test: {
          name: 'web',
          root: 'apps/web',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
          environment: 'node' as const,
        },
      },
      {
        test: {
          name: 'scripts',
          root: '.',
          include: ['scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          environment: 'node' as const,
          // Some start the commands as processes, which takes a while on a busy machine.
          testTimeout: 30_000,
        },
      },
    ],
  },
});
