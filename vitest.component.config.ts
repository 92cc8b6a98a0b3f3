import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { appModules } from './apps/web/app-modules.ts';
import { bundledWorkers } from './apps/web/bundled-workers.ts';
import { journeyLaunchOptions } from './scripts/lib/chromium.mjs';

// React as people get it: with its development build the page takes a third more processor time, and no test reads its warnings.
process.env.NODE_ENV = 'production';

const modules = appModules();

/** With it, `npm run test:stress` has each check begin later. */
const lateMs = Number(process.env.FRONTBOARD_LATE_MS ?? 0);

/** Features of the app in a real browser engine, with a sandbox in the same page; `npm test -- --only component` runs them. */
export default defineConfig({
  root: fileURLToPath(new URL('apps/web', import.meta.url)),
  cacheDir: fileURLToPath(new URL('.cache/component', import.meta.url)),
  publicDir: false,
  plugins: [...modules.plugins, bundledWorkers(modules.resolve)],
  css: modules.css,
  resolve: modules.resolve,
  // All libraries at the start: one that is found later would reload the page during a test.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}'] },
  test: {
    name: 'component',
    include: ['src/**/*.component.test.tsx'],
    setupFiles: [fileURLToPath(new URL('apps/web/src/testing/component/set-up.ts', import.meta.url))],
    provide: { lateMs },
    // Files share a page, and so its modules: loading them takes longer than most files.
    isolate: false,
    // Pages at a time. Tests wait a good part of their time, so one more than the processors of the smallest machine we test on pays off.
    maxWorkers: 3,
    // Upper bounds for what does not happen. A busy machine gets the time it needs.
    testTimeout: 300_000,
    expect: { poll: { timeout: 90_000 } },
    browser: {
      enabled: true,
      // On a busy machine, the first start bundles libraries for longer than the default minute.
      connectTimeout: 600_000,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: journeyLaunchOptions(),
        // Without motion, elements need not settle before they are clicked.
        contextOptions: { locale: 'en-GB', timezoneId: 'Europe/Berlin', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
