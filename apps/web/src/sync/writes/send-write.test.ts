import { ApiError, NetworkError } from '@frontboard/client';
import { expect, test } from 'vitest';
import { sendAgainIfLost, sendWrite } from './send-write.ts';

const LOST = new NetworkError({ method: 'POST', path: '/v2/members' });

/** A service that carries out a lost write after `looks` reads; null: never. */
function open(arrivesAfterLooks: number | null) {
  const log: string[] = [];
  let looks = 0;
  return {
    log,
    send: () => {
      log.push('send');
      return Promise.reject(LOST);
    },
    look: async () => {
      log.push('look');
      looks += 1;
      return arrivesAfterLooks !== null && looks > arrivesAfterLooks ? 'made' : null;
    },
    settle: async () => {
      log.push('settle');
    },
  };
}

test('a lost write that was carried out is found at once', async () => {
  const { log, ...write } = open(0);
  expect(await sendWrite(write)).toEqual({ state: 'done', value: 'made' });
  expect(log).toEqual(['send', 'look']);
});

test('a lost write that arrives late is found once it has settled', async () => {
  const { log, ...write } = open(1);
  expect(await sendWrite(write)).toEqual({ state: 'done', value: 'made' });
  expect(log).toEqual(['send', 'look', 'settle', 'look']);
});

test('a lost write counts as not done only after it has settled', async () => {
  const { log, ...write } = open(null);
  expect(await sendWrite(write)).toEqual({ state: 'not-done', error: LOST });
  expect(log).toEqual(['send', 'look', 'settle', 'look']);
});

test('the outcome is unknown while the service cannot be asked', async () => {
  const { send, settle } = open(null);
  const look = () => Promise.reject(LOST);
  expect(await sendWrite({ send, settle, look })).toEqual({ state: 'unknown', error: LOST });
});

test('a write that changes nothing the second time is sent again only if its answer is lost, once it has settled', async () => {
  const log: string[] = [];
  const settle = async () => {
    log.push('settle');
  };
  const sendWith = (...errors: readonly unknown[]) => {
    const left = [...errors];
    return sendAgainIfLost(async () => {
      log.push('send');
      const error = left.shift();
      if (error !== undefined) throw error;
      return 'done';
    }, settle);
  };
  expect(await sendWith(LOST)).toBe('done');
  expect(log.splice(0)).toEqual(['send', 'settle', 'send']);
  await expect(sendWith(LOST, LOST)).rejects.toBe(LOST);
  expect(log.splice(0)).toEqual(['send', 'settle', 'send']);
  const refused = new ApiError({ method: 'PATCH', path: '/v2/members/abcdef', status: 404, code: 20001 });
  await expect(sendWith(refused)).rejects.toBe(refused);
  expect(log).toEqual(['send']);
});
