import { expect, test } from 'vitest';
import type { FrontMember } from '../../../session/front-member.ts';
import { afterAnswer, afterRefusal } from './after-answer.ts';
import { emptySwitch, missingStep, type QueuedSwitch, type Version } from './queued-switch.ts';

const NOW = Date.UTC(2026, 2, 1, 12);

function members(letters: string): readonly FrontMember[] {
  return [...letters].map((letter) => ({ uuid: letter, id: letter, name: letter }));
}

/** A wish for the members of `letters`; tapped a second after the one before, `order` being which it is. */
function wish(order: number, letters: string, state: Partial<Version> = {}): Version {
  const tapMs = NOW + order * 1_000;
  return { id: `wish${order}`, members: members(letters), tapMs, isUndone: false, isSent: false, ...state };
}

function plan(versions: readonly Version[], rest: Partial<QueuedSwitch> = {}): QueuedSwitch {
  return {
    ...emptySwitch('own', 'plan'),
    atMs: NOW,
    timestamp: new Date(NOW).toISOString(),
    versions,
    ...rest,
  };
}

const at = (letters: string) => ({ switchId: 'switch', members: [...letters] });
const SENT = { isSent: true };
const TAKEN_BACK = { isUndone: true };

/** What is kept after an answer, with what has to be asked next. */
function outcome(of: QueuedSwitch, answer: Parameters<typeof afterAnswer>[2]) {
  const { put, remove, hasSplit } = afterAnswer([of], of, answer, NOW);
  const kept = put.map((it) => ({
    id: it.id,
    versions: it.versions.map(({ id }) => id),
    step: missingStep(it),
  }));
  return { kept, remove, hasSplit };
}

test('what comes after a switch elsewhere is one of its own, also where something taken back had the members of one that was sent', () => {
  const versions = [
    wish(0, 'a', SENT),
    wish(1, 'b', SENT),
    wish(2, 'c'),
    wish(3, 'b', { ...SENT, ...TAKEN_BACK }),
  ];
  expect(outcome(plan(versions, { service: at('b') }), { kind: 'moved-on' })).toEqual({
    kept: [
      { id: 'wish2', versions: ['wish2'], step: 'create' },
      { id: 'plan', versions: ['wish0', 'wish1'], step: null },
    ],
    remove: [],
    hasSplit: true,
  });
});

test("a correction of somebody else's switch that was sent and taken back is put back, whatever is wished after it", () => {
  const found = members('a');
  const versions = [wish(0, 'b', { ...SENT, ...TAKEN_BACK }), wish(1, 'c')];
  expect(outcome(plan(versions, { found, service: at('b') }), { kind: 'moved-on' }).kept).toEqual([
    { id: 'wish1', versions: ['wish1'], step: 'create' },
    { id: 'plan', versions: ['wish0'], step: 'change' },
  ]);
});

test('so is one whose answer was lost, when somebody turns out to have switched before it', () => {
  const of = plan([wish(0, 'b')], { found: members('a'), service: at('a'), tried: [['b']], triedAtMs: NOW });
  expect(outcome(of, { kind: 'moved-on' }).kept).toEqual([
    { id: 'wish0', versions: ['wish0'], step: 'create' },
    { id: 'plan', versions: ['wish0-former'], step: 'change' },
  ]);
});

test("somebody else's switch that is deleted is not made again for what was taken back", () => {
  const of = plan([wish(0, 'b'), wish(1, 'c', TAKEN_BACK)], { found: members('a'), service: at('a') });
  expect(outcome(of, { kind: 'absent' })).toEqual({
    kept: [{ id: 'wish0', versions: ['wish0'], step: 'create' }],
    remove: ['plan'],
    hasSplit: true,
  });
});

test('a switch that was so already is still made when it is no more, also beside a later one', () => {
  const so = afterAnswer([], plan([wish(0, 'a')]), { kind: 'already-so', members: ['a'] }, NOW).put[0];
  expect(so).toMatchObject({ isAlreadySo: true, settledAtMs: NOW });
  const reopened = { ...so, isAlreadySo: false, settledAtMs: null } as QueuedSwitch;
  const corrected = { ...reopened, versions: [...reopened.versions, wish(1, 'b')] };
  expect(outcome(corrected, { kind: 'moved-on' }).kept).toEqual([
    { id: 'wish1', versions: ['wish1'], step: 'create' },
    { id: 'plan', versions: ['wish0'], step: 'create' },
  ]);
});

test("a wish for somebody else's switch is asked for, also where it is as it was found", () => {
  const versions = [wish(0, 'b'), wish(1, 'a')];
  const of = plan(versions, { found: members('a'), service: at('a') });
  expect(missingStep(of)).toBe('change');
  expect(missingStep({ ...of, versions: [wish(0, 'b'), wish(1, 'a', SENT)] })).toBeNull();
});

test('a refusal takes back that its own attempt was made, but not an earlier one that may have got through', () => {
  const refusal = { code: 20003, status: 404, title: 'Refused', detail: '', action: 'edit' } as const;
  const asked = plan([wish(0, 'a', SENT), wish(1, 'b')], { service: at('a') });
  const noted = { ...asked, tried: [['b']], triedAtMs: NOW };
  const refused = { refusal, isWrite: true };
  expect(afterRefusal(noted, { ...refused, asked }, NOW).put).toMatchObject([
    { refusal, tried: [], triedAtMs: null },
  ]);
  expect(afterRefusal(noted, { ...refused, asked: noted }, NOW).put).toMatchObject([
    { refusal, tried: [['b']], triedAtMs: NOW },
  ]);
  // What was refused was only a look at the service.
  expect(afterRefusal(noted, { asked, refusal, isWrite: false }, NOW).put).toMatchObject([
    { refusal, tried: [['b']], triedAtMs: NOW },
  ]);
});
