import type { ApiAnswers, FileSwitch } from '@frontboard/portable';
import { expect, test, vi } from 'vitest';
import { NO_LOCAL_DATA } from '../../session/local/local-data.ts';
import { createFileTasks, type FileTaskKind, type FileTaskReply, type FileTasks } from './file-tasks.ts';
import { packAnswers, packList, unpackList } from './packed-list.ts';

const HOUR_MS = 3_600_000;
const START_MS = Date.UTC(2024, 0, 1);
const timeOf = (index: number) => new Date(START_MS + index * HOUR_MS).toISOString().replace('.000', '');
const switches: readonly FileSwitch[] = Array.from({ length: 1_200 }, (_, index) => ({
  timestamp: timeOf(index),
  members: index % 2 === 0 ? ['é', 'b'] : [],
}));

test('a packed list has its length, and is the same when it is unpacked, also after it went to another thread', () => {
  const packed = structuredClone(packList(switches));
  expect(packed.length).toBe(switches.length);
  expect(unpackList(packed)).toEqual(switches);
  expect(unpackList(packList([]))).toEqual([]);
});

test('answers are packed in several tasks, so that the page can do something else', async () => {
  let nowMs = 0;
  // Each look at the clock is a slice of its own.
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    nowMs += 100;
    return nowMs;
  });
  const pauses = vi.spyOn(globalThis, 'setTimeout');
  const answers = { members: [], groups: [], switches } as unknown as ApiAnswers;
  const packed = await packAnswers(answers);
  expect(pauses.mock.calls.length).toBeGreaterThan(1);
  clock.mockRestore();
  pauses.mockRestore();
  expect(unpackList(packed.switches)).toEqual(switches);
});

test('the switches of files and plans go between threads as bytes only', async () => {
  const text = JSON.stringify({
    members: ['é', 'b'].map((id) => ({ id, name: id })),
    switches: switches.map(({ timestamp, members }) => ({ timestamp, members })),
  });
  const file = await answerOf('read', { blob: new Blob([text]), nowMs: Date.UTC(2026, 0, 1) });
  const now = await answerOf('read', {
    blob: new Blob(['{"members":[],"switches":[]}']),
    nowMs: Date.UTC(2026, 0, 1),
  });
  const limits = { nowMs: Date.UTC(2026, 0, 1), memberLimit: 1_000, groupLimit: 250 };
  const { plan, local } = await answerOf('plan', {
    file,
    now,
    choice: null,
    links: {},
    local: NO_LOCAL_DATA,
    limits,
  });
  expect([file.switches.length, plan.switches.added.length]).toEqual([1_200, 1_200]);
  for (const list of [file.switches, plan.switches.added])
    expect(list.pieces.every((piece) => piece instanceof Uint8Array)).toBe(true);
  const { operations } = await answerOf('operations', { plan, file, local });
  expect(operations).toHaveLength(2 + 1_200);
});

/** The answer of the worker, as the page receives it. */
function answerOf<Kind extends FileTaskKind>(
  kind: Kind,
  ask: FileTasks[Kind]['ask'],
): Promise<FileTasks[Kind]['answer']> {
  return new Promise((resolve, reject) => {
    const take = createFileTasks((reply: FileTaskReply) => {
      if ('answer' in reply) resolve(structuredClone(reply.answer) as FileTasks[Kind]['answer']);
      else if ('problem' in reply) reject(new Error(reply.problem ?? 'failed'));
    });
    take({ id: 1, kind, ask });
  });
}
