import { brandId } from '@frontboard/model';
import { expect, test } from 'vitest';
import { type Client, isRateLimitedError, type OutgoingWrite, type WriteEnd } from '../src/index.ts';
import { failure, openStub, TOKEN } from './support/stub-service.ts';

const member = brandId('MemberRef', 'abcdef');
const record = { id: 'abcdef', name: 'Ash' };
const limited = () => failure(429, { message: '429: too many requests', retry_after: 0, code: 0 });

function openObserved(replies: readonly (() => object | Promise<never>)[]) {
  const begun: OutgoingWrite[] = [];
  const ended: WriteEnd[] = [];
  const stub = openStub((_, count) => replies[count - 1]?.() ?? record, {
    token: TOKEN,
    async onWrite(write) {
      begun.push(write);
      return (end) => ended.push(end);
    },
  });
  const update = () => stub.answer(stub.client.members.update(member, { name: 'Ash' }).catch(() => null));
  return { ...stub, begun, ended, update };
}

test('a write is observed before it is sent, and its end once it is answered', async () => {
  const { client, answer, begun, ended, update } = openObserved([]);
  await update();
  expect(begun).toEqual([{ method: 'PATCH', path: '/v2/members/abcdef' }]);
  expect(ended).toEqual([{ outcome: 'answered', tookMs: 0 }]);
  await answer(client.members.fetch(member));
  expect(begun).toHaveLength(1);
});

test('a refusal is an answer, a broken connection and a server error are not', async () => {
  const broken = () => Promise.reject(new TypeError('fetch failed'));
  for (const [reply, outcome] of [
    [() => failure(404), 'answered'],
    [() => failure(502, '<html>'), 'lost'],
    [broken, 'lost'],
  ] as const) {
    const { ended, update } = openObserved([reply]);
    await update();
    expect(ended.map((end) => end.outcome)).toEqual([outcome]);
  }
});

test('a write that the rate limit held up is one write', async () => {
  const { received, begun, ended, update } = openObserved([limited, limited]);
  await update();
  expect(received).toHaveLength(3);
  expect(begun).toHaveLength(1);
  expect(ended).toEqual([{ outcome: 'answered', tookMs: 0 }]);
});

test.each<[string, (client: Client) => Promise<unknown>]>([
  ['member', (client) => client.members.create({ name: 'Ash' })],
  ['group', (client) => client.groups.create({ name: 'Forest' })],
  ['switch without a time', (client) => client.switches.create({ members: [member] })],
])('a new %s is not sent again after a 429, which may answer a repetition of it', async (_, create) => {
  const { client, received, answer } = openObserved([limited]);
  const error = await answer(create(client).catch((thrown: unknown) => thrown));
  expect(isRateLimitedError(error)).toBe(true);
  expect(received).toHaveLength(1);
});

test('a new switch with a time is sent again after a 429, since the service recognises its time', async () => {
  const made = { id: 'a-switch', timestamp: '2026-03-01T12:00:00Z', members: [] };
  const { client, received, answer } = openObserved([limited, () => made]);
  await answer(client.switches.create({ members: [], timestamp: made.timestamp }));
  expect(received).toHaveLength(2);
});

test('an observer that fails does not stop the write', async () => {
  const { client, answer } = openStub(() => record, {
    token: TOKEN,
    onWrite: () => Promise.reject(new Error('not loaded')),
  });
  expect(await answer(client.members.update(member, { name: 'Ash' }))).toMatchObject({ name: 'Ash' });
});
