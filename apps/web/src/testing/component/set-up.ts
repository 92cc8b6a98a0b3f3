import { afterEach, beforeEach, expect, inject, vi } from 'vitest';
import '../../ui/global.css';
import { checkLate } from './late-checks.ts';
import { closeScreens, describeScreens } from './render-screen.tsx';

if (inject('lateMs') > 0) checkLate(inject('lateMs'));

const reportError = console.error;
let misuses: string[] = [];

// The query library reports a wrong use of a query only here: the answers are right until something fetches the query.
beforeEach(() => {
  misuses = [];
  vi.spyOn(console, 'error').mockImplementation((...parts) => {
    if (String(parts[0]).includes('No queryFn was passed')) misuses.push(String(parts[0]));
    reportError(...parts);
  });
});

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') reportError(`${task.name}\n${describeScreens()}`);
  await closeScreens();
  vi.mocked(console.error).mockRestore();
  expect(misuses).toEqual([]);
});
