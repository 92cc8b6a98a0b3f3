import { brandId } from '@frontboard/model';
import { expect, test } from 'vitest';
import type { FrontMember } from '../../../session/front-member.ts';
import { afterAnswer, afterRefusal } from './after-answer.ts';
import type { Operation } from './operation.ts';
import { emptySwitch, type Known, missingStep, type QueuedSwitch } from './queued-switch.ts';

const NOW = Date.UTC(2026, 2, 1, 12);

function members(letters: string): readonly FrontMember[] {
  return [...letters].map((letter) => ({ uuid: letter, id: letter, name: letter }));
}

interface Asked {
  readonly isSent?: boolean;
  readonly isUndone?: boolean;
}

/** A tap for the members of `letters`, a second after the one before; `order` is its position. Undone if `isUndone`. */
function tap(
  order: number,
  letters: string,
  { isSent = false, isUndone = false }: Asked = {},
): readonly Operation[] {
  const tapMs = NOW + order * 1_000;
  const id = `tap${order}`;
  const correction: Operation = { kind: 'correct', id, members: members(letters), tapMs, isSent };
  return isUndone ? [correction, { kind: 'undo', id: `${id}-undo`, tapMs, of: id }] : [correction];
}

/** A switch of the queue. Without a base, its first operation has recorded it. */
function queuedWith(taps: readonly (readonly Operation[])[], rest: Partial<QueuedSwitch> = {}): QueuedSwitch {
  const [first, ...others] = taps.flat();
  const isRecorded = rest.base === undefined && first !== undefined && 'members' in first;
  return {
    ...emptySwitch('own', 'one'),
    atMs: NOW,
    timestamp: new Date(NOW).toISOString(),
    operations: isRecorded ? [{ ...first, kind: 'record' }, ...others] : taps.flat(),
    ...rest,
  };
}

const there = (letters: string): Known => ({
  kind: 'there',
  switchId: 'switch',
  members: [...letters],
  isWhole: true,
});
const SENT = { isSent: true };
const UNDONE = { isUndone: true };
const tried = (letters: string) => ({ kind: 'members', members: [...letters] }) as const;

/** The stored queue after an answer, and the next step. */
function outcome(of: QueuedSwitch, answer: Parameters<typeof afterAnswer>[2]) {
  const { put, remove, result: hasSplit } = afterAnswer([of], of, answer, NOW);
  const stored = put.map((it) => ({
    id: it.id,
    taps: it.operations.flatMap(({ kind, id }) => (kind === 'undo' ? [] : [id])),
    step: missingStep(it),
  }));
  return { stored, remove, hasSplit };
}

test('a correction that comes after a switch elsewhere is a separate switch, also if something undone had the members of one that was sent', () => {
  const taps = [tap(0, 'a', SENT), tap(1, 'b', SENT), tap(2, 'c'), tap(3, 'b', { ...SENT, ...UNDONE })];
  expect(outcome(queuedWith(taps, { known: there('b') }), { kind: 'moved-on' })).toEqual({
    stored: [
      { id: 'tap2', taps: ['tap2'], step: 'create' },
      { id: 'one', taps: ['tap0', 'tap1'], step: null },
    ],
    remove: [],
    hasSplit: true,
  });
});

test("a sent and undone correction of somebody else's switch is put back, whatever is asked after it", () => {
  const base = members('a');
  const taps = [tap(0, 'b', { ...SENT, ...UNDONE }), tap(1, 'c')];
  expect(outcome(queuedWith(taps, { base, known: there('b') }), { kind: 'moved-on' }).stored).toEqual([
    { id: 'tap1', taps: ['tap1'], step: 'create' },
    { id: 'one', taps: ['tap0'], step: 'members' },
  ]);
});

