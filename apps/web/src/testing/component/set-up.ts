import { afterEach, beforeEach, expect, vi } from 'vitest';
import '../../ui/global.css';
import { closeScreens, describeScreens } from './render-screen.tsx';

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
