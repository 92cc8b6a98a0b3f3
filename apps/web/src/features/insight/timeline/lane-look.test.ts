import { expect, test } from 'vitest';
import { contrast, HARDEST_GROUND } from '../../../ui/colors/outline-color.ts';
import { barLook, barRects } from './lane-look.ts';
import { NOBODY } from './lanes.ts';

const plain = { bar: '#8d8d86', ground: '#fdfdfc' };
const person = (color: string | null) => ({ id: 'm0', name: 'Luna', color });

test('a bar has the colour of its member, with a line around it where the colour alone is too pale', () => {
  const pale = barLook(person('#fff3b0'), 'light', plain);
  expect(pale.fill).toBe('#fff3b0');
  expect(contrast(pale.line, HARDEST_GROUND.light)).toBeGreaterThanOrEqual(3);
  expect(barLook(person('#fff3b0'), 'dark', plain)).toEqual({ fill: '#fff3b0', line: '#fff3b0' });
});

test('a member without a colour and the time with no fronter look different from each other', () => {
  expect(barLook(person(null), 'light', plain)).toEqual({ fill: plain.bar, line: plain.bar });
  expect(barLook(NOBODY, 'light', plain)).toEqual({ fill: plain.ground, line: plain.bar });
});

test('a bar without room for a line is drawn in the colour of the line, as strong as its share', () => {
  const look = { fill: '#fff3b0', line: '#6c674a' };
  const draw = (x: number, endX: number, share: number) => [...barRects({ x, endX, share }, look, 5, 16)];
  expect(draw(10, 20, 1)).toEqual([
    { x: 10, y: 5, width: 10, height: 16, fill: '#6c674a', opacity: 1 },
    { x: 11, y: 6, width: 8, height: 14, fill: '#fff3b0', opacity: 1 },
  ]);
  expect(draw(10, 12, 1).map(({ fill }) => fill)).toEqual(['#6c674a']);
  const strengths = [1 / 8, 1 / 4, 1 / 2, 1].map((share) => draw(10, 90, share)[0]?.opacity ?? 0);
  expect(strengths).toEqual([...strengths].sort());
  // Even the smallest share is seen.
  expect(strengths[0]).toBeGreaterThan(0.3);
  expect(strengths.at(-1)).toBe(1);
});