test("a correction of somebody else's switch without an answer is put back when somebody turns out to have switched before it", () => {
  const of = queuedWith([tap(0, 'b')], {
    base: members('a'),
    known: there('a'),
    attempts: [tried('b')],
    triedAtMs: NOW,
  });
  expect(outcome(of, { kind: 'moved-on' }).stored).toEqual([
    { id: 'tap0', taps: ['tap0'], step: 'create' },
    { id: 'one', taps: ['tap0-former'], step: 'members' },
  ]);
});

test('a deleted switch of somebody else is not created again for an undone operation', () => {
  const of = queuedWith([tap(0, 'b'), tap(1, 'c', UNDONE)], { base: members('a'), known: there('a') });
  expect(outcome(of, { kind: 'absent' })).toEqual({
    stored: [{ id: 'tap0', taps: ['tap0'], step: 'create' }],
    remove: ['one'],
    hasSplit: true,
  });
});

test('a switch whose members were already fronting is created once they no longer are, also beside a later one', () => {
  const so = afterAnswer([], queuedWith([tap(0, 'a')]), { kind: 'already-so', members: ['a'] }, NOW).put[0];
  expect(so).toMatchObject({ known: { kind: 'already-so' }, settledAtMs: NOW });
  const reopened = { ...so, known: { kind: 'none' }, settledAtMs: null } as QueuedSwitch;
  const corrected = { ...reopened, operations: [...reopened.operations, ...tap(1, 'b')] };
  expect(outcome(corrected, { kind: 'moved-on' }).stored).toEqual([
    { id: 'tap1', taps: ['tap1'], step: 'create' },
    { id: 'one', taps: ['tap0'], step: 'create' },
  ]);
});

test('what the person saw of a new switch while its request was in flight is later than the answer to that', () => {
  const asked = queuedWith([tap(0, 'a')], { attempts: [tried('a')], triedAtMs: NOW });
  const change: Operation = {
    kind: 'edit-members',
    id: 'change',
    members: members('a'),
    tapMs: NOW,
    isSent: false,
  };
  // Another device has changed it to b, and the person wants a again.
  const now = { ...asked, known: there('b'), operations: [...asked.operations, change] };
  const copy = { switchId: brandId('SwitchId', 'switch'), members: ['a'] };
  const answer = { kind: 'there', copy, made: null } as const;
  const [put] = afterAnswer([now], now, answer, NOW, asked).put;
  expect(put).toMatchObject({ known: there('b'), operations: [{ isSent: true }, { isSent: false }] });
  expect(put && missingStep(put)).toBe('members');
});

test("a correction of somebody else's switch is sent even if it equals the switch", () => {
  const taps = [tap(0, 'b'), tap(1, 'a')];
  const of = queuedWith(taps, { base: members('a'), known: there('a') });
  expect(missingStep(of)).toBe('members');
  expect(missingStep({ ...of, operations: [...tap(0, 'b'), ...tap(1, 'a', SENT)] })).toBeNull();
});

test('a refusal proves that its own attempt did nothing, but not an earlier one that may have got through', () => {
  const refusal = {
    code: 20003,
    status: 404,
    title: 'Refused',
    detail: '',
    action: 'edit',
    latest: null,
  } as const;
  const asked = queuedWith([tap(0, 'a', SENT), tap(1, 'b')], { known: there('a') });
  const noted = { ...asked, attempts: [tried('b')], triedAtMs: NOW };
  const refused = { refusal, step: 'members', isWrite: true } as const;
  expect(afterRefusal(noted, { ...refused, asked }, NOW).put).toMatchObject([
    { refusal, attempts: [], triedAtMs: null },
  ]);
  expect(afterRefusal(noted, { ...refused, asked: noted }, NOW).put).toMatchObject([
    { refusal, attempts: [tried('b')], triedAtMs: NOW },
  ]);
  // Only a read was refused.
  expect(afterRefusal(noted, { ...refused, asked, isWrite: false }, NOW).put).toMatchObject([
    { refusal, attempts: [tried('b')], triedAtMs: NOW },
  ]);
});
