import { defineConfig } from '@playwright/test';
import { journeyLaunchOptions } from './scripts/lib/chromium.mjs';

/**
 * Browser journeys: the built app, a real Chromium and the sandbox over real HTTP on loopback.
 * Each test starts its own servers (see e2e/fixtures.ts), so tests share nothing and run in parallel.
 */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  // One more than the processors of the smallest machine we test on: journeys wait a good part of their time.
  workers: 3,
  // Upper bounds: a busy or slow machine gets the time it needs.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  // Far more than all journeys take beside six busy loops, and less than a run in CI may take: a run that stands still ends and says where.
  globalTimeout: 60 * 60_000,
  forbidOnly: process.env.CI !== undefined,
  reporter: process.env.FRONTBOARD_JSON_REPORT
    ? [['line'], ['json', { outputFile: process.env.FRONTBOARD_JSON_REPORT }]]
    : [['line']],
  use: {
    browserName: 'chromium',
    // `npm run test:stress` has each action end later.
    launchOptions: { ...journeyLaunchOptions(), slowMo: Number(process.env.FRONTBOARD_LATE_MS ?? 0) },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    trace: 'off',
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'wide', testIgnore: /\.phone\.spec\.ts$/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      testMatch: /.*\.(phone|both)\.spec\.ts/,
      // The same on any screen: once is enough.
      grepInvert: /@wide/,
    },
  ],
});
