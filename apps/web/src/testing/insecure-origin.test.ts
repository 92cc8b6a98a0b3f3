import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserNotifications } from '../platform/device-notifications.ts';
import { runAlone } from '../platform/run-alone.ts';
import { askToPersist, readStorageUse } from '../platform/storage-use.ts';
import { browserTabs } from '../platform/tabs.ts';
import { watchAppWorker } from '../state/app-update.ts';

// A page over plain http from another device: the browser has none of the functions that need a secure context.

beforeEach(() => {
  vi.stubGlobal('isSecureContext', false);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', {});
});
afterEach(() => vi.unstubAllGlobals());

test('work that only one tab should do is done', async () => {
  expect(await runAlone('restore', async () => 'done')).toBe('done');
});

test('each tab sends, because none can be elected', () => {
  const lead = vi.fn();
  browserTabs('outbox').campaign(lead);
  expect(lead).toHaveBeenCalledOnce();
});

test('the storage is measured as far as the browser says something, and it can’t be asked to keep it', async () => {
  expect(await readStorageUse()).toEqual({
    documents: [],
    usedBytes: null,
    quotaBytes: null,
    isPersisted: false,
  });
  expect(await askToPersist()).toBeNull();
});

test('notifications are not supported, although the browser says that the person has denied them', async () => {
  vi.stubGlobal('Notification', { permission: 'denied' });
  expect(browserNotifications.permission()).toBe('unsupported');
  expect(await browserNotifications.ask()).toBe('unsupported');
  await browserNotifications.show({ tag: 'a', title: 'a', text: 'a', path: '/' });
  await browserNotifications.close();
});

test('no service worker is registered', () => {
  const schedule = vi.spyOn(globalThis, 'setTimeout');
  watchAppWorker({ offer: vi.fn() } as never);
  expect(schedule).not.toHaveBeenCalled();
  schedule.mockRestore();
});
