import { expect, test } from 'vitest';
import { unsureMoments } from './unsure-moments.ts';

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime();

test.each([
  [at(18, 23), ['evening 18 20', 'afternoon 18 15', 'morning 18 9']],
  [at(18, 20, 29), ['afternoon 18 15', 'morning 18 9', 'night 18 2']],
  [at(18, 11), ['morning 18 9', 'night 18 2', 'yesterday-evening 17 20']],
  [at(18, 5), ['night 18 2', 'yesterday-evening 17 20']],
  // The night is not over.
  [at(18, 4), ['yesterday-evening 17 20']],
])('the latest parts of the day have a full hour in the past (%#)', (nowMs, moments) => {
  const listed = unsureMoments(nowMs).map(({ part, atMs }) => {
    const time = new Date(atMs);
    return `${part} ${time.getDate()} ${time.getHours()}`;
  });
  expect(listed).toEqual(moments);
});
