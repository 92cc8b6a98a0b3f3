import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

declare module 'vitest' {
  export interface ProvidedContext {
    /** In which browser the journey of `browsers/` runs. */
    readonly browser: 'firefox' | 'webkit';
  }
}

/** Building a program and starting it takes its time. */
const testTimeout = 120_000;

/**
 * The checks of the native builds and the journey in other browsers, one project for each; `npm test` runs those that the computer can do
 * (scripts/lib/native).
 */
export default defineConfig({
  test: {
    projects: [
      ...(['firefox', 'webkit'] as const).map((browser) => ({
        test: {
          name: browser,
          root: 'browsers',
          include: ['*.test.ts'],
          environment: 'node' as const,
          provide: { browser },
          testTimeout,
          hookTimeout: testTimeout,
          expect: { poll: { timeout: 60_000 } },
        },
      })),
      {
        test: {
          name: 'windows',
          root: 'apps/desktop',
          include: ['tests/**/*.test.ts'],
          environment: 'node',
          testTimeout,
          hookTimeout: testTimeout,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        test: {
          name: 'android',
          root: 'apps/android',
          include: ['tests/**/*.test.ts'],
          globalSetup: [fileURLToPath(new URL('apps/android/tests/build-for-checks.ts', import.meta.url))],
          environment: 'node',
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
    ],
  },
});
