import { expect, test } from 'vitest';
import { createFileTasks, type FileTaskCancel, type FileTaskMessage } from './file-tasks.ts';
import { createFileWork, FileWorkError } from './file-work.ts';

const NOW = Date.parse('2026-11-24T00:00:00Z');
const fileOf = (text: string) => ({ blob: new Blob([text]), nowMs: NOW });
const GOOD = '{"members":[{"id":"a","name":"Ash"}],"switches":[]}';

test('a file is read without workers, and its faults are reported with their place', async () => {
  const work = createFileWork();
  expect((await work.run('read', fileOf(GOOD))).members).toHaveLength(1);
  const error = await work.run('read', fileOf('{"members":[],"switches":"x"}')).catch((it: unknown) => it);
  expect(error).toBeInstanceOf(FileWorkError);
  expect(error).toMatchObject({ problem: 'wrong-shape', place: '$.switches' });
});

test('tasks of a failing worker run in the page, and so do later ones', async () => {
  const posted: unknown[] = [];
  let isFailing = () => {};
  const work = createFileWork(undefined, (_receive, onFail) => {
    isFailing = onFail;
    return { post: (message) => posted.push(message), close: () => {} };
  });
  const reading = work.run('read', fileOf(GOOD));
  expect(posted).toHaveLength(1);
  isFailing();
  expect((await reading).members).toHaveLength(1);
  expect((await work.run('read', fileOf(GOOD))).members).toHaveLength(1);
  expect(posted).toHaveLength(1);
});

test('answers of a worker reach their tasks in any order', async () => {
  const posted: (FileTaskMessage | FileTaskCancel)[] = [];
  let take: ReturnType<typeof createFileTasks> = () => {};
  const work = createFileWork(undefined, (receive) => {
    take = createFileTasks(receive);
    return { post: (message) => posted.push(message), close: () => {} };
  });
  const first = work.run('read', fileOf(GOOD));
  const second = work.run('read', fileOf('{"members":[],"switches":[]}'));
  for (const message of posted.toReversed()) {
    take(message);
    await (message === posted[1] ? second : first);
  }
  expect((await first).members).toHaveLength(1);
  expect((await second).members).toHaveLength(0);
});

/** A file that is read in several pieces. */
const LARGE = `{"members":[{"id":"a","name":"Ash"}],"switches":[],"other":"${'x'.repeat(1_500_000)}"}`;

test('progress is reported in bytes, up to all of them', async () => {
  const seen: number[] = [];
  const file = fileOf(LARGE);
  await createFileWork().run('read', file, {
    onProgress({ done, of }) {
      expect(of).toBe(file.blob.size);
      seen.push(done);
    },
  });
  expect(seen.length).toBeGreaterThan(3);
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  expect(seen.at(-1)).toBe(file.blob.size);
});

test('reading is cancelled at once, the rest of the file is not read, and the next file is read', async () => {
  const work = createFileWork();
  const abort = new AbortController();
  let pieces = 0;
  const reading = work.run('read', fileOf(LARGE), {
    signal: abort.signal,
    onProgress() {
      pieces += 1;
      abort.abort(new Error('cancelled'));
    },
  });
  await expect(reading).rejects.toThrow('cancelled');
  expect((await work.run('read', fileOf(GOOD))).members).toHaveLength(1);
  expect(pieces).toBe(1);
  await expect(work.run('read', fileOf(GOOD), { signal: abort.signal })).rejects.toThrow('cancelled');
});

test('the worker stops a task that is cancelled, and reports nothing of it any more', async () => {
  const reports: unknown[] = [];
  const take = createFileTasks((reply) => {
    reports.push(reply);
    if (reports.length === 1) take({ id: 7, kind: 'cancel' });
  });
  take({ id: 7, kind: 'read', ask: fileOf(LARGE) });
  await new Promise<void>((resolve) => {
    const next = createFileTasks((reply) => 'answer' in reply && resolve());
    next({ id: 8, kind: 'read', ask: fileOf(LARGE) });
  });
  expect(reports).toHaveLength(1);
});

test('a cancelled task ends with its worker, and another worker does the tasks that are left', async () => {
  const posted: string[][] = [];
  const closed: number[] = [];
  let answer: (message: FileTaskMessage | FileTaskCancel) => void = () => {};
  const work = createFileWork(undefined, (receive) => {
    const messages: string[] = [];
    const worker = posted.push(messages);
    // A worker that never gets to its messages, as while it calculates.
    answer = createFileTasks(receive);
    return {
      post(message) {
        messages.push(message.kind);
        if (worker > 1) answer(message);
      },
      close: () => closed.push(worker),
    };
  });
  const abort = new AbortController();
  const file = await createFileWork().run('read', fileOf(GOOD));
  const comparing = work.run('compare', { before: file, after: file }, { signal: abort.signal });
  const reading = work.run('read', fileOf(GOOD));
  abort.abort(new Error('cancelled'));
  await expect(comparing).rejects.toThrow('cancelled');
  expect((await reading).members).toHaveLength(1);
  expect([posted, closed]).toEqual([[['compare', 'read'], ['read']], [1]]);
});
