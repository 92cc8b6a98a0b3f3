import { expect, test } from 'vitest';
import { doFileTask, type FileTaskMessage, type FileTaskReply } from './file-tasks.ts';
import { createFileWork, FileWorkError } from './file-work.ts';

const NOW = Date.parse('2026-11-24T00:00:00Z');
const fileOf = (text: string) => ({ blob: new Blob([text]), nowMs: NOW });
const GOOD = '{"members":[{"id":"a","name":"Ash"}],"switches":[]}';

test('a file is read without workers, and its faults are reported with their place', async () => {
  const work = createFileWork();
  expect((await work.run('read', fileOf(GOOD))).members).toHaveLength(1);
  const error = await work.run('read', fileOf('{"members":[1],"switches":[]}')).catch((it: unknown) => it);
  expect(error).toBeInstanceOf(FileWorkError);
  expect(error).toMatchObject({ problem: 'wrong-shape', place: '$.members[0]' });
});

test('tasks of a failing worker run in the page, and so do later ones', async () => {
  const posted: FileTaskMessage[] = [];
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
  const replies: Promise<FileTaskReply>[] = [];
  let receive: (reply: FileTaskReply) => void = () => {};
  const work = createFileWork(undefined, (onReply) => {
    receive = onReply;
    return { post: (message) => replies.push(doFileTask(message)), close: () => {} };
  });
  const first = work.run('read', fileOf(GOOD));
  const second = work.run('read', fileOf('{"members":[],"switches":[]}'));
  for (const reply of replies.toReversed()) receive(await reply);
  expect((await first).members).toHaveLength(1);
  expect((await second).members).toHaveLength(0);
});
