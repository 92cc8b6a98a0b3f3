import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('the next action starts when the one before it has ended, also if that failed', async () => {
  const inTurn = createTurns();
  const log: string[] = [];
  const act = (name: string, fails: boolean) => async () => {
    log.push(`${name} starts`);
    await Promise.resolve();
    log.push(`${name} ends`);
    if (fails) throw new Error(name);
    return name;
  };
  const first = inTurn(act('first', true));
  expect(log).toEqual(['first starts']);
  const second = inTurn(act('second', false));
  await expect(first).rejects.toThrow('first');
  expect(await second).toBe('second');
  expect(log).toEqual(['first starts', 'first ends', 'second starts', 'second ends']);
});
