import { ApiError } from '@frontboard/client';
import { expect, test } from 'vitest';
import { createNoticesStore } from './notices.ts';

test('equal notices are counted in one', () => {
  const notices = createNoticesStore();
  const first = notices.notify({ kind: 'info', title: 'Saved' });
  expect(notices.notify({ kind: 'info', title: 'Saved' })).toBe(first);
  notices.notify({ kind: 'info', title: 'Saved', caption: 'elsewhere' });
  expect(notices.getState().map(({ title, caption, count }) => [title, caption, count])).toEqual([
    ['Saved', undefined, 2],
    ['Saved', 'elsewhere', 1],
  ]);
});

test('notices with Undo are never merged', () => {
  const notices = createNoticesStore();
  let undone = 0;
  const undo = () => {
    undone += 1;
  };
  notices.notify({ kind: 'info', title: 'Removed', undo });
  notices.notify({ kind: 'info', title: 'Removed', undo });
  expect(notices.getState().map(({ action }) => action?.label)).toEqual(['Undo', 'Undo']);
  notices.getState()[1]?.action?.run();
  expect(undone).toBe(1);
});

test('a notice stays 5 seconds by default, and ends when it is dismissed', () => {
  const notices = createNoticesStore();
  const id = notices.notify({ kind: 'info', title: 'Saved' });
  notices.notify({ kind: 'info', title: 'Longer', timeoutMs: 9_000 });
  expect(notices.getState().map(({ timeoutMs }) => timeoutMs)).toEqual([5_000, 9_000]);
  notices.dismiss(id);
  expect(notices.getState().map(({ title }) => title)).toEqual(['Longer']);
});

test('of more than five notices the oldest are removed', () => {
  const notices = createNoticesStore();
  for (let number = 1; number <= 7; number += 1) notices.notify({ kind: 'info', title: `Notice ${number}` });
  expect(notices.getState().map(({ title }) => title)).toEqual(
    [3, 4, 5, 6, 7].map((number) => `Notice ${number}`),
  );
});

test('an error shown is noted in the log as well, each time', () => {
  const lines: string[] = [];
  const notices = createNoticesStore({ add: (level, text) => lines.push(`${level} ${text}`) });
  const error = new ApiError({ status: 500, method: 'GET', path: '/v2/systems/x', message: 'Out of order.' });
  notices.notifyError(error);
  notices.notifyError(error);
  expect(notices.getState()).toMatchObject([{ title: 'API Error', caption: 'Out of order.', count: 2 }]);
  expect(lines).toEqual(['error API Error: Out of order.', 'error API Error: Out of order.']);
});
