import { expect, test } from 'vitest';
import type { Run, RunHead } from './run.ts';
import { haveChangedSwitches } from './switches-changed.ts';

const runOf = (phase: RunHead['phase'], kind: 'record-switch' | 'delete', step: 'waiting' | 'ended'): Run =>
  ({ head: { id: 'run', phase }, items: [{ operation: { kind }, progress: { step } }] }) as unknown as Run;

test.each([
  [runOf('going', 'record-switch', 'waiting'), runOf('ended', 'record-switch', 'ended'), true],
  [runOf('going', 'record-switch', 'waiting'), runOf('ended', 'record-switch', 'waiting'), false],
  [runOf('going', 'record-switch', 'waiting'), runOf('going', 'record-switch', 'ended'), false],
  [runOf('ended', 'record-switch', 'ended'), runOf('ended', 'record-switch', 'ended'), false],
  [runOf('going', 'delete', 'waiting'), runOf('ended', 'delete', 'ended'), false],
])(
  'switches have changed once a run that has sent some is at its end (case %#)',
  (before, after, isChanged) => {
    expect(haveChangedSwitches([before], [after])).toBe(isChanged);
    expect(haveChangedSwitches([], [after])).toBe(false);
  },
);
