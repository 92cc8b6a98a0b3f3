import { afterAll, vi } from 'vitest';
import { setDefaultLanguage } from './device-language.ts';
import { removeFakeDatabase } from './fake-database.ts';

setDefaultLanguage();
// The next file shares the process: timers of a test that did not end would stand still there.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  removeFakeDatabase();
});
