import { ApiError, NetworkError, RateLimitedError } from '@frontboard/client';
import { brandId, type FrontSwitch } from '@frontboard/model';
import { describe, expect, it } from 'vitest';
import { writeSwitch } from './write-switch.ts';

const REQUEST = { method: 'PATCH', path: '/v2' };
const LOST = new NetworkError(REQUEST);
const refusal = (status: number, code: number) => new ApiError({ ...REQUEST, status, code });

function at(second: number): FrontSwitch {
  const timestamp = `2026-01-01T00:00:0${second}Z`;
  return { id: brandId('SwitchId', 'one'), timestamp, memberIds: [], members: null, extra: {} };
}

const [base, wanted, other] = [at(1), at(2), at(3)];

/** Changes the time of `base` to that of `wanted`, against answers in their order. */
async function change(looks: (FrontSwitch | null | Error)[], sent: FrontSwitch | Error) {
  let sends = 0;
  const answer = async (one: FrontSwitch | null | Error | undefined) => {
    if (one instanceof Error || one === undefined) throw one ?? new Error('Asked too often.');
    return one;
  };
  const write = await writeSwitch({
    base,
    look: () => answer(looks.shift()),
    isDone: (copy) => copy?.timestamp === wanted.timestamp,
    send: () => {
      sends += 1;
      return answer(sent);
    },
    settle: async () => {},
  });
  return { state: write.state, sends, write };
}

describe('writeSwitch', () => {
  it.each([
    ['sends once what nobody else has changed', [base], wanted, 'done', 1],
    ['sends nothing when it is so already', [wanted], wanted, 'done', 0],
    ['sends nothing over a copy that was not shown', [other], wanted, 'changed', 0],
    ['sends nothing when the switch is gone', [null], wanted, 'gone', 0],
    ['sends nothing while the service can not be asked', [LOST], wanted, 'not-done', 0],
    ['sends nothing with a key that is refused', [refusal(401, 0)], wanted, 'refused', 0],
    ['looks after a lost answer, and finds it done', [base, wanted], LOST, 'done', 1],
    [
      'looks after a lost answer, and finds it not done once it has settled',
      [base, base, base],
      LOST,
      'not-done',
      1,
    ],
    ['looks again once a lost change has settled, and finds it done', [base, base, wanted], LOST, 'done', 1],
    ['says that nobody knows when the look is lost, too', [base, LOST, LOST], LOST, 'unsure', 1],
    ['looks after trouble of the service', [base, base, base], refusal(500, 0), 'not-done', 1],
    ['finds an earlier try behind the instant that is taken', [base, wanted], refusal(400, 40005), 'done', 1],
    ['tells an instant that is taken by another', [base, base], refusal(400, 40005), 'refused', 1],
    ['tells that it went meanwhile', [base], refusal(404, 20007), 'gone', 1],
    [
      'tells that it was too much at once',
      [base],
      new RateLimitedError({ ...REQUEST, status: 429, retryAfterMs: 1, retryAtMs: 1, scope: null }),
      'not-done',
      1,
    ],
  ] as const)('%s', async (_name, looks, sent, state, sends) => {
    expect(await change([...looks], sent)).toMatchObject({ state, sends });
  });

  it.each([
    ['when it was sent', [base], wanted],
    ['when an earlier try had done it', [wanted], wanted],
    ['when the answer was lost', [base, wanted], LOST],
    ['when the answer to an earlier try was lost', [base, wanted], refusal(400, 40005)],
  ] as const)('tells what was there before, %s', async (_name, looks, sent) => {
    expect((await change([...looks], sent)).write).toMatchObject({ state: 'done', former: base });
  });
});
