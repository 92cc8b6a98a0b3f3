import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { journeyLaunchOptions } from './scripts/lib/chromium.mjs';

export default defineConfig({
  root: fileURLToPath(new URL('apps/web', import.meta.url)),
  cacheDir: fileURLToPath(new URL('.cache/component', import.meta.url)),
  publicDir: false,
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      enableRouteGeneration: false,
      routesDirectory: './src/routes',
      generatedRouteTree: './src/route-tree.gen.ts',
      routeFileIgnorePattern: '\\.(test|module)\\.',
      disableLogging: true,
    }),
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
  ],
  resolve: {
    alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }],
  },
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}', '!src/**/*.test.*'] },
  test: {
    name: 'component',
    include: ['src/**/*.component.test.tsx'],
    setupFiles: ['src/testing/component/set-up.ts'],
    isolate: false,
    testTimeout: 30_000,
    // As long as the journeys wait: a busy machine gets the time it needs.
    expect: { poll: { timeout: 8_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      ui: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: journeyLaunchOptions(),
        contextOptions: { locale: 'en-GB', timezoneId: 'Europe/Berlin' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
