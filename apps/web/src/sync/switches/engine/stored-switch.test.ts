import { expect, test } from 'vitest';
import { withStoredViewer } from '../../../persistence/documents/viewer-field.ts';
import { missingStep, topOperation, wantedMembers } from './queued-switch.ts';
import { readQueue } from './stored-switch.ts';

const LUNA = { uuid: 'luna', id: 'lunaa', name: 'Luna' };
const ASH = { uuid: 'ash', id: 'ashaa', name: 'Ash' };

/** A row as release 0.12.1 stored it: a switch of another device that was corrected twice, the second time without an answer. */
const ROW = {
  id: 'switch',
  account: 'own',
  atMs: 1_000,
  timestamp: '1970-01-01T00:00:01.000Z',
  found: [LUNA],
  versions: [
    { id: 'first', members: [ASH], tapMs: 2_000, isUndone: false, isSent: true },
    { id: 'second', members: [], tapMs: 3_000, isUndone: true, isSent: false },
  ],
  service: { switchId: 'there', members: ['ash'] },
  tried: [[]],
  triedAtMs: 3_100,
  isAlreadySo: false,
  isHeld: false,
  refusal: null,
  settledAtMs: null,
};

test('a correction without an answer that an earlier release stored is read and sent again', () => {
  const [queued] = readQueue([ROW]);
  if (queued === undefined) throw new Error('The row is read.');
  expect(queued).toMatchObject({
    base: [LUNA],
    known: { kind: 'there', switchId: 'there', members: ['ash'] },
    attempts: [{ kind: 'members', members: [] }],
    triedAtMs: 3_100,
    lostAtMs: null,
    unchecked: [],
  });
  expect(queued.operations.map(({ kind }) => kind)).toEqual(['correct', 'correct', 'undo']);
  expect(topOperation(queued)?.id).toBe('first');
  expect(wantedMembers(queued)).toEqual([ASH]);
  expect(missingStep(queued)).toBe('members');
});

test('a switch that an earlier release has stored and not sent is read as one that was recorded', () => {
  const waiting = { ...ROW, found: null, service: null, tried: [], triedAtMs: null };
  const [queued] = readQueue([{ ...waiting, isHeld: true }]);
  expect(queued?.operations.map(({ kind }) => kind)).toEqual(['record', 'correct', 'undo']);
  expect(queued?.known).toEqual({ kind: 'held' });
  expect(readQueue([{ ...waiting, isAlreadySo: true }])[0]?.known).toEqual({ kind: 'already-so' });
});

test('rows of this release are read unchanged, and unreadable rows are skipped', () => {
  const [queued] = readQueue([ROW]);
  if (queued === undefined) throw new Error('The row is read.');
  expect(readQueue([withStoredViewer(queued), { id: 'strange' }, null])).toEqual([queued]);
});
