import { expect, test, vi } from 'vitest';
import { createOrigin } from '../testing/fake-browser.ts';
import { settlePromises } from '../testing/fake-clock.ts';
import { createTabs, loneTab } from './tabs.ts';

test('one of two tabs leads, and the other takes over when it resigns', async () => {
  const origin = createOrigin();
  const [first, second] = [vi.fn(), vi.fn()];
  const resign = origin.openTabs().campaign(first);
  origin.openTabs().campaign(second);
  await settlePromises();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
  resign();
  await settlePromises();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
});

test('the next tab leads when the leader is closed', async () => {
  const origin = createOrigin();
  const second = vi.fn();
  const leader = origin.openTabs();
  leader.campaign(() => {});
  origin.openTabs().campaign(second);
  await settlePromises();
  leader.close();
  await settlePromises();
  expect(second).toHaveBeenCalledOnce();
});

test('a tab that resigns while it waits does not lead, and may apply again', async () => {
  const origin = createOrigin();
  const resign = origin.openTabs().campaign(() => {});
  const waiting = origin.openTabs();
  const [early, late] = [vi.fn(), vi.fn()];
  waiting.campaign(early)();
  waiting.campaign(late);
  await settlePromises();
  resign();
  await settlePromises();
  expect(early).not.toHaveBeenCalled();
  expect(late).toHaveBeenCalledOnce();
});

test('a tab that resigns before the answer does not lead', async () => {
  const origin = createOrigin();
  const lead = vi.fn();
  origin.openTabs().campaign(lead)();
  await settlePromises();
  expect(lead).not.toHaveBeenCalled();
});

test('without a lock manager every tab leads at once', () => {
  const lead = vi.fn();
  loneTab().campaign(lead);
  expect(lead).toHaveBeenCalledOnce();
});

test('a lock manager that refuses counts as none', async () => {
  const lead = vi.fn();
  const locks = { request: () => Promise.reject(new DOMException('opaque origin', 'SecurityError')) };
  createTabs({ locks, channel: null, lockName: 'x' }).campaign(lead);
  await settlePromises();
  expect(lead).toHaveBeenCalledOnce();
});

test('a message reaches the other tabs and not its sender', () => {
  const origin = createOrigin();
  const [sender, receiver] = [origin.openTabs(), origin.openTabs()];
  const [own, others] = [vi.fn(), vi.fn()];
  sender.subscribe(own);
  const stop = receiver.subscribe(others);
  sender.post({ hello: 1 });
  stop();
  sender.post({ hello: 2 });
  expect(own).not.toHaveBeenCalled();
  expect(others.mock.calls).toEqual([[{ hello: 1 }]]);
});
