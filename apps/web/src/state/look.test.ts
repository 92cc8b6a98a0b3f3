import { afterEach, expect, test, vi } from 'vitest';
import { setHours } from '../platform/device-format.ts';
import { createSafeStorage, memoryStorage } from '../platform/storage.ts';
import { formatExact } from '../ui/time/format-time.ts';
import { applyLook } from './look.ts';
import { createSettingsStore, PREFERENCES_KEY } from './settings.ts';

const AFTERNOON = new Date(2026, 10, 20, 14, 2).getTime();

afterEach(() => {
  vi.unstubAllGlobals();
  setHours('device');
});

test('the chosen hour format applies from the start, and another choice at once', () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  const area = memoryStorage({ [PREFERENCES_KEY]: JSON.stringify({ version: 1, hours: '24' }) });
  const settings = createSettingsStore(createSafeStorage({ open: () => area }));
  applyLook(settings);
  expect(formatExact(AFTERNOON)).toContain('14:02');
  settings.update((all) => ({ ...all, hours: '12' }));
  expect(formatExact(AFTERNOON)).toContain('02:02');
});
