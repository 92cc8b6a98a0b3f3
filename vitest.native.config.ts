import { defineConfig } from 'vitest/config';

/** Building a program and starting it takes its time. */
const testTimeout = 120_000;

/** The checks of the native builds, one project for each; `npm test` runs those that the computer can do (scripts/lib/native). */
export default defineConfig({
  test: {
    projects: [
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
    ],
  },
});
