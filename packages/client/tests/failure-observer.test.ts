import { brandId } from '@frontboard/model';
import { expect, test } from 'vitest';
import { isApiError, isNetworkError, isResponseShapeError, type RequestFailure } from '../src/index.ts';
import { failure, openStub, TOKEN } from './support/stub-service.ts';

const member = brandId('MemberRef', 'abcdef');
const system = brandId('SystemRef', 'others');

function openObserved(replies: readonly (() => Response | object)[]) {
  const seen: RequestFailure[] = [];
  const stub = openStub((_, count) => replies[count - 1]?.() ?? {}, {
    token: TOKEN,
    onFailure: (error) => seen.push(error),
  });
  return { ...stub, seen };
}

/** An answer that ends before its length is reached. */
function cutAnswer(): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"id":'));
      controller.error(new TypeError('terminated'));
    },
  });
  return new Response(body);
}

test('every failed attempt is observed as its error object, also where another follows', async () => {
  const { client, answer, seen } = openObserved([
    () => failure(502, '<html>'),
    cutAnswer,
    () => failure(403, '<!doctype html>'),
  ]);
  await answer(client.systems.fetch(system).catch(() => null));
  expect(
    seen.map((error) => (isResponseShapeError(error) || !('status' in error) ? null : error.status)),
  ).toEqual([502, 200, 403]);
  expect(seen.map((error) => [isApiError(error), isNetworkError(error)])).toEqual([
    [true, false],
    [false, true],
    [true, false],
  ]);
});

test.each([
  ['a page', () => new Response('<!doctype html>'), 'Expected JSON'],
  ['JSON of another kind', () => Response.json(['x']), expect.any(String)],
])('a success with %s is observed once, as a failure', async (_, reply, message) => {
  const { client, answer, seen } = openObserved([reply]);
  await answer(client.members.update(member, { name: 'x' }).catch(() => null));
  expect(seen).toHaveLength(1);
  expect(seen[0]).toMatchObject({ name: 'ResponseShapeError', method: 'PATCH', path: '/v2/members/abcdef' });
  expect(seen[0]).toHaveProperty('issues.0.message', message);
});

test('items of a list that cannot be read are observed, although the others are given', async () => {
  const { client, answer, seen } = openObserved([() => [{ id: 'abcdef', name: 'Ash' }, { id: 5 }]]);
  expect(await answer(client.members.list(system))).toHaveLength(1);
  expect(seen.filter(isResponseShapeError).map(({ issues }) => issues[0]?.path)).toEqual([[1]]);
});

test('an aborted request is not a failure', async () => {
  const { client, answer, seen } = openObserved([]);
  const gone = new AbortController();
  const call = client.systems.fetch(system, { signal: gone.signal });
  gone.abort();
  await expect(answer(call)).rejects.toThrow();
  expect(seen).toEqual([]);
});
